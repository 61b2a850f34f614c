// The town of Martians!!! in the hands of whoever looks: zoom and pan, turning a tile before it is placed, walking,
// moving a Martian in one go, and being asked less. Whatever is played is the click on a drawn button: nothing is
// played that is not offered.

import { $, $$, calm, phone, within } from "../../dom.js";
import { keep, setting } from "../../settings.js";

/** The middle of what is seen, and how much of the map is seen from left to right. @typedef {{ x: number, y: number, w: number }} Camera */
/** @typedef {{ x: number, y: number, w: number, h: number }} Box */
/** @typedef {{ x: number, y: number, from: [number, number] }} Finger */
/** A Martian on its way, the squares that it may go to, and the one under the finger.
 * @typedef {{ martian: HTMLElement, lit: SVGElement[], goal: SVGElement | null }} Carried */

const board = /** @type {HTMLElement} */ ($("#board")); // the rulebook has the drawings, but no table
const root = document.documentElement;
const SVG = "http://www.w3.org/2000/svg";
const WAYS = [[0, -1], [1, 0], [0, 1], [-1, 0]]; // north, east, south, west
const TILE = 120; // lengths of the map
const SQUARE = 40;
const NEAREST = 300; // the narrowest view
const READABLE = 0.92; // pixels that a length of the map should have
const REACHABLE = 1.12; // ... that a finger needs
const LARGE = 0.54; // ... that a whole tile needs for a finger
const BUTTONS = 68; // pixels below a chosen place
const SMALLEST = 34; // pixels of what a finger may choose by itself
const OFFERED = ".ma-touch :is(.can, .later)"; // what can be touched on the map, now or when all has been told
const NAMED = 80; // pixels of a tile that has room for its name
const MANY = 100; // more tiles than there are
const PATIENCE = 8000; // milliseconds after which nothing more is to be expected

/** @returns {SVGSVGElement} */
const town = () => /** @type {SVGSVGElement} */ (board.querySelector(".ma-town"));
const frame = () => /** @type {HTMLElement} */ (town().parentElement);
/** @returns {Record<string, string>} */
const look = () => /** @type {Record<string, string>} */ ($("#board .ma-look")?.dataset ?? {});
/** @param {string} text @returns {Box} */
const box = (text) => { const [x, y, w, h] = text.split(" ").map(Number); return { x, y, w, h }; };
const table = () => $("[data-version]");
const version = () => table()?.dataset.version ?? "";
/** @param {Element} drawn @returns {[number, number]} */
const place = (drawn) => {
  const [x, y] = (drawn.getAttribute("transform")?.match(/-?[\d.]+/g) ?? []).map(Number);
  return [x, y];
};
/** @param {Element | null} [button] */
const hit = (button) => button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));

// ---- the camera: the middle of what is seen, and how much of the map is seen from left to right

/** @type {Camera} */
let camera = { x: 0, y: 0, w: 0 }; // of no width: nothing has been looked at
let glide = 0;
let lookedAt = "";
let own = false; // whether whoever looks has chosen what is seen

function aspect() {
  const { clientWidth: wide, clientHeight: high } = town();
  return high ? wide / high : 1;
}

function whole() {
  const home = box(look().home);
  return { x: home.x + home.w / 2, y: home.y + home.h / 2, w: Math.max(home.w, home.h * aspect()) };
}

/** @param {Camera} wanted @returns {Camera} */
function kept({ x, y, w }) {
  const home = box(look().home);
  const all = whole();
  const wide = Math.min(Math.max(w, Math.min(NEAREST, all.w)), all.w * 1.1);
  const inside = (/** @type {number} */ value, /** @type {number} */ from, /** @type {number} */ length) => Math.min(Math.max(value, from), from + length);
  return { x: inside(x, home.x, home.w), y: inside(y, home.y, home.h), w: wide };
}

