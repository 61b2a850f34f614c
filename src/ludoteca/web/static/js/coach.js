// The coach beside the board: its panel, and a glow on the piece that a line of it means.

import { $, $$, element, must, untoast, within } from "./dom.js";

export class Coach {
  /** @param {HTMLElement} root @param {(wish: import("./live.js").Wish) => void} send @param {() => void} skip */
  constructor(root, send, skip) {
    this.root = root;
    this.send = send;
    this.skip = skip;
    this.panel = must("#hint");
    this.panel.addEventListener("click", (event) => {
      if (!within(event, "[data-hint-close]")) return;
      this.close();
      $('[data-do="hint"]')?.focus();
    });
    for (const way of ["pointerover", "focusin"]) {
      this.panel.addEventListener(way, (event) => { const line = within(event, "[data-hint]"); if (line) this.point(line); });
    }
  }

  /** Somebody wants advice about the decision that will be asked when the show is over. */
  asked() {
    this.skip();
    this.#fill(element("p", { className: "hints quiet", textContent: this.root.dataset.wordHintWait }));
  }

  /** @param {string} html */
  tell(html) {
    untoast();
    const box = document.createElement("template");
    box.innerHTML = html;
    this.#fill(...box.content.childNodes);
    this.point();
  }

  /** What was asked for does not come. */
  refused() {
    if (!$("[data-hint]", this.panel)) this.close();
  }

  close() {
    if (!this.panel.firstChild) return;
    this.#fill();
    this.point();
  }

  /** The piece that a line is about glows; with no line, none does. @param {HTMLElement | null} [line] */
  point(line = $("[data-hint]", this.panel)) {
    for (const shape of $$(".hinted")) shape.classList.remove("hinted");
    if (!line) return;
    const action = `[data-action="${line.dataset.hint}"]`;
    for (const shape of $$(`#board ${action}, #actions ${action}`)) shape.classList.add("hinted");
  }

  /** @param {Node[]} nodes */
  #fill(...nodes) {
    this.panel.replaceChildren(...nodes);
    this.root.classList.toggle("advised", nodes.length > 0);
  }
}
