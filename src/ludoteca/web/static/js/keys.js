// Short-cuts: a key for whatever one does often; a question mark tells them all.

import { $, must, typing } from "./dom.js";
import { choose, volume } from "./settings.js";
import { choices, step } from "./touch.js";

/** @param {HTMLElement} root
 * @param {{ show: import("./show.js").Show, since: { step: (way: number) => void, clear: () => void }, column: { open: (name: string) => void, close: () => boolean }, rules: () => void }} parts */
export function keys(root, { show, since, column, rules }) {
  const help = $("#keys");
  let loudness = volume() || 2;

  /** @param {string} what */
  const press = (what) => $(`#tools [data-do="${what}"]`)?.click();

  /** @type {Record<string, () => void>} */
  const ways = {
    u: () => press("undo"),
    h: () => press("hint"),
    r: rules,
    s: () => show.skip(),
    c: () => column.open("chat"),
    m: () => { if (volume()) loudness = volume(); choose("sound", volume() ? "0" : String(loudness)); },
    "[": () => since.step(-1),
    "]": () => since.step(1),
    "?": () => { if (help instanceof HTMLDialogElement) help.showModal(); },
    Escape: () => { if (!column.close()) since.clear(); },
  };

  /** The n-th thing that can be touched; again, and it is played. @param {number} number */
  function choice(number) {
    const found = choices()[number - 1];
    if (!found) return;
    if (document.activeElement === found) found.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    else found.focus();
  }

  // Of the window: a game that wants a key for itself hears it first, and says so by `preventDefault`.
  addEventListener("keydown", (event) => {
    document.documentElement.dataset.hands = "keys";
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.key === "Enter" || event.key === " ") {
      if (!show.running || target.closest("button, a, summary, label, input, [role=tab], [role=note]")) return;
      event.preventDefault();
      show.skip();
      return;
    }
    if (event.key.startsWith("Arrow") && (target === document.body || target.closest("#main, #actions, #board")) && !target.closest(".side, .since, .deck")) { step(event); return; }
    const way = ways[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (way) { event.preventDefault(); way(); return; }
    if (/^[1-9]$/.test(event.key)) { event.preventDefault(); choice(Number(event.key)); }
  });
  addEventListener("pointerdown", () => { document.documentElement.dataset.hands = "pointer"; }, true);
  root.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-keys]")) ways["?"]();
  });
  help?.addEventListener("click", (event) => { if (event.target === help) must("#keys [data-close]").click(); });
}