/** @param {Camera} wanted */
function show(wanted) {
  camera = kept(wanted);
  const high = camera.w / aspect();
  const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;
  const seen = [camera.x - camera.w / 2, camera.y - high / 2, camera.w, high].map(round);
  const unit = camera.w / town().clientWidth; // lengths of the map in a pixel
  town().setAttribute("viewBox", seen.join(" "));
  town().style.setProperty("--ma-unit", unit.toFixed(2));
  const below = town().getBoundingClientRect().top - frame().getBoundingClientRect().top; // the rim
  frame().style.setProperty("--ma-below", `${Math.round(below) + 6}px`);
  root.toggleAttribute("data-ma-near", camera.w < whole().w * 0.97);
  root.toggleAttribute("data-ma-names", TILE / unit >= NAMED);
  const eye = $(".ma-eyed", board);
  ["x", "y", "width", "height"].forEach((name, number) => eye?.setAttribute(name, String(seen[number])));
}

/** @param {Camera} wanted */
function fly(wanted) {
  cancelAnimationFrame(glide);
  const to = kept(wanted);
  if (calm.matches || !camera.w) { show(to); clearCorner(); return; }
  const from = { ...camera };
  const start = performance.now();
  const frame = (/** @type {number} */ now) => {
    if (!town()) return;
    const part = Math.min(1, Math.max(0, now - start) / 420);
    const ease = part * part * (3 - 2 * part);
    show({ x: from.x + (to.x - from.x) * ease, y: from.y + (to.y - from.y) * ease, w: from.w + (to.w - from.w) * ease });
    if (part < 1) glide = requestAnimationFrame(frame); else clearCorner();
  };
  glide = requestAnimationFrame(frame);
}

// What matters comes into view, moving what is seen as little as possible. Until somebody has zoomed or panned, the map is
// seen whole as long as it can be read that way. On a phone whatever can be touched is large enough for a finger; if it
// does not all fit, one looks at what is nearest to the pawn, and the small map shows the rest.
function follow(from = camera) {
  const wanted = around(box(look().look), told);
  const ratio = aspect();
  const all = whole();
  const chosen = chosenSpot();
  if (phone.matches && chosen) return nearSpot(chosen);
  if (phone.matches && $(OFFERED, board)) return withinReach(wanted, ratio, all);
  const least = own ? from.w : town().clientWidth / READABLE;
  const w = Math.min(Math.max(least, wanted.w, wanted.h * ratio), all.w);
  if (!own && w >= all.w) return all;
  const near = (/** @type {number} */ middle, /** @type {number} */ half, /** @type {number} */ start, /** @type {number} */ length) => Math.min(Math.max(middle, start + length - half), start + half);
  return { x: near(from.x, w / 2, wanted.x, wanted.w), y: near(from.y, w / ratio / 2, wanted.y, wanted.h), w };
}

/** The squares where something has just happened, for as long as it is told. */
let told = /** @type {[number, number][]} */ ([]);

function seeTold() {
  const squares = $$(".ma-land rect.lit", board);
  told = squares.map((one) => {
    const [x, y] = place(/** @type {Element} */ (one.parentElement));
    const number = Number((one.dataset.spot ?? "").split(".")[1]);
    return [x + SQUARE * ((number % 3) - 1), y + SQUARE * (Math.floor(number / 3) - 1)];
  });
}

/** A box with some points in it, too. @param {Box} seen @param {[number, number][]} points @returns {Box} */
function around({ x, y, w, h }, points) {
  const across = points.flatMap((point) => [point[0] - SQUARE, point[0] + SQUARE]);
  const down = points.flatMap((point) => [point[1] - SQUARE, point[1] + SQUARE]);
  const [left, top] = [Math.min(x, ...across), Math.min(y, ...down)];
  return { x: left, y: top, w: Math.max(x + w, ...across) - left, h: Math.max(y + h, ...down) - top };
}

/** @param {Box} wanted @param {number} ratio @param {Camera} all @returns {Camera} */
function withinReach(wanted, ratio, all) {
  const pixels = town().clientWidth; // a tile is larger than a square: where it may lie is seen all at once, if it can be
  const fits = $(".ma-spot", board) ? Math.min(Math.max(wanted.w, wanted.h * ratio), pixels / LARGE) : 0;
  const w = Math.min(Math.max(pixels / REACHABLE, fits), all.w);
  const [x, y] = look().focus.split(" ").map(Number);
  const along = (/** @type {number} */ focus, /** @type {number} */ half, /** @type {number} */ start, /** @type {number} */ length) =>
    length <= 2 * half ? start + length / 2 : Math.min(Math.max(focus, start + half), start + length - half);
  return { x: along(x, w / 2, wanted.x, wanted.w), y: along(y, w / ratio / 2, wanted.y, wanted.h), w };
}

