// The one socket of a table's page: wishes go out, whatever has changed comes in.

import { element, must, $, toast, untoast } from "./dom.js";

/** @typedef {{ do: string, action?: number, decision?: number, seat?: number, text?: string }} Wish */
/** @typedef {Partial<import("./show.js").Step> & { error?: string, why?: string, rule?: string, notice?: string, there?: string, go?: string, hint?: string, decision?: number, clock?: number }} Said */

const GONE = 4404;
const MANY = 4429; // too many pages of one visitor: the reason says so, and one of them may be closed
const PAST = 4409; // the rules have changed: the table is only kept, and its page says why
const SLOWLY = 15000;

export class Line {
  /** @type {WebSocket | null} */ #socket = null;
  /** @type {Wish | null} */ #unsent = null; // what was asked last while there was no connection; a move names its decision, so none plays twice
  #wait = 300;

  /** @param {HTMLElement} root @param {(said: Said) => void} hear @param {() => void} gone */
  constructor(root, hear, gone) {
    this.root = root;
    this.hear = hear;
    this.gone = gone;
  }

  /** @param {Wish} wish */
  send(wish) {
    if (this.#socket?.readyState === WebSocket.OPEN) { this.#socket.send(JSON.stringify(wish)); return; }
    this.#unsent = wish;
    if (this.root.classList.contains("lost")) toast(this.root.dataset.wordLost ?? "");
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/t/${this.root.dataset.table}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = 300;
      if (this.root.classList.contains("lost")) { this.root.classList.remove("lost"); untoast(); }
      if (this.#unsent) { this.send(this.#unsent); this.#unsent = null; }
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onclose = (event) => this.#closed(event);
  }

  /** @param {CloseEvent} event */
  #closed(event) {
    if (event.code === GONE) { this.#tellGone(); return; }
    if (event.code === PAST) { location.reload(); return; }
    this.root.classList.add("lost");
    if (event.code === MANY) { toast(event.reason); setTimeout(() => this.connect(), SLOWLY); return; }
    toast(this.root.dataset.wordLost ?? "");
    setTimeout(() => this.connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 1.7, 8000);
  }

  /** There is no such table any more: nothing can be done here, and nothing is tried again. */
  #tellGone() {
    this.root.classList.add("gone");
    for (const name of ["actions", "tools", "hint", "beforehand", "absence", "invitation", "guide"]) $(`#${name}`)?.replaceChildren();
    this.gone();
    const home = element("a", { className: "button main", href: "/", textContent: this.root.dataset.wordHome });
    must("#prompt").replaceChildren(element("div", { className: "prompt gone" },
      element("strong", { className: "turn", textContent: this.root.dataset.wordGone }), home));
  }
}
