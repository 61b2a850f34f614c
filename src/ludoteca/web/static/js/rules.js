// The rulebook: in its drawer beside a table, and the search in it.

import { $, $$ } from "./dom.js";

/** Open the drawer, at that rule if there is one. @param {string} rule */
export async function openRules(rule) {
  const drawer = $("#drawer");
  const place = drawer && $("[data-rules-here]", drawer);
  if (!(drawer instanceof HTMLDialogElement) || !place) return;
  if (!place.firstChild) place.innerHTML = await (await fetch(drawer.dataset.rulesFrom ?? "")).text();
  if (!drawer.open) drawer.showModal();
  for (const item of $$(".rule.now", drawer)) item.classList.remove("now");
  const found = rule && $(`#${CSS.escape(rule)}`, place);
  if (found) { found.classList.add("now"); found.scrollIntoView({ block: "center" }); }
}

/** Only the paragraphs, rules and rows with all of these words stay, and the headings above them.
 * @param {HTMLInputElement} field */
export function searchRules(field) {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const box = /** @type {HTMLElement} */ (field.closest("[data-search]"));
  const book = /** @type {HTMLElement} */ (field.closest(".rulebook"));
  const said = (/** @type {Element} */ part) =>
    [...part.childNodes].map((node) => (/^(FIGURE|FORM)$/.test(node.nodeName) ? "" : node.textContent)).join("");
  const has = (/** @type {Element} */ part) => words.every((word) => said(part).toLowerCase().includes(word));
  let found = 0;
  for (const part of $$("li, p, tbody tr, pre", book)) {
    if (part.closest(".drawer-head, [data-search]") || part.parentElement?.closest("li")) continue;
    const missed = words.length > 0 && !has(part);
    part.classList.toggle("missed", missed);
    if (!missed) found += 1;
  }
  for (const table of $$("table", book)) table.classList.toggle("missed", !$("tbody tr:not(.missed)", table));
  /** @type {HTMLElement[]} */
  const above = [];
  for (const part of $$("h1, h2, h3, p, li, table, pre", book)) {
    if (!/^H[123]$/.test(part.tagName)) {
      if (!part.classList.contains("missed")) for (const head of above) head.classList.remove("missed");
      continue;
    }
    while (above.length && above[above.length - 1].tagName >= part.tagName) above.pop();
    above.push(part);
    part.classList.toggle("missed", words.length > 0);
  }
  const told = !words.length ? "" : found ? box.dataset.wordFound?.replace("#", String(found)) : box.dataset.wordNone;
  $(".found", box)?.replaceChildren(told ?? "");
  markWords(book, words);
}

/** Where the browser can, the words themselves are marked. @param {HTMLElement} book @param {string[]} words */
function markWords(book, words) {
  if (!window.Highlight || !CSS.highlights) return;
  CSS.highlights.delete("found");
  if (!words.length) return;
  const ranges = [];
  const texts = document.createTreeWalker(book, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = /** @type {Text} */ (texts.currentNode);
    if (text.parentElement?.closest("figure, form")) continue;
    for (const word of words) {
      for (let at = text.data.toLowerCase().indexOf(word); at >= 0; at = text.data.toLowerCase().indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(text, at);
        range.setEnd(text, Math.min(at + word.length, text.length));
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}
