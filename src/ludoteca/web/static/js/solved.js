// Which puzzles were solved in this browser, and on how many days in a row one of the day.

import { $, $$, must } from "./dom.js";
import { keep, setting } from "./settings.js";

const MOST = 2000; // puzzles that are remembered
const DAY = 86400000;

/** @param {string} key @returns {Record<string, number>} */
function kept(key) {
  try {
    const found = JSON.parse(setting(key, "{}"));
    return found && typeof found === "object" && !Array.isArray(found) ? found : {};
  } catch { return {}; }
}

/** @param {string} key @param {string} name @param {number} value */
function note(key, name, value) {
  const found = Object.entries({ [name]: value, ...kept(key) }).slice(0, MOST);
  keep(key, JSON.stringify(Object.fromEntries(found)));
}

/** In how many tries a puzzle was solved here; 0: not yet, or only looked up. @param {string} id */
export const triesOf = (id) => kept("puzzles")[id] ?? 0;

/** @param {string} id @param {number} tries @param {string | undefined} day its day, if it is the puzzle of the day */
export function solved(id, tries, day) {
  note("puzzles", id, tries);
  if (day) note("puzzle-days", day, 1);
}

/** On how many days in a row, up to this day or the one before. @param {string} day */
function streak(day) {
  const days = kept("puzzle-days");
  const name = (/** @type {number} */ time) => new Date(time).toISOString().slice(0, 10);
  let time = Date.parse(day);
  if (!days[name(time)]) time -= DAY;
  let length = 0;
  while (days[name(time)]) { length += 1; time -= DAY; }
  return length;
}

/** The marks on the page of all puzzles. */
export function tell() {
  const words = must("[data-puzzles]").dataset;
  for (const link of $$("[data-puzzle-link]")) {
    if (!triesOf(link.dataset.puzzleLink ?? "")) continue;
    link.classList.add("solved");
    const called = link.getAttribute("aria-label");
    if (called) link.setAttribute("aria-label", `${called}: ${words.wordSolved}`);
    else link.append(Object.assign(document.createElement("em"), { textContent: words.wordSolved }));
  }
  for (const game of $$("[data-puzzle-game]")) {
    const count = $("[data-solved-count]", game);
    const done = $$(".solved", game).length;
    if (count && done) count.textContent = (words.wordCount ?? "").replace("##", String($$("[data-puzzle-link]", game).length)).replace("#", String(done));
  }
  const days = streak(words.day ?? "");
  const place = must("[data-streak]");
  place.hidden = days === 0;
  place.textContent = days === 1 ? (words.wordStreakOne ?? "") : (words.wordStreak ?? "").replace("#", String(days));
}
