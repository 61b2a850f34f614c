// The town of Martians!!! in the hands of whoever looks: zoom and pan, turning a tile before it is placed, walking.
// Every step of a walk and every placing is the click on a drawn button: nothing is played that is not offered.

const board = document.getElementById("board");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const root = document.documentElement;
const SVG = "http://www.w3.org/2000/svg";
const NEAREST = 300; // the narrowest view, in lengths of the map; a tile is 120
const READABLE = 0.7; // pixels that a length of the map should have

const town = () => board.querySelector(".ma-town");
const box = (text) => { const [x, y, w, h] = text.split(" ").map(Number); return { x, y, w, h }; };
const version = () => board.closest("[data-version]")?.dataset.version;

// ---- the camera: the middle of what is seen, and how much of the map is seen from left to right

let camera = null;
let glide = 0;
let lookedAt = "";
let own = false; // whether whoever looks has chosen what is seen

function aspect() {
  const { clientWidth: wide, clientHeight: high } = town();
  return high ? wide / high : 1;
}

function whole() {
  const home = box(town().dataset.home);
  return { x: home.x + home.w / 2, y: home.y + home.h / 2, w: Math.max(home.w, home.h * aspect()) };
}

function kept({ x, y, w }) {
  const home = box(town().dataset.home);
  const all = whole();
  const wide = Math.min(Math.max(w, Math.min(NEAREST, all.w)), all.w * 1.1);
  const within = (value, from, length) => Math.min(Math.max(value, from), from + length);
  return { x: within(x, home.x, home.w), y: within(y, home.y, home.h), w: wide };
}

function show(wanted) {
  camera = kept(wanted);
  const high = camera.w / aspect();
  const round = (value) => Math.round(value * 10) / 10;
  town().setAttribute("viewBox", [camera.x - camera.w / 2, camera.y - high / 2, camera.w, high].map(round).join(" "));
  root.toggleAttribute("data-ma-near", camera.w < whole().w * 0.97);
}

function fly(wanted) {
  cancelAnimationFrame(glide);
  const to = kept(wanted);
  if (calm.matches || !camera) { show(to); return; }
  const from = { ...camera };
  const start = performance.now();
  const frame = (now) => {
    if (!town()) return;
    const part = Math.min(1, Math.max(0, now - start) / 420);
    const ease = part * part * (3 - 2 * part);
    show({ x: from.x + (to.x - from.x) * ease, y: from.y + (to.y - from.y) * ease, w: from.w + (to.w - from.w) * ease });
    if (part < 1) glide = requestAnimationFrame(frame);
  };
  glide = requestAnimationFrame(frame);
}

// What matters comes into view, moving what is seen as little as possible. Until somebody has zoomed or panned, the map is
// seen whole as long as it can be read that way.
function follow(from = camera) {
  const look = box(town().dataset.look);
  const ratio = aspect();
  const all = whole();
  const least = own ? from.w : town().clientWidth / READABLE;
  const w = Math.min(Math.max(least, look.w, look.h * ratio), all.w);
  if (!own && w >= all.w) return all;
  const near = (middle, half, start, length) => Math.min(Math.max(middle, start + length - half), start + half);
  return { x: near(from.x, w / 2, look.x, look.w), y: near(from.y, w / ratio / 2, look.y, look.h), w };
}

function zoom(factor, at = null) {
  cancelAnimationFrame(glide);
  own = true;
  const w = kept({ ...camera, w: camera.w * factor }).w;
  const share = 1 - w / camera.w;
  const point = at ?? camera;
  show({ x: camera.x + (point.x - camera.x) * share, y: camera.y + (point.y - camera.y) * share, w });
}

function pan(dx, dy) {
  cancelAnimationFrame(glide);
  own = true;
  show({ ...camera, x: camera.x + dx * camera.w, y: camera.y + dy * camera.w });
}

function pointOf(event) {
  const frame = town().getScreenCTM().inverse();
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(frame);
}

// ---- dragging and pinching

const fingers = new Map();
let dragged = false;
let touched = "mouse";

function press(event) {
  touched = event.pointerType;
  walk = [];
  if (!event.target.closest(".ma-town")) return;
  if (!fingers.size) dragged = false;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
}

