// Forms: a new table, one's own name, a text from a file, the part of the deal, a link to copy.

import { $, $$, element, must, toast } from "./dom.js";
import { keep, setting } from "./settings.js";

/** Everybody who sits contributes chance of their own to the deal. */
export const chance = () => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A new table: only what counts is shown; a page without script shows everything, and the server decides the same.
 * @param {HTMLFormElement} form */
export function showWhatCounts(form) {
  const field = (/** @type {string} */ name) => /** @type {HTMLSelectElement} */ (form.elements.namedItem(name));
  const frame = (/** @type {Element} */ part) => /** @type {HTMLElement} */ (part.closest(".field"));
  const players = field("players").value;
  for (const seat of $$("[data-seat-field]", form)) seat.hidden = Number(seat.dataset.seatField) >= Number(players);
  for (const value of $$("option[data-for]", form)) {
    if (!(value instanceof HTMLOptionElement)) continue;
    value.disabled = value.hidden = !(value.dataset.for ?? "").split(" ").includes(players);
  }
  for (const choice of $$("select", form)) {
    if (!(choice instanceof HTMLSelectElement)) continue;
    const left = [...choice.options].filter((value) => !value.disabled);
    if (choice.selectedOptions[0]?.disabled && left.length) choice.value = (left.find((value) => value.defaultSelected) ?? left[0]).value;
    if (choice.name.startsWith("option-")) frame(choice).hidden = left.length < 2;
  }
  const friends = $$("[data-seat-field]:not([hidden]) select", form).some((seat) => /** @type {HTMLSelectElement} */ (seat).value === "friend");
  for (const part of $$("[data-friends]", form)) part.hidden = !friends;
  for (const part of $$("[data-with]", form)) {
    const other = field(part.dataset.with ?? "");
    part.hidden = frame(other).hidden || !(part.dataset.withValues ?? "").split(" ").includes(other.value);
    for (const inner of part.querySelectorAll("input, select, textarea")) /** @type {HTMLInputElement} */ (inner).disabled = Boolean(part.hidden);
  }
}

/** A text of one's own may come from a file, if it is short enough. @param {HTMLInputElement} field */
async function fillFrom(field) {
  const file = field.files?.[0];
  const target = field.form?.elements.namedItem(field.dataset.fills ?? "");
  if (!file || !(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
  const most = target.maxLength;
  const text = file.size <= 4 * most ? await file.text() : "x".repeat(most + 1);
  field.setCustomValidity(text.length > most ? (field.dataset.wordLong ?? "") : "");
  if (text.length > most) { field.value = ""; field.reportValidity(); field.setCustomValidity(""); } else target.value = text;
}

/** The clipboard is open to pages on HTTPS and on this computer; elsewhere the old way may work. @param {string} text */
async function copied(text) {
  try {
    if (navigator.clipboard) { await navigator.clipboard.writeText(text); return true; }
  } catch { /* refused: the old way */ }
  const field = /** @type {HTMLTextAreaElement} */ (element("textarea", { value: text, className: "hidden" }));
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** @param {HTMLElement} button */
export async function copyLink(button) {
  const link = button.dataset.copy ?? location.href;
  if (await copied(link)) {
    button.textContent = button.dataset.wordCopied ?? $(".table")?.dataset.wordCopied ?? button.textContent;
  } else {
    toast(element("input", { value: link, readOnly: true, className: "link" }));
    /** @type {HTMLInputElement} */ (must("#toast .link")).select();
  }
}

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const here = form.elements.namedItem("here");
  if (here instanceof HTMLInputElement) here.value = location.pathname + location.search;
  for (const field of $$("[data-chance]", form)) /** @type {HTMLInputElement} */ (field).value = chance(); // fresh, even if the page was gone back to
});
document.addEventListener("change", (event) => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  if (field.form && "newTable" in field.form.dataset) showWhatCounts(field.form);
  if (field.dataset.fills && field instanceof HTMLInputElement) void fillFrom(field);
});

document.addEventListener("submit", (event) => { // whoever has told their name once need not tell it again
  const field = /** @type {HTMLFormElement} */ (event.target).querySelector("[data-remembered-name]");
  if (field instanceof HTMLInputElement) field.value = setting("name", "");
}, true);

const newTable = $("[data-new-table]");
if (newTable instanceof HTMLFormElement) showWhatCounts(newTable);
for (const field of $$("[data-own-name]")) {
  if (!(field instanceof HTMLInputElement)) continue;
  field.value ||= setting("name", "");
  field.form?.addEventListener("submit", () => keep("name", field.value.trim()));
}
for (const part of $$("[data-with-script]")) part.hidden = false;
