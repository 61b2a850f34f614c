// The circuit in the hands of whoever looks. Cars drive round the bends. On a phone one is near the car, with the whole
// circuit in a corner; pinch, drag and double tap do what they do elsewhere. A touch on a space ahead uses the gear cube that
// enters it: whatever is played is the click on a drawn button, so nothing is played that is not offered.

import { $, $$, calm, element, must, phone, within } from "../../dom.js";
import { move } from "../../glide.js";

// ---- a car (`data-rail`: the kind of the path) follows the middle of the track, at its own distance from it

/** @typedef {{ x: number, y: number, heading: number }} Mark */

const MARKS = 240;
const board = $("#board") ?? element("div"); // other pages of the game have none
/** @type {WeakMap<Element, [number, number]>} */
const stood = new WeakMap(); // where each car stood last: its outline says little, since it turns
/** @type {Map<string, Mark[]>} */
const rails = new Map(); // what a path says -> points along it, with the heading at each

/** @param {SVGPathElement} rail @returns {Mark[]} */
function marksOf(rail) {
  const said = rail.getAttribute("d") ?? "";
  const known = rails.get(said);
  if (known) return known;
  const whole = rail.getTotalLength();
  const points = Array.from({ length: MARKS }, (_, mark) => rail.getPointAtLength((whole * mark) / MARKS));
  const made = points.map((point, mark) => {
    const next = points[(mark + 1) % MARKS];
    const last = points[(mark + MARKS - 1) % MARKS];
    return { x: point.x, y: point.y, heading: Math.atan2(next.y - last.y, next.x - last.x) };
  });
  rails.set(said, made);
  return made;
}

/** The mark of a rail that is nearest to a point, and how far to the right of it the point lies.
 * @param {Mark[]} marks @param {[number, number]} point @returns {[number, number]} */
function onRail(marks, [x, y]) {
  let mark = 0;
  let least = Infinity;
  marks.forEach((at, number) => {
    const far = Math.hypot(at.x - x, at.y - y);
    if (far < least) { least = far; mark = number; }
  });
  const at = marks[mark];
  return [mark, Math.cos(at.heading) * (y - at.y) - Math.sin(at.heading) * (x - at.x)];
}

/** @param {SVGPathElement} rail @param {Element} car @param {{ x: number, y: number, matrix: DOMMatrix, duration: number }} way */
function drive(rail, car, { x, y, matrix, duration }) {
  const marks = marksOf(rail);
  const from = stood.get(car) ?? [matrix.e + x, matrix.f + y];
  stood.set(car, [matrix.e, matrix.f]);
  const [start, aside] = onRail(marks, from);
  const [end, later] = onRail(marks, [matrix.e, matrix.f]);
  const forward = (end - start + MARKS) % MARKS;
  const way = forward <= MARKS * 0.75 ? forward : forward - MARKS; // a little way back: a move was undone
  const scale = Math.hypot(matrix.a, matrix.b);
  const steps = Math.max(2, Math.ceil(Math.abs(way) / 3));
  const frames = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const at = marks[(start + Math.round(way * share) + MARKS) % MARKS];
    const out = aside + (later - aside) * share;
    const [cos, sin] = [Math.cos(at.heading), Math.sin(at.heading)];
    return { transform: `matrix(${scale * cos}, ${scale * sin}, ${-scale * sin}, ${scale * cos}, ${at.x - sin * out}, ${at.y + cos * out})` };
  });
  frames[steps] = { transform: `matrix(${matrix.a}, ${matrix.b}, ${matrix.c}, ${matrix.d}, ${matrix.e}, ${matrix.f})` };
  move(car, frames, { duration: duration + 14 * Math.abs(way), easing: "ease-in-out" });
}

function note() {
  for (const car of $$("#board [data-rail]")) {
    const matrix = car instanceof SVGGraphicsElement ? car.transform.baseVal.consolidate()?.matrix : null;
    if (matrix && !stood.has(car)) stood.set(car, [matrix.e, matrix.f]);
  }
}

