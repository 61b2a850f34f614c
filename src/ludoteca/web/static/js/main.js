// What every page does; a table and a replay bring in what only they need.

import { keepForLater, tellTimes } from "./app.js";
import { $, $$, within } from "./dom.js";
import { copyLink } from "./forms.js";
import { openRules, searchRules } from "./rules.js";
import { fill, switchTheme } from "./settings.js";

document.addEventListener("click", (event) => {
  const touched = within(event, "[data-theme-switch], [data-copy], [data-share], [data-close], [data-rule-link]");
  if (!touched) return;
  if ("themeSwitch" in touched.dataset) switchTheme();
  if (touched.dataset.copy || "share" in touched.dataset) void copyLink(touched);
  if ("close" in touched.dataset) touched.closest("dialog")?.close();
  if (touched.dataset.ruleLink && $("#drawer")) { event.preventDefault(); void openRules(touched.dataset.ruleLink); }
});
document.addEventListener("input", (event) => {
  if (event.target instanceof HTMLInputElement && "ruleSearch" in event.target.dataset) searchRules(event.target);
});
for (const box of $$("[data-search]")) box.hidden = false;
fill();
tellTimes();
keepForLater();

const table = $("[data-table]");
const past = $("[data-replay]");
if (table) (await import("./table.js")).play(table);
if (past) (await import("./replay.js")).replay(past);
const puzzle = $("[data-puzzle]");
const reviewed = $("[data-review]");
if (puzzle) (await import("./puzzle.js")).solve(puzzle);
if (reviewed) (await import("./review.js")).review(reviewed);
const bench = $("[data-laboratory]");
if (bench) (await import("./laboratory.js")).laboratory(bench);
if ($("[data-lobby]")) (await import("./lobby.js")).follow();
if ($("[data-wish]")) (await import("./lobby.js")).ask();
if ($("[data-push]")) (await import("./letters.js")).letters();
if ($("[data-passkey]")) (await import("./passkey.js")).passkeys();
if ($("[data-puzzles]")) (await import("./solved.js")).tell();
if (table ?? past ?? puzzle ?? reviewed) (await import("./tips.js")).tips(document.body);