function drag(event) {
  const finger = fingers.get(event.pointerId);
  if (!finger || !town()) return;
  const scale = camera.w / town().clientWidth;
  const before = spread();
  const dx = event.clientX - finger.x;
  const dy = event.clientY - finger.y;
  const far = Math.hypot(event.clientX - finger.from[0], event.clientY - finger.from[1]) > 6;
  if (fingers.size === 1 && !dragged && (!far || !event.buttons)) return;
  if (!dragged) { dragged = own = true; root.toggleAttribute("data-ma-drag", true); }
  finger.x = event.clientX;
  finger.y = event.clientY;
  cancelAnimationFrame(glide);
  if (fingers.size > 1 && before) zoom(before / spread(), pointOf(event));
  show({ ...camera, x: camera.x - (dx * scale) / fingers.size, y: camera.y - (dy * scale) / fingers.size });
}

function spread() {
  const [one, two] = [...fingers.values()];
  return two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
}

function lift(event) {
  fingers.delete(event.pointerId);
  if (fingers.size) return;
  root.toggleAttribute("data-ma-drag", false);
  if (dragged) setTimeout(() => { dragged = false; });
}

// ---- turning the ghost of a tile: it changes places with one of its small pictures

function turn(spot, step = 1) {
  const ghost = spot.querySelector(".ma-ghost");
  const chips = [...spot.querySelectorAll(".ma-chip-r")];
  if (!chips.length) return;
  const own = Number(ghost.dataset.action);
  const order = [own, ...chips.map((chip) => Number(chip.dataset.action))].sort((a, b) => a - b);
  const next = order[(order.indexOf(own) + step + order.length) % order.length];
  exchange(ghost, chips.find((chip) => Number(chip.dataset.action) === next));
}

function exchange(ghost, chip) {
  const faces = [ghost, chip].map((one) => one.querySelector(".ma-face"));
  for (const [one, two, names] of [[ghost, chip, ["data-action", "aria-label"]], [...faces, ["transform"]]]) {
    for (const name of names) {
      const value = one.getAttribute(name);
      one.setAttribute(name, two.getAttribute(name));
      two.setAttribute(name, value);
    }
  }
}

// By touch the first tap chooses a place, more taps turn the tile, and the tick places it.
function choose(spot) {
  unchoose();
  spot.classList.add("ma-chosen");
  const tick = document.createElementNS(SVG, "g");
  tick.setAttribute("class", "ma-confirm");
  tick.innerHTML = '<circle r="24"/><g transform="scale(1.7)"><use href="#ma-okay"/></g>';
  spot.append(tick);
}

function unchoose() {
  for (const tick of board.querySelectorAll(".ma-confirm")) tick.remove();
  for (const spot of board.querySelectorAll(".ma-chosen")) spot.classList.remove("ma-chosen");
}

function tap(event, spot) {
  const ghost = spot.querySelector(".ma-ghost");
  if (event.target.closest(".ma-confirm")) { hit(ghost); return; }
  const chip = event.target.closest(".ma-chip-r");
  if (!spot.classList.contains("ma-chosen")) choose(spot);
  else if (!chip) turn(spot);
  if (chip) exchange(ghost, chip);
}

// ---- walking: the steps are played one by one as long as each is still offered

let walk = [];
let walkedAt = "";

const hit = (button) => button.dispatchEvent(new MouseEvent("click", { bubbles: true }));

function setOut(path) {
  walk = [...path].map((way) => Number(town().dataset.steps) + Number(way));
  step();
}

function step() {
  const action = walk.shift();
  const button = board.querySelector(`.ma-go[data-action="${action}"]`);
  if (!button) { walk = []; return; }
  walkedAt = version();
  hit(button);
}

function showWay(square) {
  for (const lit of board.querySelectorAll(".ma-way")) lit.classList.remove("ma-way");
  const path = square?.dataset.walk;
  if (!path) return;
  const squares = new Map([...board.querySelectorAll(".ma-go")].map((one) => [place(one).join(), one]));
  let [x, y] = place(square);
  for (const way of [...path].reverse()) {
    squares.get([x, y].join())?.classList.add("ma-way");
    const [dx, dy] = [[0, -1], [1, 0], [0, 1], [-1, 0]][way];
    [x, y] = [x - 40 * dx, y - 40 * dy];
  }
}

const place = (drawn) => drawn.getAttribute("transform").match(/-?[\d.]+/g).slice(0, 2).map(Number);

// ---- a Martian that moved without being asked where to: it comes from the square that is empty now

let stood = new Map();

