// What the app keeps for when there is no connection: the shelf, the rulebooks, and the tables that were looked at last.
// The server writes what it needs to know before this: VERSION, KEPT (addresses to keep from the beginning), OFFLINE, ICON.

/* global VERSION, KEPT, OFFLINE, ICON */

const FILES = `files-${VERSION}`; // what the pages are made with: a new version has a new set
const PAGES = "pages";
const MOST_TABLES = 12;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(PAGES).then((pages) => pages.add(OFFLINE)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== FILES && name !== PAGES) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old().then(keepAll));
});

// The shelf and the rulebooks, one after the other: nobody waits for them.
async function keepAll() {
  const pages = await caches.open(PAGES);
  for (const address of KEPT) await keep(pages, address).catch(() => {});
}

// A page and the files that it names.
async function keep(pages, address) {
  const answer = await fetch(address);
  if (!answer.ok) return;
  const text = await answer.clone().text();
  await pages.put(address, answer);
  const files = await caches.open(FILES);
  for (const [, file] of text.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)) {
    if (!(await files.match(file))) await files.add(file).catch(() => {});
  }
}

self.addEventListener("message", (event) => {
  if (event.data?.keep) event.waitUntil(caches.open(PAGES).then((pages) => keep(pages, event.data.keep)).catch(() => {}));
});

// ---- notices: what has happened while nobody looked

self.addEventListener("push", (event) => {
  let told = {};
  try { told = event.data?.json() ?? {}; } catch { /* nothing that we have sent */ }
  if (told.title) event.waitUntil(tell(told));
});

// Whoever looks at the table just now sees it; and what came twice is told once.
async function tell({ title, text, there, tag, thing, lang }) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === there)) return;
  const known = await self.registration.getNotifications({ tag });
  const renotify = !known.some((one) => one.data?.thing === thing);
  const told = { body: text, tag, lang, renotify, icon: ICON, badge: ICON, data: { there, thing } };
  await self.registration.showNotification(title, told);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goThere(event.notification.data?.there ?? "/"));
});

async function goThere(there) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = open.find((one) => new URL(one.url).pathname === there);
  if (page) await page.focus(); else await self.clients.openWindow(there);
}

// The push service has given the browser another address.
self.addEventListener("pushsubscriptionchange", (event) => {
  const again = async () => {
    const options = event.oldSubscription?.options;
    const fresh = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
    if (fresh) await fetch("/me/letters/push", { method: "POST", body: JSON.stringify(fresh) });
  };
  event.waitUntil(again().catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== location.origin) return;
  if (address.pathname.startsWith("/static/")) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(page(request, address));
});

async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(FILES)).put(request, answer.clone());
  return answer;
}

// Always from the server; without it, as it was when it was seen last, or the page that says what can be done.
async function page(request, address) {
  try {
    const answer = await fetch(request);
    if (request.method === "GET" && answer.ok && !answer.redirected) await remember(address, answer.clone());
    return answer;
  } catch {
    const kept = request.method === "GET" ? await caches.match(address.pathname) : null;
    return kept ?? caches.match(OFFLINE);
  }
}

async function remember(address, answer) {
  const table = /^\/t\/[^/]+$/.test(address.pathname);
  if (!table && address.pathname !== "/" && !address.pathname.startsWith("/games/")) return;
  const pages = await caches.open(PAGES);
  await pages.delete(address.pathname);
  await pages.put(address.pathname, answer);
  const tables = (await pages.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/t/"));
  for (const past of tables.slice(0, -MOST_TABLES)) await pages.delete(past);
}