// The place that was chosen for a tile, above what turns and places it.
/** @param {Element} spot @returns {Camera} */
function nearSpot(spot) {
  const [x, y] = place(spot);
  return { x, y: y + (BUTTONS / 2) / REACHABLE, w: Math.min(town().clientWidth / REACHABLE, whole().w) };
}

/** @param {number} factor @param {{ x: number, y: number } | null} [at] */
function zoom(factor, at = null) {
  cancelAnimationFrame(glide);
  own = true;
  const w = kept({ ...camera, w: camera.w * factor }).w;
  const share = 1 - w / camera.w;
  const point = at ?? camera;
  show({ x: camera.x + (point.x - camera.x) * share, y: camera.y + (point.y - camera.y) * share, w });
}

/** @param {number} dx @param {number} dy */
function pan(dx, dy) {
  cancelAnimationFrame(glide);
  own = true;
  show({ ...camera, x: camera.x + dx * camera.w, y: camera.y + dy * camera.w });
}

/** @param {MouseEvent} event @param {SVGGraphicsElement} [drawing] */
function pointOf(event, drawing = town()) {
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM()?.inverse());
}

// ---- the small map: tiles, Martians, pawns, what can be touched, and what is seen of it now

function drawSmall() {
  const small = $(".ma-over", board);
  if (!small) return;
  /** @typedef {{ x: number, y: number, one: Element }} Drawn */
  const at = (/** @type {string} */ selector) => $$(selector, board).map((one) => ({ x: place(one)[0], y: place(one)[1], one }));
  const kind = (/** @type {Element} */ one) => /-(straight|bend|tee|cross)$/.test(one.querySelector("use")?.getAttribute("href") ?? "") ? "road" : "built";
  const plot = (/** @type {Drawn} */ { x, y, one }) => `<path class="ma-${kind(one)}" d="M${x - 58} ${y - 58}h116v116h-116z"/>`;
  const dots = (/** @type {string} */ name, /** @type {Drawn[]} */ found) => `<path class="ma-${name}" d="${found.map(({ x, y }) => `M${x} ${y}h0`).join("")}"/>`;
  const pawn = (/** @type {Drawn} */ { x, y, one }) => `<use href="${one.querySelector('use[href^="#ma-p"]')?.getAttribute("href")}" transform="translate(${x} ${y}) scale(2.6)"/>`;
  const drawn = [
    ...at(".ma-land > [transform]").map(plot), dots("swarm", at(".ma-mob > use")), ...at(".ma-people > g").map(pawn),
    dots("wanted", at(".ma-touch > :is(.can, .later, .ma-spot)")), '<rect class="ma-eyed"/>',
  ].join("");
  if (small.dataset.drawn === drawn) return;
  small.dataset.drawn = drawn;
  small.setAttribute("viewBox", look().home);
  small.innerHTML = drawn;
}

// It goes to a corner where it hides nothing that can be touched, and as little of the town as may be.
function clearCorner() {
  const small = $(".ma-over", board);
  if (!small || !root.hasAttribute("data-ma-near")) return;
  const boxes = (/** @type {string} */ selector) => $$(selector, board).map((one) => one.getBoundingClientRect());
  const touchable = boxes(OFFERED);
  const tiles = boxes(".ma-land > [transform]");
  const all = town().getBoundingClientRect();
  const { width, height } = small.getBoundingClientRect();
  const hides = (/** @type {string} */ corner) => {
    const left = corner.includes("right") ? all.right - width - 8 : all.left + 8;
    const top = corner.includes("top") ? all.top + 8 : all.bottom - height - 8;
    const under = (/** @type {DOMRect} */ one) => one.right > left && one.left < left + width && one.bottom > top && one.top < top + height;
    return MANY * touchable.filter(under).length + tiles.filter(under).length;
  };
  const corners = ["left bottom", "left top", "right top", "right bottom"].map((corner) => ({ corner, hidden: hides(corner) }));
  small.dataset.corner = corners.sort((one, two) => one.hidden - two.hidden)[0].corner;
}

