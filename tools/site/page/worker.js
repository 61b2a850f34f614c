// Python, and in it the house. It is asked by the page that holds it, and tells it what there is to be kept.

import { loadPyodide } from "./pyodide.mjs";

const PACKAGES = "/lib/python3/site-packages";
const plain = self.fetch.bind(self);

// What is large lies here compressed, whatever the file server does.
self.fetch = async (what, how) => {
  const address = String(what instanceof Request ? what.url : what);
  if (!address.endsWith(".wasm")) return plain(what, how);
  const packed = await plain(`${address}.packed`);
  if (!packed.ok || packed.body === null) throw new Error(address);
  return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": "application/wasm" } });
};

/** @type {Promise<IDBDatabase>} */
const drawer = new Promise((resolve, reject) => {
  const opening = indexedDB.open("ludoteca", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
  opening.onsuccess = () => resolve(opening.result);
  opening.onerror = () => reject(opening.error);
});

/** @returns {Promise<Map<string, Uint8Array>>} */
async function kept() {
  const shelf = (await drawer).transaction("kept").objectStore("kept");
  const [names, values] = await Promise.all([all(shelf.getAllKeys()), all(shelf.getAll())]);
  return new Map(names.map((name, number) => [String(name), values[number]]));
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const all = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** @param {IDBDatabase} database @param {[string, Uint8Array | null][]} changed */
function keep(database, changed) {
  const shelf = database.transaction("kept", "readwrite").objectStore("kept");
  for (const [name, value] of changed) {
    if (value === null) shelf.delete(name);
    else shelf.put(value, name);
  }
}

async function open() {
  const [python, packed, database, before] = await Promise.all([
    loadPyodide({ indexURL: new URL(".", import.meta.url).href }),
    plain(new URL("packages.zip", import.meta.url)).then((answer) => answer.arrayBuffer()),
    drawer,
    kept(),
  ]);
  postMessage({ step: "rules" });
  python.unpackArchive(packed, "zip", { extractDir: PACKAGES });
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
  const page = python.pyimport("ludoteca.serverless.page");
  const house = await page.opened(before, (/** @type {[string, Uint8Array | null][]} */ changed) => keep(database, changed), location.origin);
  postMessage({ step: "open" });
  return house;
}

const house = open();
house.catch((fault) => postMessage({ step: "fault", text: String(fault) }));

/** @type {Map<number, any>} */
const lines = new Map();

self.addEventListener("message", async ({ data }) => {
  const inside = await house;
  if (data.ask !== undefined) {
    const { ask, method, target, headers, body } = data;
    const [status, told, whole] = await inside.asked(method, target, headers, body ?? new Uint8Array());
    postMessage({ answer: ask, status, headers: told, body: whole }, [whole.buffer]);
  } else if (data.open !== undefined) {
    const { open: line, target } = data;
    const heard = (/** @type {string} */ text) => postMessage({ line, text });
    const closed = (/** @type {number} */ code, /** @type {string} */ reason) => {
      lines.delete(line);
      postMessage({ line, code, reason });
    };
    lines.set(line, inside.line(target, heard, closed));
  } else if (data.say !== undefined) lines.get(data.line)?.say(data.say);
  else if (data.shut !== undefined) {
    lines.get(data.shut)?.close();
    lines.delete(data.shut);
  }
});