board.addEventListener("ludoteca:glide", (event) => {
  const car = event.target;
  const rail = car instanceof SVGElement && car.dataset.rail ? $(`#board .${car.dataset.rail}`) : null;
  if (!(event instanceof CustomEvent) || !(car instanceof Element) || !(rail instanceof SVGPathElement)) return;
  event.preventDefault();
  drive(rail, car, event.detail);
});

// ---- how near one is: the width of the film in pixels; 0 shows the whole circuit

const FINGER = 46; // pixels that a lane is wide when one is near: a finger's breadth
const CLOSEST = 1.9; // times that, at the most
const NEAR = 1.06; // times the width of the whole circuit, from which on one is near
const root = document.documentElement;

let width = 0;
let chosen = false; // whether whoever looks has settled it

const film = () => must("#board .au-film");
const pane = () => must("#board .au-window");
const circuit = () => /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ ($("#board .au-track")));

/** The size of the drawing in its own lengths, and of its lanes. */
function lengths() {
  const drawn = circuit();
  const { width: wide, height: high } = drawn?.viewBox.baseVal ?? { width: 1, height: 1 };
  return { wide, high, lane: Number(drawn?.dataset.lane ?? 1) };
}

/** The width at which a finger meets a lane. */
const handy = () => (lengths().wide * FINGER) / lengths().lane;

/** The width at which the whole circuit is in view. */
const fitting = () => Math.min(pane().clientWidth, (pane().clientHeight * lengths().wide) / lengths().high);

/** @param {number} wanted */
function setWidth(wanted) {
  width = wanted < fitting() * NEAR ? 0 : Math.min(wanted, handy() * CLOSEST);
  root.toggleAttribute("data-au-near", width > 0);
  if (width) root.style.setProperty("--au-width", `${Math.round(width)}px`);
  frame();
}

/** Nearer or farther; the point of the circuit that is under the fingers stays there.
 * @param {number} factor @param {number} x @param {number} y */
function zoom(factor, x, y) {
  const box = film().getBoundingClientRect();
  const { wide, high } = lengths();
  const drawn = width || fitting();
  const across = (x - box.left - (box.width - drawn) / 2) / drawn;
  const down = (y - box.top - (box.height - (drawn * high) / wide) / 2) / drawn;
  setWidth(drawn * factor);
  if (!width) return;
  const seen = pane().getBoundingClientRect();
  pane().scrollTo(across * width - (x - seen.left), down * width - (y - seen.top));
}

/** @param {number} x @param {number} y */
function nearOrFar(x, y) {
  chosen = true;
  if (width) setWidth(0);
  else zoom(handy() / fitting(), x, y);
}

// ---- following the race

let looked = "";

const lookAt = () => $("#board .au-race")?.dataset.look ?? "";

/** The place before the car comes into the middle, or what can be touched if that is elsewhere.
 * @param {boolean} smooth */
function follow(smooth) {
  const at = lookAt();
  if (!at || !width) return;
  const [x, y] = at.split(" ").map(Number);
  const ahead = $$("#board .au-exit.can").map((exit) => /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (exit)).getBBox());
  const middle = (/** @type {number[]} */ some) => (Math.min(...some) + Math.max(...some)) / 2;
  const across = ahead.length ? middle(ahead.map((box) => box.x + box.width / 2)) : x;
  const down = ahead.length ? middle(ahead.map((box) => box.y + box.height / 2)) : y;
  const scale = width / lengths().wide;
  const { clientWidth, clientHeight } = pane();
  pane().scrollTo({
    left: across * scale - clientWidth / 2,
    top: down * scale - clientHeight / 2,
    behavior: smooth && !calm.matches ? "smooth" : "auto",
  });
}

