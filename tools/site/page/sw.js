// Answers the pages of the house in the place of a server: files from what is kept, everything else from Python in the
// page that holds the house. The builder writes before this: VERSION, FILES (every file of the site).

/* global VERSION, FILES */

const HOUSE = `house-${VERSION}`;
const DOOR = "/index.html";

self.addEventListener("install", (event) => event.waitUntil(fetchAll().then(() => self.skipWaiting())));

// One after the other, so that the door can tell how far it is.
async function fetchAll() {
  const house = await caches.open(HOUSE);
  let done = 0;
  for (const file of FILES) {
    await house.add(new Request(file, { cache: "no-cache" }));
    done += 1;
    for (const client of await clients.matchAll({ type: "window", includeUncontrolled: true })) client.postMessage({ done, of: FILES.length });
  }
}

self.addEventListener("activate", (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name.startsWith("house-") && name !== HOUSE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== location.origin) return;
  if (FILES.includes(address.pathname)) event.respondWith(file(address.pathname));
  else if (request.mode === "navigate" && request.destination === "document") event.respondWith(file(DOOR));
  else event.respondWith(asked(request, address));
});

/** @param {string} name */
async function file(name) {
  return (await caches.match(name, { cacheName: HOUSE })) ?? fetch(name);
}

// Whoever holds the house answers, the other pages say nothing.
/** @param {Request} request @param {URL} address */
async function asked(request, address) {
  const body = request.method === "GET" || request.method === "HEAD" ? null : new Uint8Array(await request.arrayBuffer());
  const wish = { method: request.method, target: address.pathname + address.search, headers: [...request.headers], body };
  const doors = (await clients.matchAll({ type: "window", includeUncontrolled: true })).filter(({ frameType }) => frameType === "top-level");
  if (doors.length === 0) return new Response(null, { status: 503 });
  const { status, headers, body: whole } = await new Promise((resolve) => {
    for (const door of doors) {
      const channel = new MessageChannel();
      channel.port1.onmessage = ({ data }) => resolve(data);
      door.postMessage({ wish }, [channel.port2]);
    }
  });
  return new Response(status === 204 || status === 304 ? null : whole, { status, headers });
}
