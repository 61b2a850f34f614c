// Who waits and what is played, told as it changes, as long as somebody looks at the page.

import { tellTimes } from "./app.js";
import { $ } from "./dom.js";
import { patch } from "./patch.js";

/** @type {EventSource | null} */
let source = null;

/** Follow while the page is seen; one in the background asks for nothing. */
export function follow() {
  const settle = () => {
    if (document.hidden) { source?.close(); source = null; } else if (!source) listen();
  };
  document.addEventListener("visibilitychange", settle);
  addEventListener("pagehide", () => { source?.close(); source = null; });
  addEventListener("pageshow", settle);
  settle();
}

/** A form that asks for a game. */
export function ask() {
  const game = /** @type {HTMLSelectElement} */ ($("[data-wish=game]"));
  game.addEventListener("change", () => fit(game.value));
  fit(game.value);
}

/** Only as many can be asked for as the game is for. @param {string} game */
function fit(game) {
  const seats = /** @type {HTMLSelectElement} */ ($("[data-wish=seats]"));
  for (const choice of seats.options) choice.disabled = choice.hidden = !(choice.dataset.for ?? "").split(" ").includes(game);
  if (seats.selectedOptions[0]?.disabled) seats.value = [...seats.options].find((choice) => !choice.disabled)?.value ?? "";
}

function listen() {
  source = new EventSource($("[data-lobby-from]")?.dataset.lobbyFrom ?? "/lobby/live");
  source.onmessage = (event) => {
    patch(JSON.parse(event.data).regions);
    tellTimes();
  };
}