// What is touched on it comes into the middle.
/** @param {MouseEvent} event @param {SVGGraphicsElement} small */
function lookAt(event, small) {
  const { x, y } = pointOf(event, small);
  own = true;
  fly({ ...camera, x, y });
}

// ---- dragging and pinching

/** @type {Map<number, Finger>} */
const fingers = new Map();
let dragged = false;
let touched = "mouse";
let tapped = { at: 0, x: 0, y: 0 };

/** @param {PointerEvent} event */
function press(event) {
  touched = event.pointerType;
  if (walk.length) { walk = []; tellUnderWay(); }
  if (!within(event, ".ma-town")) return;
  if (!fingers.size) dragged = false;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
  const martian = within(event, ".ma-go[data-goes]");
  if (martian && fingers.size === 1) carried = { martian, lit: [], goal: null }; else putDown();
}

/** @param {PointerEvent} event */
function drag(event) {
  const finger = fingers.get(event.pointerId);
  if (!finger || !town()) return;
  const scale = camera.w / town().clientWidth;
  const before = spread();
  const dx = event.clientX - finger.x;
  const dy = event.clientY - finger.y;
  const far = Math.hypot(event.clientX - finger.from[0], event.clientY - finger.from[1]) > 6;
  if (fingers.size === 1 && !dragged && (!far || !event.buttons)) return;
  if (!dragged) {
    dragged = true;
    if (!carried) { own = true; root.toggleAttribute("data-ma-drag", true); }
  }
  finger.x = event.clientX;
  finger.y = event.clientY;
  if (carried && fingers.size === 1) { carry(event); return; }
  cancelAnimationFrame(glide);
  if (fingers.size > 1 && before) zoom(before / spread(), pointOf(event));
  show({ ...camera, x: camera.x - (dx * scale) / fingers.size, y: camera.y - (dy * scale) / fingers.size });
}

function spread() {
  const [one, two] = [...fingers.values()];
  return two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
}

/** @param {PointerEvent} event */
function lift(event) {
  const finger = fingers.get(event.pointerId);
  fingers.delete(event.pointerId);
  if (fingers.size) return;
  root.toggleAttribute("data-ma-drag", false);
  if (finger && !dragged && touched === "touch" && event.type === "pointerup") tapTwice(event);
  if (dragged) {
    sendCarried();
    clearCorner();
    setTimeout(() => { dragged = false; });
  }
  putDown();
}

