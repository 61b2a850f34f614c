// A puzzle: what is touched is tried, hints come in steps, and the answer is asked of the server.

import { $, $$, element, must, toast, typing, within } from "./dom.js";
import { openRules } from "./rules.js";
import { sheet } from "./sheet.js";
import { solved } from "./solved.js";
import { choices, listen, step } from "./touch.js";

/** @typedef {{ right: boolean, text: string, best: number, html: string }} Said */

/** @param {HTMLElement} root */
export function solve(root) {
  const there = root.dataset.puzzle ?? "";
  const told = must("#hints-told");
  const place = must("#solution");
  let tries = 0;
  let over = false;
  let busy = false;

  sheet();
  listen(root, { show: { version: 0, running: false, skip() {} }, touched });
  root.addEventListener("click", (event) => {
    if (within(event, "[data-rules]")) void openRules($(".prompt[data-rule]")?.dataset.rule ?? "");
    if (within(event, "[data-give-up]")) void answer(null);
    const wanted = within(event, "[data-hint-step]");
    if (wanted) void help(wanted);
  });
  for (const way of ["pointerover", "focusin"]) {
    root.addEventListener(way, (event) => { const line = within(event, "li[data-hint]"); if (line) point([Number(line.dataset.hint)]); });
  }

  /** @param {HTMLElement} what @param {string | undefined} action */
  function touched(what, action) {
    if (action !== undefined) void answer(Number(action));
    else if (what.dataset.why) void why(Number(what.dataset.why));
  }

  /** The pieces of these choices glow. @param {number[]} actions */
  function point(actions) {
    for (const shape of $$(".hinted")) shape.classList.remove("hinted");
    for (const action of actions) {
      for (const shape of $$(`#board [data-action="${action}"], #actions [data-action="${action}"]`)) shape.classList.add("hinted");
    }
  }

  /** @param {string} path @param {RequestInit} [how] @returns {Promise<any>} */
  async function ask(path, how) {
    const found = await fetch(`${there}/${path}`, how).catch(() => null);
    if (found?.ok) return found.json();
    const page = found && new DOMParser().parseFromString(await found.text(), "text/html");
    toast(element("strong", { textContent: page?.querySelector(".said")?.textContent ?? root.dataset.wordLost }));
    return null;
  }

  /** Try a choice, or give up. @param {number | null} action */
  async function answer(action) {
    if (over || busy) return;
    busy = true;
    /** @type {Said | null} */
    const said = await ask("answer", { method: "POST", body: new URLSearchParams(action === null ? {} : { action: String(action) }) });
    busy = false;
    if (!said) return;
    const word = must("#tried");
    word.classList.toggle("right", said.right);
    word.textContent = said.text;
    if (action !== null) tries += 1;
    if (!said.html) {
      for (const shape of $$(`#board [data-action="${action}"], #actions [data-action="${action}"]`)) shape.classList.add("tried");
      return;
    }
    over = true;
    root.classList.add("over");
    told.replaceChildren();
    must("[data-helps]").remove();
    place.innerHTML = said.html;
    point([said.best]);
    place.focus({ preventScroll: true });
    if (said.right) solved(root.dataset.puzzleId ?? "", tries, root.dataset.day);
  }

  /** @param {number} action */
  async function why(action) {
    const said = await ask(`why?action=${action}`);
    if (!said?.why) return;
    const link = element("a", { href: `#${said.rule}`, textContent: said.rule, className: "rule-link" });
    link.dataset.ruleLink = said.rule;
    toast(element("strong", { textContent: said.why }), ...(said.rule ? [link] : []));
  }

  /** One step after the other; a later one has all that the earlier ones say. @param {HTMLElement} wanted */
  async function help(wanted) {
    const said = await ask(`hint?step=${wanted.dataset.hintStep}`);
    if (!said || over) return;
    if (said.among.length) for (const before of $$(".among", told)) { before.previousElementSibling?.remove(); before.remove(); } // fewer are left now
    told.append(...new DOMParser().parseFromString(said.html, "text/html").body.childNodes);
    if (said.among.length) point(said.among);
    const next = wanted.nextElementSibling;
    wanted.remove();
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  addEventListener("keydown", (event) => {
    document.documentElement.dataset.hands = "keys";
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.key.startsWith("Arrow") && (target === document.body || target.closest("#main, #actions, #board")) && !target.closest(".side, .deck")) { step(event); return; }
    if (event.key.toLowerCase() === "h") { event.preventDefault(); $("[data-hint-step]")?.click(); return; }
    if (event.key.toLowerCase() === "r") { event.preventDefault(); void openRules($(".prompt[data-rule]")?.dataset.rule ?? ""); return; }
    if (!/^[1-9]$/.test(event.key)) return;
    event.preventDefault();
    const found = choices()[Number(event.key) - 1];
    if (found && document.activeElement === found) found.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    else found?.focus();
  });
  addEventListener("pointerdown", () => { document.documentElement.dataset.hands = "pointer"; }, true);
  document.dispatchEvent(new Event("ludoteca:ready"));
}
