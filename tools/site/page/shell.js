// The door: it holds the house in a worker, tells how far it is open, and has the pages in a frame.

const door = /** @type {HTMLElement} */ (document.getElementById("door"));
const room = /** @type {HTMLIFrameElement} */ (document.getElementById("room"));
const bar = /** @type {HTMLProgressElement} */ (document.getElementById("bar"));
const line = /** @type {HTMLElement} */ (document.getElementById("line"));
const here = /** @type {HTMLButtonElement} */ (document.getElementById("here"));
const spoken = JSON.parse(document.getElementById("words")?.textContent ?? "{}");
const lang = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in spoken) ?? "en";
const words = spoken[lang];

/** @type {Worker | null} */
let worker = null;
let asked = 0;
/** @type {Map<number, MessagePort>} */
const waiting = new Map();
/** @type {Map<number, Socket>} */
const sockets = new Map();

class Socket extends EventTarget {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSING = 2;
  static CLOSED = 3;
  readyState = Socket.CONNECTING;
  bufferedAmount = 0;
  /** @type {((event: Event) => void) | null} */ onopen = null;
  /** @type {((event: MessageEvent) => void) | null} */ onmessage = null;
  /** @type {((event: CloseEvent) => void) | null} */ onclose = null;
  #number = (asked += 1);

  /** @param {string} address */
  constructor(address) {
    super();
    const { pathname, search } = new URL(address);
    sockets.set(this.#number, this);
    worker?.postMessage({ open: this.#number, target: pathname + search });
    room.contentWindow?.addEventListener("pagehide", () => this.close(), { once: true });  // nobody else tells of it
    queueMicrotask(() => {
      if (this.readyState !== Socket.CONNECTING) return; // it was closed at once
      this.readyState = Socket.OPEN;
      this.dispatchEvent(new Event("open"));
    });
  }

  /** @param {string} text */
  send(text) { worker?.postMessage({ line: this.#number, say: text }); }

  close() {
    worker?.postMessage({ shut: this.#number });
    this.ended(1000, "");
  }

  /** @param {Event} event */
  dispatchEvent(event) {
    const hear = /** @type {Record<string, ((event: Event) => void) | null>} */ (/** @type {unknown} */ (this))[`on${event.type}`];
    hear?.(event);
    return super.dispatchEvent(event);
  }

  /** @param {number} code @param {string} reason */
  ended(code, reason) {
    sockets.delete(this.#number);
    if (this.readyState === Socket.CLOSED) return;
    this.readyState = Socket.CLOSED;
    this.dispatchEvent(new CloseEvent("close", { code, reason, wasClean: true }));
  }
}

Object.assign(window, { ludoteca: { Socket } });

/** @param {string} text */
function say(text) { line.textContent = text; }

navigator.serviceWorker?.addEventListener("message", ({ data, ports }) => {
  if (data.of !== undefined) {
    bar.max = data.of + 2;
    bar.value = data.done;
  } else if (data.wish !== undefined && worker !== null) {
    asked += 1;
    waiting.set(asked, ports[0]);
    worker.postMessage({ ask: asked, ...data.wish });
  }
});

/** @param {MessageEvent} event */
function heard({ data }) {
  if (data.answer !== undefined) {
    waiting.get(data.answer)?.postMessage(data);
    waiting.delete(data.answer);
  } else if (data.line !== undefined) {
    const socket = sockets.get(data.line);
    if (data.code !== undefined) socket?.ended(data.code, data.reason);
    else socket?.dispatchEvent(new MessageEvent("message", { data: data.text }));
  } else if (data.step === "fault") say(`${words.fault} ${data.text}`);
  else if (data.step === "rules") {
    bar.value = bar.max - 1;
    say(words.rules);
  } else if (data.step === "open") enter();
}

function enter() {
  bar.value = bar.max;
  const path = location.pathname.replace(/^\/(index|404)\.html$/, "/");
  room.addEventListener("load", () => {
    const inside = room.contentWindow;
    if (inside === null || inside.location.href === "about:blank") return;
    door.hidden = true;
    room.hidden = false;
    document.title = inside.document.title;
    document.documentElement.lang = inside.document.documentElement.lang;
    history.replaceState(null, "", inside.location.pathname + inside.location.search);
    room.focus();
  });
  room.contentWindow?.location.replace(path + location.search);
}

// One page at a time holds the house: two would play the same tables without knowing of each other.
/** @param {boolean} steal */
async function hold(steal) {
  const taken = await new Promise((resolve) => {
    navigator.locks.request("ludoteca", steal ? { steal } : { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => {});
    }).catch(() => {  // another page has taken it over
      worker?.terminate();
      worker = null;
      room.hidden = true;
      door.hidden = false;
      elsewhere();
    });
  });
  if (!taken) return elsewhere();
  here.hidden = true;
  bar.hidden = false;
  say(words.python);
  worker = new Worker("/house/worker.js", { type: "module" });
  worker.addEventListener("message", heard);
}

function elsewhere() {
  bar.hidden = true;
  here.hidden = false;
  here.textContent = words.here;
  here.onclick = () => location.reload();
  sessionStorage.setItem("take", "1");
  say(words.elsewhere);
}

async function open() {
  document.documentElement.lang = lang;
  say(words.files);
  if (!("serviceWorker" in navigator) || !("locks" in navigator) || !("DecompressionStream" in window)) return say(words.old);
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    return say(words.secure);
  }
  await navigator.serviceWorker.ready;
  const steal = sessionStorage.getItem("take") !== null;
  sessionStorage.removeItem("take");
  return hold(steal);
}

void open();
