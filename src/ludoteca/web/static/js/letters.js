// Notices: this browser tells, or tells no more; and what time it is where one lives.

import { $, $$, toast } from "./dom.js";

/** Bytes as they stand in an address. @param {string} text */
function bytes(text) {
  const bare = text.replace(/-/g, "+").replace(/_/g, "/");
  return Uint8Array.from(atob(bare + "=".repeat((4 - (bare.length % 4)) % 4)), (letter) => letter.charCodeAt(0));
}

/** What the server calls a browser that is told. @param {string} endpoint */
async function called(endpoint) {
  const found = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 40);
}

/** The page of notices. */
export function letters() {
  const place = /** @type {HTMLElement} */ ($("[data-push]"));
  const zone = /** @type {HTMLInputElement | null} */ ($("[data-zone]"));
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone && own) {
    zone.value = own;
    const shown = $("[data-zone-name]");
    if (shown) shown.textContent = own;
  }
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && isSecureContext;
  const unable = $("[data-push-unable]");
  const cannot = () => { if (unable) unable.hidden = false; };
  if (!able) { cannot(); return; }
  navigator.serviceWorker.register("/sw.js").then(show).catch(cannot);
  place.addEventListener("click", () => void on());

  /** Whether this browser tells already. */
  async function show() {
    const worker = await navigator.serviceWorker.ready;
    const known = await worker.pushManager.getSubscription().catch(() => null);
    const id = known ? await called(known.endpoint) : "";
    const mine = $$("[data-push-device]").find((row) => row.dataset.pushDevice === id);
    place.hidden = Boolean(mine);
    mine?.classList.add("mine");
    mine?.querySelector("form")?.addEventListener("submit", () => void known?.unsubscribe());
  }

  async function on() {
    if ((await Notification.requestPermission()) !== "granted") { toast(place.dataset.wordDenied ?? ""); return; }
    const worker = await navigator.serviceWorker.ready;
    try {
      let said = await tried(worker);
      if (said.status === 409) { // it was somebody else's: another one is asked for
        await (await worker.pushManager.getSubscription())?.unsubscribe();
        said = await tried(worker);
      }
      const answer = await said.json();
      if (answer.error) toast(answer.error); else location.reload();
    } catch { toast(place.dataset.wordFailed ?? ""); }
  }

  /** @param {ServiceWorkerRegistration} worker */
  async function tried(worker) {
    const options = { userVisibleOnly: true, applicationServerKey: bytes(place.dataset.push ?? "") };
    const fresh = await worker.pushManager.subscribe(options);
    return fetch("/me/letters/push", { method: "POST", body: JSON.stringify({ ...fresh.toJSON(), zone: own }) });
  }
}