/** What part of the circuit is in view, drawn into the small one. */
function frame() {
  const seen = $("#board .au-seen");
  if (!seen) return;
  const scale = (width || fitting()) / lengths().wide;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = pane();
  const [left, top] = width ? [scrollLeft / scale, scrollTop / scale] : [0, 0];
  const wide = Math.min(clientWidth / scale, lengths().wide);
  const high = Math.min(clientHeight / scale, lengths().high);
  const path = `M${Math.round(left)} ${Math.round(top)}h${Math.round(wide)}v${Math.round(high)}h${-Math.round(wide)}z`;
  if (seen.getAttribute("d") !== path) seen.setAttribute("d", path);
}

// ---- pinch and double tap; a drag is the pane's own scrolling

const AGAIN = 320; // milliseconds between two taps that are one double tap
const ASIDE = 30; // pixels that they may be apart

let apart = 0;
let tapped = { at: -AGAIN, x: 0, y: 0 };

/** @param {TouchEvent} event */
function pinch(event) {
  const [one, two] = event.touches;
  if (event.touches.length !== 2 || !within(event, ".au-window")) { apart = 0; return; }
  event.preventDefault();
  const now = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
  if (apart) {
    chosen = true;
    zoom(now / apart, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
  }
  apart = now;
}

/** @param {MouseEvent} event */
function tap(event) {
  if (!within(event, ".au-window") || within(event, "[data-action]")) return;
  const { timeStamp, clientX, clientY } = event;
  const again = timeStamp - tapped.at < AGAIN && Math.hypot(clientX - tapped.x, clientY - tapped.y) < ASIDE;
  tapped = { at: again ? -AGAIN : timeStamp, x: clientX, y: clientY };
  if (again) nearOrFar(clientX, clientY);
}

// ---- a touch on a space ahead: the cube that enters it is used, and then the space is entered

let wanted = "";

/** @param {Element} button */
const hit = (button) => button.dispatchEvent(new MouseEvent("click", { bubbles: true }));

/** @param {HTMLElement} space */
function enter(space) {
  const actions = (space.dataset.gears ?? "").split(" ");
  const cubes = actions.map((action) => $(`#board [data-action="${action}"]`)).filter((cube) => cube !== null);
  if (cubes.length > 1) { cubes[0].focus(); return; } // whoever touched it has to say which
  wanted = space.dataset.land ?? "";
  if (cubes.length) hit(cubes[0]);
}

function goOn() {
  if (!wanted) return;
  const exit = $(`#board .au-exit.can[data-land="${wanted}"]`);
  if (exit) hit(exit);
  if (exit || !$(`#board .au-entry[data-land="${wanted}"]`)) wanted = ""; // there already, or refused
}

// ---- what the board tells, and what is told to it

function changed() {
  note();
  if (!circuit()) return;
  if (!chosen) setWidth(phone.matches ? handy() : 0);
  const at = lookAt();
  if (at !== looked || $("#board .au-exit.can")) follow(looked !== "");
  looked = at;
  frame();
  goOn();
}

function resized() {
  if (!circuit()) return;
  if (!chosen) setWidth(phone.matches ? handy() : 0);
  follow(false);
  frame();
}

board.addEventListener("click", (event) => {
  const space = within(event, ".au-entry");
  if (within(event, ".au-overview")) {
    const { left, top, width: wide, height: high } = pane().getBoundingClientRect();
    nearOrFar(left + wide / 2, top + high / 2);
    follow(true);
  } else if (space) enter(space);
  else tap(event);
});
board.addEventListener("touchmove", pinch, { passive: false });
board.addEventListener("touchend", () => { apart = 0; });
board.addEventListener("wheel", (event) => {
  if (!event.ctrlKey || !within(event, ".au-window")) return;
  event.preventDefault();
  chosen = true;
  zoom(event.deltaY > 0 ? 0.87 : 1.15, event.clientX, event.clientY);
}, { passive: false });
board.addEventListener("scroll", frame, { capture: true, passive: true });
new ResizeObserver(resized).observe(board);
new MutationObserver(changed).observe(board, {
  childList: true, subtree: true, attributes: true, attributeFilter: ["data-look", "data-action", "data-land"],
});
changed();