function march() {
  const now = new Map([...board.querySelectorAll(".ma-mob [data-piece]")].map((one) => [one.dataset.piece, one]));
  const gone = [...stood.keys()].filter((name) => !now.has(name));
  const come = [...now.keys()].filter((name) => !stood.has(name));
  if (gone.length === 1 && come.length === 1 && come[0].startsWith("mv") && !calm.matches) {
    const [x, y] = stood.get(gone[0]);
    const [a, b] = place(now.get(come[0]));
    const size = now.get(come[0]).getAttribute("transform").split(" ").slice(2).join(" ");
    const at = (left, top) => ({ transform: `translate(${left}px, ${top}px) ${size}` });
    now.get(come[0]).animate([at(x, y), at(a, b)], { duration: 420, easing: "ease-in-out" });
  }
  stood = new Map([...now].map(([name, one]) => [name, place(one)]));
}

// ---- what the board tells, and what is told to it

function changed() {
  if (!town()) { camera = null; return; }
  if (!camera) show(follow(whole()));
  else if (lookedAt !== town().dataset.look) fly(follow());
  lookedAt = town().dataset.look;
  march();
  if (walk.length && walkedAt !== version()) { walkedAt = version(); setTimeout(step, calm.matches ? 0 : 200); }
}

function onClick(event) {
  if (dragged) { event.stopPropagation(); event.preventDefault(); return; }
  const button = event.target.closest("[data-zoom]");
  if (button) {
    own = button.dataset.zoom !== "all" || !own;
    if (button.dataset.zoom === "all") fly(own ? whole() : follow());
    else fly({ ...camera, w: camera.w * (button.dataset.zoom === "in" ? 0.7 : 1.43) });
    return;
  }
  const spot = event.target.closest(".ma-spot");
  if (spot && touched === "touch" && event.isTrusted) { event.stopPropagation(); tap(event, spot); return; }
  const path = event.target.closest("[data-walk].can");
  if (path) setOut(path.dataset.walk);
}

let turnedAt = 0;

function onWheel(event) {
  if (!event.target.closest(".ma-town")) return;
  event.preventDefault();
  const spot = event.target.closest(".ma-spot");
  if (!spot?.querySelector(".ma-chip-r")) { zoom(event.deltaY > 0 ? 1.15 : 0.87, pointOf(event)); return; }
  if (event.timeStamp - turnedAt < 140) return;
  turnedAt = event.timeStamp;
  turn(spot, event.deltaY > 0 ? 1 : -1);
}

function onKey(event) {
  if (!town() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select, dialog")) return;
  const path = event.target.closest("[data-walk].can");
  if (path && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); setOut(path.dataset.walk); return; }
  if (event.key === "Escape") { walk = []; unchoose(); }
  if (event.key.toLowerCase() === "r") {
    const spot = event.target.closest(".ma-spot") ?? board.querySelector(".ma-spot:hover") ?? board.querySelector(".ma-chosen");
    if (spot) turn(spot, event.shiftKey ? -1 : 1);
  }
  if (event.key === "+" || event.key === "=") zoom(0.8);
  if (event.key === "-") zoom(1.25);
  if (event.key === "0") { own = true; fly(whole()); }
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (way && (event.shiftKey || event.target.closest(".ma-zoom"))) { event.preventDefault(); pan(way[0] * 0.12, way[1] * 0.12); }
}

// A button that is reached by keyboard is brought into view.
function onFocus(event) {
  const drawn = event.target.closest?.(".ma-touch [tabindex]");
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
    const spot = event.target.closest(".ma-spot");
    if (spot) { event.preventDefault(); if (touched !== "touch") turn(spot); }
  });
  board.addEventListener("wheel", onWheel, { passive: false });
  board.addEventListener("pointerdown", press);
  addEventListener("pointermove", drag);
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  board.addEventListener("pointerover", (event) => { if (event.target.closest(".ma-town")) showWay(event.target.closest(".ma-go")); });
  board.addEventListener("focusin", (event) => { showWay(event.target.closest(".ma-go")); onFocus(event); });
  document.addEventListener("keydown", onKey);
  addEventListener("resize", () => { if (town() && camera) show(camera); });
  new MutationObserver(changed).observe(board, {
    childList: true, subtree: true, attributes: true, attributeFilter: ["data-look", "data-home", "data-piece", "transform"],
  });
  changed();
}