// Two taps on the same place, where nothing can be chosen: nearer, or the whole map again.
/** @param {PointerEvent} event */
function tapTwice(event) {
  if (within(event, ".can, .ma-spot, .ma-instead")) return;
  const again = event.timeStamp - tapped.at < 350 && Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < 30;
  tapped = { at: again ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
  if (!again) return;
  own = true;
  const { x, y } = pointOf(event);
  fly(camera.w > whole().w * 0.9 ? { x, y, w: town().clientWidth / REACHABLE } : whole());
}

// A finger does not choose what is too small to be sure of: the map comes nearer first.
/** @param {MouseEvent} event */
function tooSmall(event) {
  const size = within(event, ".ma-town :is(.can, .ma-instead)")?.getBoundingClientRect();
  if (!size || Math.min(size.width, size.height) >= SMALLEST) return false;
  own = true;
  const { x, y } = pointOf(event);
  fly({ x, y, w: town().clientWidth / REACHABLE });
  return true;
}

// ---- a Martian is drawn to where it goes: which one and where to are played one after the other

/** @type {Carried | null} */
let carried = null;

/** @param {PointerEvent} event */
function carry(event) {
  if (!carried) return;
  const { martian } = carried;
  if (!carried.lit.length) carried.lit = [...(martian.dataset.goes ?? "")].map((way) => lightWay(martian, Number(way)));
  const at = pointOf(event);
  carried.goal = null;
  for (const square of carried.lit) {
    const [x, y] = place(square);
    const over = Math.hypot(at.x - x, at.y - y) < SQUARE * 0.75;
    square.classList.toggle("ma-aimed", over);
    if (over) carried.goal = square;
  }
}

/** @param {Element} martian @param {number} way */
function lightWay(martian, way) {
  const [x, y] = place(martian);
  const square = document.createElementNS(SVG, "g");
  square.setAttribute("transform", `translate(${x + SQUARE * WAYS[way][0]} ${y + SQUARE * WAYS[way][1]})`);
  square.innerHTML = '<use class="ma-lit" href="#ma-lit"/>';
  square.dataset.way = String(way);
  martian.parentNode?.append(square);
  return square;
}

function sendCarried() {
  if (!carried?.goal) return;
  walk = [Number(carried.martian.dataset.action), Number(look().ways) + Number(carried.goal.dataset.way)];
  step();
}

function putDown() {
  for (const square of carried?.lit ?? []) square.remove();
  carried = null;
}

// Another Martian than the one that was chosen: the choice is taken back, then this one is chosen.
/** @param {string} action */
function chooseInstead(action) {
  const undo = $('[data-do="undo"]', board);
  if (!undo) return;
  walk = [Number(action)];
  walkedAt = version();
  hit(undo);
  tellUnderWay();
}

// ---- turning the ghost of a tile: it changes places with one of its small pictures

/** @param {Element} spot @param {number} [step] */
function turn(spot, step = 1) {
  const ghost = $(".ma-ghost", spot);
  const chips = $$(".ma-chip-r", spot);
  if (!chips.length) return;
  put.action = "";
  const now = Number(ghost?.dataset.action);
  const order = [now, ...chips.map((chip) => Number(chip.dataset.action))].sort((a, b) => a - b);
  const next = order[(order.indexOf(now) + step + order.length) % order.length];
  exchange(ghost, chips.find((chip) => Number(chip.dataset.action) === next));
}

/** @param {Element | null | undefined} ghost @param {Element | null | undefined} chip */
function exchange(ghost, chip) {
  for (const name of ["data-action", "aria-label"]) swap(ghost, chip, name);
  swap(ghost?.querySelector(".ma-face"), chip?.querySelector(".ma-face"), "transform");
}

/** @param {Element | null | undefined} one @param {Element | null | undefined} two @param {string} name */
function swap(one, two, name) {
  const [first, second] = [one?.getAttribute(name) ?? "", two?.getAttribute(name) ?? ""];
  one?.setAttribute(name, second);
  two?.setAttribute(name, first);
}

// By touch the first tap chooses a place, which comes near; more taps turn the tile, and buttons below it turn it, place it
// or leave the place. What was chosen outlives a board that is drawn anew.
let put = { key: "", action: "", at: "" };

const chosenSpot = () => (put.key && put.at === version() ? $(`.ma-spot[data-key="${put.key}"]`, board) : null);

/** @param {HTMLElement} spot */
function choose(spot) {
  unchoose();
  put = { key: spot.dataset.key ?? "", action: "", at: version() };
  keepChosen();
  if (phone.matches) fly(nearSpot(spot));
}

function keepChosen() {
  const spot = chosenSpot();
  const ghost = spot && $(".ma-ghost", spot);
  if (!spot || !ghost?.dataset.action) { if (put.key && put.at !== version()) unchoose(); return; }
  const chips = $$(".ma-chip-r", spot);
  const lies = chips.find((chip) => chip.dataset.action === put.action);
  if (lies) exchange(ghost, lies);
  put.action = ghost.dataset.action;
  spot.classList.add("ma-chosen");
  root.dataset.maPutting = chips.length ? "turns" : "fixed";
  const okay = $('[data-put="okay"]', board);
  okay?.setAttribute("aria-label", ghost.getAttribute("aria-label") ?? "");
  okay?.setAttribute("data-confirm", ""); // what was touched is played with this
}

function unchoose() {
  put = { key: "", action: "", at: "" };
  delete root.dataset.maPutting;
  $("[data-confirm]", board)?.removeAttribute("data-confirm");
  for (const spot of $$(".ma-chosen", board)) spot.classList.remove("ma-chosen");
}

/** @param {string} what */
function onPut(what) {
  const spot = chosenSpot();
  if (!spot) return;
  if (what === "spin") turnChosen(spot);
  else if (what === "okay") hit($(".ma-ghost", spot));
  else leave();
}

function leave() {
  unchoose();
  fly(own ? camera : follow());
}

/** @param {Element} spot */
function turnChosen(spot) {
  turn(spot);
  keepChosen();
}

/** @param {MouseEvent} event @param {HTMLElement} spot */
function tap(event, spot) {
  const chip = within(event, ".ma-chip-r");
  if (!spot.classList.contains("ma-chosen")) choose(spot);
  else if (!chip) turnChosen(spot);
  if (!chip) return;
  put.action = chip.dataset.action ?? "";
  keepChosen();
}

// ---- walking: the steps are played one by one as long as each is still offered

/** @type {number[]} */
let walk = [];
let walkedAt = "";

/** @param {string} path */
function setOut(path) {
  walk = [...path].map((way) => Number(look().steps) + Number(way));
  step();
}

function step() {
  const action = walk.shift();
  const button = $(`.ma-go[data-action="${action}"]`, board);
  if (!button) { walk = []; tellUnderWay(); return; }
  walkedAt = version();
  hit(button);
  tellUnderWay();
}

/** @param {HTMLElement | null} square */
function showWay(square) {
  for (const lit of $$(".ma-way", board)) lit.classList.remove("ma-way");
  const path = square?.dataset.walk;
  if (!path) return;
  const squares = new Map($$(".ma-go", board).map((one) => [place(one).join(), one]));
  let [x, y] = place(square);
  for (const way of [...path].reverse()) {
    squares.get([x, y].join())?.classList.add("ma-way");
    [x, y] = [x - SQUARE * WAYS[Number(way)][0], y - SQUARE * WAYS[Number(way)][1]];
  }
}

// ---- under way: steps are still to come, so what can be chosen now will soon be something else

let resting = false; // whether a bot moves the rest of the Martians
let patience = 0;

function isUnderWay() {
  resting &&= question().turn === "yours" && $('[data-do="rest"]', board) !== null;
  return walk.length > 0 || resting || [walkedAt, tookAt].includes(version());
}

// Whoever hears the page is told that the board is busy. An answer that never comes ends it too.
function tellUnderWay() {
  clearTimeout(patience);
  const going = isUnderWay();
  table()?.toggleAttribute("data-under-way", going);
  if (going) board.setAttribute("aria-busy", "true"); else board.removeAttribute("aria-busy");
  if (going) patience = setTimeout(stopGoing, PATIENCE);
}

function stopGoing() {
  walk = [];
  resting = false;
  walkedAt = tookAt = "";
  tellUnderWay();
}

// ---- a Martian that moved without being asked where to: it comes from the square that is empty now

/** @type {Map<string, [number, number]>} */
let stood = new Map();

function march() {
  const now = new Map($$(".ma-mob [data-piece]", board).map((one) => [one.dataset.piece ?? "", one]));
  const gone = [...stood.keys()].filter((name) => !now.has(name));
  const come = [...now.keys()].filter((name) => !stood.has(name));
  if (gone.length === 1 && come.length === 1 && come[0].startsWith("mv") && !calm.matches) {
    const [x, y] = stood.get(gone[0]) ?? [0, 0];
    const walker = /** @type {HTMLElement} */ (now.get(come[0]));
    const [a, b] = place(walker);
    const size = walker.getAttribute("transform")?.split(" ").slice(2).join(" ");
    const at = (/** @type {number} */ left, /** @type {number} */ top) => ({ transform: `translate(${left}px, ${top}px) ${size}` });
    walker.animate([at(x, y), at(a, b)], { duration: 420, easing: "ease-in-out" });
  }
  stood = new Map([...now].map(([name, one]) => [name, place(one)]));
}

// ---- fewer questions: windows that need not be asked, and markers that are taken without asking

const question = () => $("#prompt [data-turn]")?.dataset ?? {};
/** What was set before the person asked for a while of quiet; empty: they have not. @param {string | undefined} seat */
const hushKey = (seat) => `hush.${$("[data-table]")?.dataset.table}.${seat}`;

// The setting of the house says when its person is asked; here it is chosen, for good or until the next own turn.
/** @param {string} when */
function hush(when) {
  const { seat, skip, window: kind } = question();
  const choice = $(`[data-ask="${seat}"]`);
  if (!(choice instanceof HTMLSelectElement)) return;
  if (when === "target") keep(hushKey(seat), "");
  else if (!setting(hushKey(seat), "")) keep(hushKey(seat), choice.value);
  setAsking(choice, "target");
  if (kind === "target") hit($(`[data-action="${skip}"]`, board));
}

/** @param {HTMLSelectElement} choice @param {string} value */
function setAsking(choice, value) {
  choice.value = value;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
}

function endHush() {
  for (const choice of $$("[data-ask]")) {
    const before = setting(hushKey(choice.dataset.ask), "");
    if (!before || !(choice instanceof HTMLSelectElement) || !$(`.seat.s${choice.dataset.ask}.ma-turn`, board)) continue;
    keep(hushKey(choice.dataset.ask), "");
    setAsking(choice, before);
  }
}

let took = ""; // the moment in which a marker was taken without asking; if that is taken back, it is asked
let tookAt = "";
let live = false; // whether the page hears and is heard: nothing is taken before

function take() {
  const button = $("[data-takes]", board);
  if (!live || !button?.dataset.action || took === button.dataset.takes || setting("martians-ask-take", "") === "on") return;
  took = button.dataset.takes ?? "";
  tookAt = version();
  hit(button);
}

// What a square is called, from what its tile is called.
/** @param {Event} event */
function nameSquare(event) {
  const square = within(event, '.ma-land rect[data-spot]');
  if (!square || square.dataset.tip) return;
  const tile = square.parentElement?.dataset.tip ?? "";
  const number = Number((square.dataset.spot ?? "").split(".")[1]) + 1;
  const said = look().square.replace("@", tile).replace("#", String(number));
  square.dataset.tip = said[0].toUpperCase() + said.slice(1);
}

// ---- what the board tells, and what is told to it

const sized = new ResizeObserver(() => {
  if (!town() || !camera.w) return;
  show(own ? camera : follow());
  clearCorner();
});
let watched = /** @type {Element | null} */ (null); // the sheet of a phone changes the map alone

function watchSize() {
  if (watched === town()) return;
  if (watched) sized.unobserve(watched);
  watched = town();
  sized.observe(watched);
}

const lookAtNow = () => `${look().look} ${told.join()}`;

let askedAt = "";

// On a phone the sheet may have been drawn up: a new question begins at its head.
function headFirst() {
  if (askedAt === version() || !phone.matches || question().turn !== "yours") return;
  askedAt = version();
  board.querySelector(".sheet")?.scrollTo({ top: 0 });
}

function changed() {
  if (!town()) { camera = { x: 0, y: 0, w: 0 }; return; }
  watchSize();
  drawSmall();
  if (!camera.w) show(follow(whole()));
  else if (lookedAt !== lookAtNow()) fly(follow());
  else show(camera);
  lookedAt = lookAtNow();
  keepChosen();
  headFirst();
  march();
  clearCorner();
  endHush();
  take();
  if (walk.length && walkedAt !== version()) { walkedAt = version(); setTimeout(step, calm.matches ? 0 : 200); }
  tellUnderWay();
}

/** @param {MouseEvent} event */
function onClick(event) {
  if (dragged && event.isTrusted) { event.stopPropagation(); event.preventDefault(); return; }
  const finger = touched === "touch" && event.isTrusted;
  const small = event.target instanceof Element ? event.target.closest(".ma-over") : null;
  const spot = within(event, ".ma-spot:has(.can)"); // while something is told, a tap is not for it
  const { put: how, zoom, hush: wish, instead, walk: path } = within(event, "[data-put], [data-zoom], [data-hush], [data-instead], [data-walk].can")?.dataset ?? {};
  if (how) onPut(how);
  else if (zoom) onZoom(zoom);
  else if (small instanceof SVGGraphicsElement) lookAt(event, small);
  else if (wish) hush(wish);
  else if (finger && tooSmall(event)) event.stopPropagation();
  else if (finger && spot) { event.stopPropagation(); tap(event, spot); }
  else if (finger && put.key && within(event, ".ma-town")) { event.stopPropagation(); leave(); }
  else if (instead) chooseInstead(instead);
  else if (path) setOut(path);
  else if (within(event, '[data-do="rest"]')) { resting = true; tellUnderWay(); }
}

/** @param {string} what */
function onZoom(what) {
  own = what !== "all" || !own;
  if (what === "all") fly(own ? whole() : follow());
  else fly({ ...camera, w: camera.w * (what === "in" ? 0.7 : 1.43) });
}

let turnedAt = 0;

/** @param {WheelEvent} event */
function onWheel(event) {
  if (!within(event, ".ma-town")) return;
  event.preventDefault();
  const spot = within(event, ".ma-spot");
  if (!spot?.querySelector(".ma-chip-r")) { zoom(event.deltaY > 0 ? 1.15 : 0.87, pointOf(event)); return; }
  if (event.timeStamp - turnedAt < 140) return;
  turnedAt = event.timeStamp;
  turn(spot, event.deltaY > 0 ? 1 : -1);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (!town() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (within(event, "input, textarea, select, dialog")) return;
  const path = within(event, "[data-walk].can");
  if (path && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); setOut(path.dataset.walk ?? ""); return; }
  if (event.key === "Escape") { walk = []; unchoose(); putDown(); tellUnderWay(); }
  if (event.key.toLowerCase() === "r") {
    const spot = within(event, ".ma-spot") ?? $(".ma-spot:hover", board) ?? $(".ma-chosen", board);
    if (spot) { event.preventDefault(); turn(spot, event.shiftKey ? -1 : 1); }
  }
  if (event.key === "+" || event.key === "=") zoom(0.8);
  if (event.key === "-") zoom(1.25);
  if (event.key === "0") { own = true; fly(whole()); }
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (way && (event.shiftKey || within(event, ".ma-zoom"))) { event.preventDefault(); pan(way[0] * 0.12, way[1] * 0.12); }
}

// A button that is reached by keyboard is brought into view.
/** @param {FocusEvent} event */
function onFocus(event) {
  const drawn = within(event, ".ma-touch [tabindex]");
  if (!drawn?.matches(":focus-visible")) return;
  const one = drawn.getBoundingClientRect();
  const all = town().getBoundingClientRect();
  if (one.left >= all.left && one.right <= all.right && one.top >= all.top && one.bottom <= all.bottom) return;
  const scale = camera.w / town().clientWidth;
  fly({
    ...camera,
    x: camera.x + ((one.left + one.right - all.left - all.right) / 2) * scale,
    y: camera.y + ((one.top + one.bottom - all.top - all.bottom) / 2) * scale,
  });
}

if (board) {
  root.toggleAttribute("data-ma", true);
  board.addEventListener("click", onClick, true);
  board.addEventListener("contextmenu", (event) => {
    const spot = within(event, ".ma-spot");
    if (spot) { event.preventDefault(); if (touched !== "touch") turn(spot); }
  });
  board.addEventListener("wheel", onWheel, { passive: false });
  board.addEventListener("pointerdown", press);
  addEventListener("pointermove", drag);
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  board.addEventListener("pointerover", (event) => { if (within(event, ".ma-town")) showWay(within(event, ".ma-go")); });
  board.addEventListener("focusin", (event) => { showWay(within(event, ".ma-go")); onFocus(event); });
  for (const way of ["pointerover", "pointerdown", "focusin"]) board.addEventListener(way, nameSquare, true);
  document.addEventListener("keydown", onKey);
  board.addEventListener("ludoteca:shown", () => { live = true; seeTold(); queueMicrotask(changed); });
  sized.observe(board);
  new MutationObserver(changed).observe(board, {
    childList: true, subtree: true, attributes: true,
    attributeFilter: ["data-look", "data-home", "data-piece", "data-action", "data-takes", "transform"],
  });
  changed();
}
