// A replay: any moment of a game, by slider, steps and keys.

import { $, must, toast, within } from "./dom.js";
import { bringLit, light, placesOf, unmark } from "./marks.js";
import { patch } from "./patch.js";
import { side } from "./side.js";
import { lightLines } from "./since.js";

const BEAT = 1100; // milliseconds of a step that is played

/** @param {HTMLElement} root */
export function replay(root) {
  const slider = /** @type {HTMLInputElement} */ (must("[data-slider]"));
  const view = /** @type {HTMLSelectElement} */ (must("[data-view]"));
  const playing = must('[data-step="play"]');
  let timer = 0;
  let asked = 0;

  /** The mark in the graph above the slider goes along. @param {number} at */
  function follow(at) {
    const mark = $("[data-now]");
    const x = (Number(mark?.dataset.now) * at) / Math.max(1, Number(slider.max));
    for (const end of ["x1", "x2"]) mark?.setAttribute(end, String(x));
  }

  /** @param {number} step */
  async function go(step) {
    const at = Math.max(0, Math.min(step, Number(slider.max)));
    slider.value = String(at);
    follow(at);
    const mine = ++asked;
    const query = new URLSearchParams({ at: String(at), seat: view.value });
    history.replaceState(null, "", `?${query}`);
    const answer = await fetch(`/t/${root.dataset.replay}/replay?${query}&part=1`).catch(() => null);
    if (mine !== asked) return;
    if (!answer?.ok) { pause(); toast(root.dataset.wordLost ?? ""); return; }
    const { regions } = await answer.json();
    if (mine !== asked) return;
    patch(regions, {}, { before: unmark });
    show(at);
    slider.setAttribute("aria-valuetext", $(".prompt")?.textContent ?? "");
  }

  /** Where that step took place. @param {number} at */
  function show(at) {
    const line = $(`#log [data-at="${at}"]`)?.closest("li");
    if (!(line instanceof HTMLElement)) return;
    light(placesOf(line), Number(line.dataset.seat ?? -1));
    bringLit();
  }

  /** @param {boolean} on */
  function setPlaying(on) {
    const word = (on ? root.dataset.wordPause : root.dataset.wordPlay) ?? "";
    playing.classList.toggle("on", on);
    playing.setAttribute("aria-label", word);
    playing.dataset.tip = word;
  }

  function pause() {
    clearInterval(timer);
    timer = 0;
    setPlaying(false);
  }

  /** @type {Record<string, () => unknown>} */
  const steps = {
    first: () => go(0),
    back: () => go(Number(slider.value) - 1),
    next: () => go(Number(slider.value) + 1),
    last: () => go(Number(slider.max)),
    play: () => {
      if (timer) { pause(); return; }
      if (slider.value === slider.max) void go(0);
      setPlaying(true);
      timer = setInterval(() => (slider.value === slider.max ? pause() : steps.next()), BEAT);
    },
  };
  root.addEventListener("click", (event) => {
    const line = within(event, "#log [data-at]");
    if (line) { event.preventDefault(); pause(); void go(Number(line.dataset.at)); return; }
    const step = within(event, "[data-step]")?.dataset.step;
    if (!step) return;
    if (step !== "play") pause();
    steps[step]();
  });
  slider.addEventListener("input", () => { pause(); void go(Number(slider.value)); });
  view.addEventListener("change", () => void go(Number(slider.value)));
  /** @type {Record<string, string>} */
  const keys = { ArrowRight: "next", ArrowLeft: "back", Home: "first", End: "last", " ": "play" };
  document.addEventListener("keydown", (event) => {
    const step = keys[event.key];
    if (!step || within(event, "input, select, button, a, summary, [role=tab]")) return;
    event.preventDefault();
    if (step !== "play") pause();
    steps[step]();
  });
  side(root);
  lightLines(() => show(Number(slider.value)));
  show(Number(slider.value));
}
