// Answers left beforehand: the panel beside the board, which only its person ever sees.

import { $, must, toast, typing, within } from "./dom.js";

/** @param {HTMLElement} root @param {() => void} clear */
export function beforehand(root, clear) {
  const panel = must("#beforehand");
  const there = `/api/tables/${root.dataset.table}/answers/panel`;
  const isOpen = () => panel.firstChild !== null;

  /** @param {string} html */
  function fill(html) {
    const box = document.createElement("template");
    box.innerHTML = html;
    panel.replaceChildren(...box.content.childNodes);
    root.classList.toggle("advised", isOpen());
  }

  /** Ask for the panel, or send something with it. @param {FormData} [given] */
  async function ask(given) {
    const answer = await fetch(there, given ? { method: "POST", body: given } : {}).catch(() => null);
    const said = await answer?.json().catch(() => null);
    if (answer?.ok && said?.panel) { fill(said.panel); return true; }
    toast(said?.error ?? root.dataset.wordLost ?? "");
    return false;
  }

  function close() {
    if (isOpen()) fill("");
  }

  panel.addEventListener("click", (event) => {
    if (within(event, "[data-left-close]")) { close(); $('[data-do="beforehand"]')?.focus(); }
    const back = within(event, "[data-left-back]");
    if (!back) return;
    const given = new FormData();
    given.set("back", back.dataset.leftBack ?? "");
    void ask(given);
  });
  panel.addEventListener("submit", (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) void ask(new FormData(event.target));
  });

  return {
    close,
    /** Open the panel, or put it away. */
    async press() {
      if (isOpen()) { close(); return; }
      clear();
      if (await ask()) $("select, button", panel)?.focus();
    },
    /** Something has happened at the table; whoever is choosing is not disturbed. */
    refresh() {
      if (isOpen() && !(panel.contains(document.activeElement) && typing(document.activeElement))) void ask();
    },
  };
}
