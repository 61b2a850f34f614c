// What a person has set, kept in this browser.

import { $$, within } from "./dom.js";

/** @param {string} key @param {string} fallback @returns {string} */
export function setting(key, fallback) {
  try { return localStorage.getItem(`ludoteca.${key}`) ?? fallback; } catch { return fallback; }
}

/** @param {string} key @param {string} value */
export function keep(key, value) {
  try { localStorage.setItem(`ludoteca.${key}`, value); } catch { /* a private window keeps nothing */ }
}

/** What is so until somebody sets it otherwise. @type {Record<string, string>} */
const USUAL = { sound: "2", speed: "normal", flash: "on", notify: "off" };

/** How long things are shown, by the speed that was chosen; nought is at once. @type {Record<string, number>} */
const SPEEDS = { slow: 1.6, normal: 1, fast: 0.4, once: 0 };

/** @param {string} key */
export const chosen = (key) => setting(key, USUAL[key] ?? "");
export const speed = () => SPEEDS[chosen("speed")] ?? 1;

/** How loud, from 0 to 3; it was on or off once. */
export function volume() {
  const told = Number({ on: "2", off: "0" }[chosen("sound")] ?? chosen("sound"));
  return told >= 0 && told <= 3 ? told : 2;
}

/** Set something, here and in whatever else shows it.
 * @param {string} key @param {string} value */
export function choose(key, value) {
  keep(key, value);
  fill();
  document.dispatchEvent(new CustomEvent("ludoteca:set", { detail: { key, value } }));
}

/** Every control of a setting shows what is set. */
export function fill() {
  for (const field of $$("[data-setting]")) {
    const key = field.dataset.setting ?? "";
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = chosen(key) === "on";
    else if (field instanceof HTMLInputElement) field.value = key === "sound" ? String(volume()) : chosen(key);
    else if (field instanceof HTMLSelectElement) field.value = key === "sound" ? String(volume()) : chosen(key);
  }
}

document.addEventListener("change", (event) => {
  const field = within(event, "[data-setting]");
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  const key = field.dataset.setting ?? "";
  const ticked = field instanceof HTMLInputElement && field.type === "checkbox";
  choose(key, ticked ? (field.checked ? "on" : "off") : field.value);
  if (key === "notify" && ticked && field.checked) window.Notification?.requestPermission();
});

// ---- light or dark

const theme = setting("theme", "");
if (theme) document.documentElement.dataset.theme = theme;

export function switchTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  keep("theme", root.dataset.theme);
}

// ---- the menu of the languages: it closes when somebody looks elsewhere

const menus = () => /** @type {HTMLDetailsElement[]} */ ($$(".bar details.languages[open]"));

document.addEventListener("click", (event) => {
  for (const menu of menus()) if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of menus()) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
});
