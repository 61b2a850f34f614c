// The one script of the house: it sends what is touched, patches what has changed, and lets pieces glide.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const small = matchMedia("(max-width: 900px)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// ---- what a person has set, kept in this browser

const settings = {
  get: (key, fallback) => {
    try { return localStorage.getItem(`ludoteca.${key}`) ?? fallback; } catch { return fallback; }
  },
  set: (key, value) => {
    try { localStorage.setItem(`ludoteca.${key}`, value); } catch { /* a private window keeps nothing */ }
  },
};

const theme = settings.get("theme", "");
if (theme) document.documentElement.dataset.theme = theme;

function switchTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  settings.set("theme", root.dataset.theme);
}

// ---- patching: the new HTML is laid over the old, element by element, so that focus and hover stay

function patch(regions) {
  const parsed = Object.entries(regions).map(([name, html]) => {
    const target = document.getElementById(name);
    const wanted = document.createElement(target.tagName);
    wanted.innerHTML = html;
    return [target, wanted];
  });
  const board = parsed.find(([target]) => target.id === "board");
  const places = board && !calm.matches ? piecePlaces(...board) : null; // read before anything changes
  for (const [target, wanted] of parsed) patchChildren(target, wanted);
  if (places?.size) glide(places);
}

const keyOf = (node) =>
  node.nodeType === 1 ? node.getAttribute("data-piece") || node.getAttribute("data-key") || node.id || "" : "";

// What stays is never taken out of the page, since a drawing that is put back is styled and laid out anew: whatever
// stands before it and is not wanted goes first.
function patchChildren(old, fresh) {
  const keyed = new Map();
  let spare = 0; // elements without a key that the old has more than the new
  for (const child of old.childNodes) { const key = keyOf(child); if (key) keyed.set(key, child); else spare += 1; }
  const wantedNodes = [...fresh.childNodes];
  const wantedKeys = new Set();
  for (const child of wantedNodes) { const key = keyOf(child); if (key) wantedKeys.add(key); else spare -= 1; }
  let here = old.firstChild;
  for (const wanted of wantedNodes) {
    const key = keyOf(wanted);
    const known = key ? keyed.get(key) : null;
    while (here && here !== known) {
      const own = keyOf(here);
      if (own ? wantedKeys.has(own) : !(spare > 0 && (known || here.nodeName !== wanted.nodeName))) break;
      if (!own) spare -= 1;
      const next = here.nextSibling;
      here.remove();
      here = next;
    }
    const match = key ? known : here && !keyOf(here) && here.nodeName === wanted.nodeName ? here : null;
    if (match && match.nodeName === wanted.nodeName) {
      if (match === here) here = here.nextSibling; else old.insertBefore(match, here);
      patchNode(match, wanted);
    } else {
      if (!key) spare += 1;
      old.insertBefore(wanted, here);
    }
  }
  while (here) { const next = here.nextSibling; here.remove(); here = next; }
}

function patchNode(old, fresh) {
  if (old.nodeType !== 1) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  const own = fresh.getAttribute("data-own"); // an attribute that the game's own script looks after
  if (own && own === old.getAttribute("data-own")) fresh.setAttribute(own, old.getAttribute(own));
  if (old.isEqualNode(fresh)) return;
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !(old.nodeName === "DETAILS" && name === "open")) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value && !(old.nodeName === "DETAILS" && name === "open")) old.setAttribute(name, value);
  }
  patchChildren(old, fresh);
}

// ---- gliding: a piece starts where it was and ends where it is

// A piece of a drawing stays where it is as long as nothing that it hangs on is moved; one laid out as text may always go.
function hangsOn(piece, root) {
  let chain = "";
  for (let node = piece; node && node !== root; node = node.parentNode) {
    if (node.namespaceURI !== "http://www.w3.org/2000/svg") return null;
    chain += `${node.getAttribute("transform") ?? ""}|${node.getAttribute("viewBox") ?? ""}|`;
    if (node.nodeName === "svg") break;
  }
  return chain;
}

// Where the pieces are that may be about to move. Places are measured from the board's own corner: a board that is pushed
// down by a panel above it moves nothing on it.
function piecePlaces(board, fresh) {
  const places = new Map();
  const after = new Map($$("[data-piece]", fresh).map((piece) => [piece.dataset.piece, hangsOn(piece, fresh)]));
  let corner = null;
  for (const piece of $$("[data-piece]", board)) {
    const chain = after.get(piece.dataset.piece);
    if (chain === undefined || (chain !== null && chain === hangsOn(piece, board))) continue;
    corner ??= board.getBoundingClientRect();
    const box = piece.getBoundingClientRect();
    if (box.width) places.set(piece.dataset.piece, [box.left + box.width / 2 - corner.left, box.top + box.height / 2 - corner.top]);
  }
  return places;
}

// All places are read before the first piece is set in motion: the browser lays the page out only once.
function glide(places) {
  const moves = [];
  const board = $("#board").getBoundingClientRect();
  for (const piece of $$("#board [data-piece]")) {
    const before = places.get(piece.dataset.piece);
    if (!before) continue;
    const after = piece.getBoundingClientRect();
    const dx = before[0] - (after.left + after.width / 2 - board.left);
    const dy = before[1] - (after.top + after.height / 2 - board.top);
    if (after.width && Math.hypot(dx, dy) >= 2) moves.push([piece, dx, dy, piece.parentNode.getScreenCTM?.()]);
  }
  for (const [piece, dx, dy, frame] of moves) setInMotion(piece, dx, dy, frame);
}

// What passes by on its way takes no touch that was meant for what lies beneath; what can be touched itself still can.
function move(piece, frames, timing) {
  const motion = piece.animate(frames, timing);
  if (piece.closest("[data-action]") || $("[data-action]", piece)) return;
  piece.classList.add("passing");
  motion.finished.catch(() => {}).then(() => piece.classList.remove("passing"));
}

function setInMotion(piece, dx, dy, frame) {
  if (!frame) {
    move(piece, [{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], { duration: 420, easing: "ease-out" });
    return;
  }
  const inverse = frame.inverse();
  const x = inverse.a * dx + inverse.c * dy;
  const y = inverse.b * dx + inverse.d * dy;
  const base = piece.transform.baseVal.consolidate()?.matrix ?? { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  const matrix = (e, f) => `matrix(${base.a}, ${base.b}, ${base.c}, ${base.d}, ${e}, ${f})`;
  const rail = piece.dataset.rail && document.getElementById(piece.dataset.rail);
  if (rail) { driveAlong(rail, piece, base, [base.e + x, base.f + y]); return; }
  move(
    piece,
    [{ transform: matrix(base.e + x, base.f + y) }, { transform: matrix(base.e, base.f) }],
    { duration: 480, easing: "cubic-bezier(.3,.1,.2,1)" },
  );
}

// A piece with `data-rail` follows a path of its drawing, at its own distance from it: a car drives round the bends.

const RAIL_MARKS = 240;
const stood = new WeakMap(); // where each of them stood last: its outline says little, since it turns
for (const piece of $$("#board [data-rail]")) {
  const { e, f } = piece.transform.baseVal.getItem(0).matrix;
  stood.set(piece, [e, f]);
}
const rails = new Map(); // what a path says -> points along it, with the heading at each

function railMarks(rail) {
  const said = rail.getAttribute("d");
  if (!rails.has(said)) {
    const whole = rail.getTotalLength();
    const points = Array.from({ length: RAIL_MARKS }, (_, mark) => rail.getPointAtLength((whole * mark) / RAIL_MARKS));
    rails.set(said, points.map((point, mark) => {
      const next = points[(mark + 1) % RAIL_MARKS];
      const last = points[(mark + RAIL_MARKS - 1) % RAIL_MARKS];
      return { x: point.x, y: point.y, heading: Math.atan2(next.y - last.y, next.x - last.x) };
    }));
  }
  return rails.get(said);
}

// The mark of a rail that is nearest to a point, and how far to the right of it the point lies.
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

function driveAlong(rail, piece, base, seen) {
  const marks = railMarks(rail);
  const from = stood.get(piece) ?? seen;
  stood.set(piece, [base.e, base.f]);
  const [start, aside] = onRail(marks, from);
  const [end, later] = onRail(marks, [base.e, base.f]);
  const forward = (end - start + RAIL_MARKS) % RAIL_MARKS;
  const way = forward <= RAIL_MARKS * 0.75 ? forward : forward - RAIL_MARKS; // a little way back: a move was undone
  const scale = Math.hypot(base.a, base.b);
  const steps = Math.max(2, Math.ceil(Math.abs(way) / 3));
  const frames = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const at = marks[(start + Math.round(way * share) + RAIL_MARKS) % RAIL_MARKS];
    const out = aside + (later - aside) * share;
    const [cos, sin] = [Math.cos(at.heading), Math.sin(at.heading)];
    return { transform: `matrix(${scale * cos}, ${scale * sin}, ${-scale * sin}, ${scale * cos}, ${at.x - sin * out}, ${at.y + cos * out})` };
  });
  frames[steps] = { transform: `matrix(${base.a}, ${base.b}, ${base.c}, ${base.d}, ${base.e}, ${base.f})` };
  move(piece, frames, { duration: 420 + 14 * Math.abs(way), easing: "ease-in-out" });
}

// A strip that is wider than the screen (`data-strip`) shows the place where the game is decided now (`data-eye`).

function follow() {
  for (const eye of $$("#board [data-eye]")) {
    const strip = eye.closest("[data-strip]");
    const left = eye.offsetLeft - strip.clientWidth / 2;
    if (strip.scrollWidth > strip.clientWidth) strip.scrollTo({ left, behavior: calm.matches ? "auto" : "smooth" });
  }
}

if ($("#board")) {
  follow();
  new MutationObserver(follow).observe($("#board"), { subtree: true, attributeFilter: ["data-eye"] });
}

// ---- a word to the person

let toastTimer = 0;

function toast(...nodes) {
  const place = $("#toast");
  place.replaceChildren(...nodes);
  place.classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => place.classList.remove("shown"), 9000);
}

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

// ---- what a sign means: by mouse the browser tells its title, by touch and keyboard this does

let tipped = null;

function tell(sign) {
  const place = $("#tip");
  tipped = sign;
  place.textContent = sign.title;
  place.hidden = false;
  const box = sign.getBoundingClientRect();
  const own = place.getBoundingClientRect();
  place.style.left = `${Math.max(6, Math.min(box.left + box.width / 2 - own.width / 2, innerWidth - own.width - 6))}px`;
  place.style.top = `${box.top - own.height - 6 > 0 ? box.top - own.height - 6 : box.bottom + 6}px`;
}

function untell() {
  if (!tipped) return;
  tipped = null;
  $("#tip").hidden = true;
}

function explainSigns(root) {
  const signOf = (event) => {
    const sign = event.target.closest("[title]");
    return sign?.title && !event.target.closest("[data-action], [data-why], button, a, summary") ? sign : null;
  };
  root.addEventListener("click", (event) => {
    const sign = signOf(event);
    if (sign && sign !== tipped) tell(sign); else if (!sign) untell();
  });
  root.addEventListener("focusin", (event) => {
    const sign = signOf(event);
    if (sign && event.target.matches(":focus-visible")) tell(sign); else untell();
  });
  root.addEventListener("focusout", untell);
  addEventListener("scroll", untell, { passive: true, capture: true });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") untell(); });
}

// ---- the rulebook in its drawer

async function openRules(rule) {
  const drawer = $("#drawer");
  if (!drawer) return;
  const place = $("[data-rules-here]", drawer);
  if (!place.firstChild) place.innerHTML = await (await fetch(drawer.dataset.rulesFrom)).text();
  if (!drawer.open) drawer.showModal();
  $$(".rule.now", drawer).forEach((item) => item.classList.remove("now"));
  const found = rule && $(`#${CSS.escape(rule)}`, place);
  if (found) { found.classList.add("now"); found.scrollIntoView({ block: "center" }); }
}

// Only the paragraphs, rules and rows with all of these words stay, and the headings above them.
function searchRules(field) {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const box = field.closest("[data-search]");
  const book = field.closest(".rulebook");
  const said = (part) => [...part.childNodes].map((node) => /^(FIGURE|FORM)$/.test(node.nodeName) ? "" : node.textContent).join("");
  const has = (part) => words.every((word) => said(part).toLowerCase().includes(word));
  let found = 0;
  for (const part of $$("li, p, tbody tr, pre", book)) {
    if (part.closest(".drawer-head, [data-search]") || part.parentElement.closest("li")) continue;
    const missed = words.length > 0 && !has(part);
    part.classList.toggle("missed", missed);
    if (!missed) found += 1;
  }
  for (const table of $$("table", book)) table.classList.toggle("missed", !$("tbody tr:not(.missed)", table));
  const below = [];
  for (const part of $$("h1, h2, h3, p, li, table, pre", book)) {
    if (!/^H[123]$/.test(part.tagName)) {
      if (!part.classList.contains("missed")) below.forEach((head) => head.classList.remove("missed"));
      continue;
    }
    while (below.length && below.at(-1).tagName >= part.tagName) below.pop();
    below.push(part);
    part.classList.toggle("missed", words.length > 0);
  }
  $(".found", box).textContent = !words.length ? "" : found ? box.dataset.wordFound.replace("#", found) : box.dataset.wordNone;
  mark(book, words);
}

// Where the browser can, the words themselves are marked.
function mark(book, words) {
  if (!window.Highlight || !CSS.highlights) return;
  CSS.highlights.delete("found");
  if (!words.length) return;
  const ranges = [];
  const texts = document.createTreeWalker(book, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement.closest("figure, form")) continue;
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

// ---- the deal: everybody who sits contributes chance of their own

const chance = () => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// ---- a table that is being played

const GONE = 4404;
const MANY = 4429; // too many pages of one visitor: the reason says so, and one of them may be closed
const SLOWLY = 15000;
const PAST = 4409; // the rules have changed: the table is only kept, and its page says why
const TOUCHABLE = "[data-action], [data-why], [data-do], [data-reveal]";
const STILL = 12; // pixels that a finger may slip between pressing and letting go

function play(root) {
  let socket = null;
  let version = Number(root.dataset.version);
  let wait = 300;
  let turn = $(".prompt")?.dataset.turn;
  let rule = $(".prompt")?.dataset.rule;
  const title = document.title;

  let shown = false; // whether anything has come live yet
  let unsent = null; // what was asked last while there was no connection; a move names its decision, so none plays twice

  const send = (wish) => {
    if (socket?.readyState === WebSocket.OPEN) { socket.send(JSON.stringify(wish)); return; }
    unsent = wish;
    if (root.classList.contains("lost")) toast(root.dataset.wordLost);
  };

  function connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(`${scheme}//${location.host}/t/${root.dataset.table}/live`);
    socket.onopen = () => {
      wait = 300;
      if (root.classList.contains("lost")) { root.classList.remove("lost"); $("#toast").classList.remove("shown"); }
      if (unsent) { send(unsent); unsent = null; }
    };
    socket.onmessage = (message) => hear(JSON.parse(message.data));
    socket.onclose = (event) => {
      if (event.code === GONE) { tellGone(); return; }
      if (event.code === PAST) { location.reload(); return; }
      root.classList.add("lost");
      if (event.code === MANY) { toast(event.reason); setTimeout(connect, SLOWLY); return; }
      toast(root.dataset.wordLost);
      setTimeout(connect, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 1.7, 8000);
    };
  }

  // There is no such table any more: nothing can be done here, and nothing is tried again.
  function tellGone() {
    root.classList.add("gone");
    for (const name of ["actions", "tools", "hint", "absence", "invitation", "guide"]) $(`#${name}`)?.replaceChildren();
    guide?.point();
    const home = element("a", { className: "button main", href: "/", textContent: root.dataset.wordHome });
    $("#prompt").replaceChildren(element("div", { className: "prompt gone" },
      element("strong", { className: "turn", textContent: root.dataset.wordGone }), home));
    document.title = title;
  }

  function hear(said) {
    if (said.error) { toast(element("strong", { textContent: said.error })); if (!$("#hint [data-hint]")) closeHint(); }
    if (said.why) tellWhy(said);
    if (said.notice) toast(element("strong", { textContent: said.notice }), " ", element("a", { href: said.there, textContent: said.go }));
    if (said.hint && said.decision === version) tellHint(said.hint);
    if (said.regions) show(said);
  }

  function show(said) {
    const moved = said.version !== version || !shown;
    shown = true;
    if (said.version !== version) closeHint();
    version = said.version;
    root.dataset.version = version;
    root.classList.remove("sending");
    patch(said.regions);
    contribute();
    if (turn === "waiting") follow();
    point($("#hint [data-hint]"));
    const prompt = $(".prompt");
    rule = prompt?.dataset.rule;
    if (letsGoBy(prompt)) { send({ do: "pass", decision: version }); return; }
    if (prompt?.dataset.turn === "yours" && turn !== "yours") callPlayer(prompt.textContent);
    if (!guide?.point(moved) && moved) bringIntoView();
    if (prompt?.dataset.turn === "over" && turn !== "over") $("#result").scrollIntoView({ block: "nearest" });
    turn = prompt?.dataset.turn;
    if (turn !== "yours") document.title = title;
    if (said.next && root.dataset.wantsNext) location.assign(`/t/${said.next}`);
  }

  // At a rematch the deal waits for everybody's part: a page gives its person's by itself, once.
  let contributed = false;

  function contribute() {
    if (contributed || !$("#board [data-wants-chance]")) return;
    contributed = true;
    send({ do: "chance", text: chance() });
  }

  // On a small screen what is asked may be out of sight, such as one's own hold: the page goes there, no further than needed.
  function bringIntoView() {
    if (!small.matches || $(".prompt")?.dataset.turn !== "yours") return;
    const boxes = $$("#board [data-action]").map((shape) => shape.getBoundingClientRect()).filter((box) => box.width);
    if (!boxes.length) return;
    const top = $(".deck").getBoundingClientRect().bottom + 8;
    const bottom = Math.min($("#tools").getBoundingClientRect().top, $("#guide .guide")?.getBoundingClientRect().top ?? Infinity) - 8;
    const first = Math.min(...boxes.map((box) => box.top));
    const last = Math.max(...boxes.map((box) => box.bottom));
    let by = 0;
    if (last > bottom) by = Math.min(last - bottom, first - top);
    else if (first < top) by = Math.max(first - top, last - bottom);
    if (Math.abs(by) > 4) scrollBy({ top: by, behavior: calm.matches ? "auto" : "smooth" });
  }

  // A window outside one's own turn, which the person has said they do not want to be asked in.
  const askKey = (seat) => `ask.${root.dataset.table}.${seat}`;

  function letsGoBy(prompt) {
    if (prompt?.dataset.turn !== "yours" || !prompt.dataset.skip) return false;
    const wish = settings.get(askKey(prompt.dataset.seat), "always");
    return wish === "never" || (wish === "target" && prompt.dataset.window === "window");
  }

  for (const choice of $$("[data-ask]")) {
    choice.value = settings.get(askKey(choice.dataset.ask), "always");
    choice.addEventListener("change", () => {
      settings.set(askKey(choice.dataset.ask), choice.value);
      if (letsGoBy($(".prompt"))) send({ do: "pass", decision: version });
    });
  }

  function tellWhy(said) {
    const parts = [element("strong", { textContent: said.why })];
    if (said.rule) parts.push(element("a", { href: `#${said.rule}`, textContent: said.rule, className: "rule-link" }));
    if (said.rule) parts[1].dataset.ruleLink = said.rule;
    toast(...parts);
  }

  function tellHint(html) {
    $("#toast").classList.remove("shown");
    $("#hint").innerHTML = html;
    point($("#hint [data-hint]"));
    $("#hint").scrollIntoView({ block: "nearest" });
  }

  // The piece that a line of the hint is about glows; with no line, none does.
  function point(line) {
    $$(".hinted").forEach((item) => item.classList.remove("hinted"));
    const found = line ? $$(`#board [data-action="${line.dataset.hint}"], #actions [data-action="${line.dataset.hint}"]`) : [];
    for (const shape of found) shape.classList.add("hinted");
  }

  function closeHint() {
    if (!$("#hint").firstChild) return;
    $("#hint").replaceChildren();
    point(null);
  }

  function callPlayer(text) {
    if (settings.get("sound", "on") === "on" && navigator.userActivation?.hasBeenActive) chime();
    if (settings.get("flash", "on") === "on" && document.hidden) flash(text);
    if (settings.get("notify", "off") === "on" && document.hidden && window.Notification?.permission === "granted") {
      new Notification(title, { body: text, tag: root.dataset.table });
    }
  }

  function flash(text) {
    let on = false;
    const beat = setInterval(() => {
      on = !on;
      document.title = on ? `● ${text}` : title;
      if (!document.hidden || turn !== "yours") { clearInterval(beat); document.title = title; }
    }, 900);
  }

  function act(action, decision) {
    root.classList.add("sending");
    send({ do: "act", action, decision });
  }

  // What was pressed counts: before it is let go a piece may glide over it, or the table may change beneath the finger.
  let pressed = null;
  root.addEventListener("pointerdown", (event) => {
    const touched = event.target.closest(TOUCHABLE);
    pressed = touched && { touched, action: touched.dataset.action, decision: version, x: event.clientX, y: event.clientY };
  });
  root.addEventListener("pointercancel", () => { pressed = null; });

  root.addEventListener("click", (event) => {
    const still = event.detail && pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < STILL;
    const touched = still ? pressed.touched : event.target.closest(TOUCHABLE);
    const { action, decision } = still ? pressed : { action: touched?.dataset.action, decision: version };
    pressed = null;
    if (!touched) return;
    if (action) act(Number(action), decision);
    else if (touched.dataset.why) send({ do: "why", action: Number(touched.dataset.why) });
    else if (touched.dataset.reveal) send({ do: "reveal", seat: Number(touched.dataset.reveal) });
    else if (touched.dataset.do) wish(touched);
  });
  const hint = $("#hint");
  hint.addEventListener("click", (event) => {
    if (!event.target.closest("[data-hint-close]")) return;
    closeHint();
    $('[data-do="hint"]')?.focus();
  });
  for (const way of ["pointerover", "focusin"]) {
    hint.addEventListener(way, (event) => {
      const line = event.target.closest("[data-hint]");
      if (line) point(line);
    });
  }
  root.addEventListener("keydown", (event) => {
    const touched = event.target.closest("[data-action], [data-why]");
    if (touched && touched.tagName !== "BUTTON" && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      touched.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    if (event.key.startsWith("Arrow") && event.target.closest("#board [data-action]")) step(event);
  });

  // With the arrow keys one goes to the nearest thing that can be touched in that direction.
  function step(event) {
    const from = event.target.closest("[data-action]").getBoundingClientRect();
    const centre = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const [x, y] = centre(from);
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    let best = null;
    let least = Infinity;
    for (const other of $$("#board [data-action]")) {
      const [a, b] = centre(other.getBoundingClientRect());
      const along = (a - x) * way[0] + (b - y) * way[1];
      const aside = Math.abs((a - x) * way[1]) + Math.abs((b - y) * way[0]);
      if (along > 2 && along + 2 * aside < least) { best = other; least = along + 2 * aside; }
    }
    if (best) { event.preventDefault(); best.focus(); }
  }

  function wish(touched) {
    const what = touched.dataset.do;
    if (what === "resign") return confirmResign();
    if (what === "hint" && touched.getAttribute("aria-disabled") !== "true") {
      $("#hint").replaceChildren(element("p", { className: "hints quiet", textContent: root.dataset.wordHintWait }));
    }
    if (what === "rematch") root.dataset.wantsNext = "1";
    send({ do: what, seat: Number(touched.dataset.seat ?? -1), text: what === "rematch" ? chance() : "" });
  }

  function confirmResign() {
    const yes = element("button", { textContent: root.dataset.wordYes, className: "main" });
    const no = element("button", { textContent: root.dataset.wordNo });
    yes.onclick = () => { send({ do: "resign" }); $("#toast").classList.remove("shown"); };
    no.onclick = () => $("#toast").classList.remove("shown");
    toast(element("strong", { textContent: root.dataset.wordResignSure }), element("div", { className: "row" }, yes, no));
    no.focus();
  }

  $("[data-chat]")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    if (field.value.trim()) send({ do: "chat", text: field.value });
    field.value = "";
  });

  root.addEventListener("click", (event) => { if (event.target.closest("[data-rules]")) openRules(rule); });
  const guide = $("#guide") ? guided(root, send) : null;
  connect();
}

// ---- a guided first game: the guide's panel, and a halo round whatever it points at

const GLIDING = 700; // how long a piece may still be on its way

function guided(root, send) {
  const halo = element("div", { id: "halo", hidden: true });
  root.append(halo);
  let told = ""; // the step and the thing that the page was last taken to
  let until = 0;
  let asked = 0;

  const panel = () => $("#guide .guide");
  const found = () => (panel() ? $$(panel().dataset.at, root) : []).filter((part) => !part.closest("#guide") && part.getBoundingClientRect().width);

  // What is neither under the bar above nor under the sheet that lies on a small screen.
  function free() {
    const top = $(".deck").getBoundingClientRect().bottom;
    const sheet = small.matches ? panel()?.getBoundingClientRect().top : null;
    return [top, sheet ?? innerHeight];
  }

  function boxOf(parts) {
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return [
      Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top)),
      Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom)),
    ];
  }

  function draw() {
    const parts = found();
    halo.hidden = !parts.length;
    if (!parts.length) return;
    let [left, top, right, bottom] = boxOf(parts);
    if (!parts[0].closest(".deck")) {
      const [first, last] = free();
      top = Math.max(top, first + 6);
      bottom = Math.min(bottom, last - 6);
    }
    halo.hidden = bottom - top < 8;
    halo.dataset.step = panel().dataset.step;
    left = Math.max(left, 6);
    right = Math.min(right, document.documentElement.clientWidth - 6);
    Object.assign(halo.style, { left: `${left - 5}px`, top: `${top - 5}px`, width: `${right - left + 10}px`, height: `${bottom - top + 10}px` });
  }

  function drawSoon() {
    if (!asked) asked = requestAnimationFrame(() => { asked = 0; draw(); if (performance.now() < until) drawSoon(); });
  }

  // The page goes to what is pointed at, no further than needed; whether that is anything but what is always in sight.
  function point(moved) {
    const parts = found();
    const now = parts.length && !parts[0].closest(".deck") ? `${panel().dataset.step} ${panel().dataset.at}` : "";
    if (now && (moved || now !== told)) {
      const [first, last] = free();
      const [, top, , bottom] = boxOf(parts);
      const edge = Math.max(12, Math.min(80, (last - first - bottom + top) / 2)); // some of its surroundings, if there is room
      let by = 0;
      if (top < first + 6 || bottom - top > last - first - 24) by = top - first - edge;
      else if (bottom > last - 6) by = bottom - last + edge;
      if (Math.abs(by) > 4) scrollBy({ top: by, behavior: calm.matches ? "auto" : "smooth" });
    }
    told = now;
    until = performance.now() + GLIDING;
    drawSoon();
    return Boolean(now);
  }

  root.addEventListener("click", (event) => {
    const way = event.target.closest("[data-guide], [data-guide-find]");
    if (!way) return;
    if ("guideFind" in way.dataset) {
      found()[0]?.focus();
    } else if (way.getAttribute("aria-disabled") === "true") {
      if (way.classList.contains("main")) toast(element("strong", { textContent: panel().dataset.wordFirst }));
    } else {
      send({ do: "guide", action: Number(way.dataset.guide) });
    }
  });
  addEventListener("scroll", drawSoon, { passive: true, capture: true });
  addEventListener("resize", drawSoon);
  new ResizeObserver(drawSoon).observe($(".play"));
  point();
  return { point };
}

function chime() {
  try {
    const audio = new AudioContext();
    for (const [number, pitch] of [660, 880].entries()) {
      const tone = audio.createOscillator();
      const loud = audio.createGain();
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.06, audio.currentTime + number * 0.12);
      loud.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + number * 0.12 + 0.3);
      tone.connect(loud).connect(audio.destination);
      tone.start(audio.currentTime + number * 0.12);
      tone.stop(audio.currentTime + number * 0.12 + 0.3);
    }
  } catch { /* a browser that does not let us sound stays silent */ }
}

// ---- a replay

function replay(root) {
  const slider = $("[data-slider]");
  const view = $("[data-view]");
  const playing = $('[data-step="play"]');
  let timer = 0;
  let asked = 0;

  async function go(step) {
    const at = Math.max(0, Math.min(step, Number(slider.max)));
    slider.value = at;
    const mine = ++asked;
    const query = new URLSearchParams({ at, seat: view.value });
    history.replaceState(null, "", `?${query}`);
    const answer = await fetch(`/t/${root.dataset.replay}/replay?${query}&part=1`).catch(() => null);
    if (mine !== asked) return;
    if (!answer?.ok) { pause(); toast(root.dataset.wordLost); return; }
    const { regions } = await answer.json();
    if (mine !== asked) return;
    patch(regions);
    slider.setAttribute("aria-valuetext", $(".prompt").textContent);
  }

  function setPlaying(on) {
    const word = on ? root.dataset.wordPause : root.dataset.wordPlay;
    playing.classList.toggle("on", on);
    playing.setAttribute("aria-label", word);
    playing.title = word;
  }

  function pause() {
    clearInterval(timer);
    timer = 0;
    setPlaying(false);
  }

  const steps = {
    first: () => go(0),
    back: () => go(Number(slider.value) - 1),
    next: () => go(Number(slider.value) + 1),
    last: () => go(Number(slider.max)),
    play: () => {
      if (timer) { pause(); return; }
      if (slider.value === slider.max) go(0);
      setPlaying(true);
      timer = setInterval(() => (slider.value === slider.max ? pause() : steps.next()), 1100);
    },
  };
  root.addEventListener("click", (event) => {
    const line = event.target.closest("#log [data-at]");
    if (line) { event.preventDefault(); pause(); go(Number(line.dataset.at)); return; }
    const button = event.target.closest("[data-step]");
    if (!button) return;
    if (button.dataset.step !== "play") pause();
    steps[button.dataset.step]();
  });
  slider.addEventListener("input", () => { pause(); go(Number(slider.value)); });
  view.addEventListener("change", () => go(Number(slider.value)));
  const keys = { ArrowRight: "next", ArrowLeft: "back", Home: "first", End: "last", " ": "play" };
  document.addEventListener("keydown", (event) => {
    const step = keys[event.key];
    if (!step || event.target.closest("input, select, button, a, summary")) return;
    event.preventDefault();
    if (step !== "play") pause();
    steps[step]();
  });
}

// ---- a new table: only what counts is shown; a page without script shows everything, and the server decides the same

function showWhatCounts(form) {
  const players = form.elements.players.value;
  for (const seat of $$("[data-seat-field]", form)) seat.hidden = Number(seat.dataset.seatField) >= Number(players);
  for (const value of $$("option[data-for]", form)) {
    value.disabled = value.hidden = !value.dataset.for.split(" ").includes(players);
  }
  for (const choice of $$('select[name^="option-"]', form)) {
    const left = [...choice.options].filter((value) => !value.disabled);
    if (choice.selectedOptions[0]?.disabled && left.length) choice.value = (left.find((value) => value.defaultSelected) ?? left[0]).value;
    choice.closest(".field").hidden = left.length < 2;
  }
  for (const field of $$("[data-with]", form)) {
    const other = form.elements[field.dataset.with];
    field.hidden = other.closest(".field").hidden || !field.dataset.withValues.split(" ").includes(other.value);
    for (const part of $$("input, select, textarea", field)) part.disabled = field.hidden;
  }
}

const newTable = $("[data-new-table]");
if (newTable) showWhatCounts(newTable);
for (const field of $$("[data-own-name]")) {
  field.value ||= settings.get("name", "");
  field.form.addEventListener("submit", () => settings.set("name", field.value.trim()));
}

// ---- a text of one's own may come from a file, if it is short enough

for (const part of $$("[data-with-script]")) part.hidden = false;

async function fillFrom(field) {
  const [file] = field.files;
  if (!file) return;
  const target = field.form.elements[field.dataset.fills];
  const most = target.maxLength;
  const text = file.size <= 4 * most ? await file.text() : "x".repeat(most + 1);
  field.setCustomValidity(text.length > most ? field.dataset.wordLong : "");
  if (text.length > most) { field.value = ""; field.reportValidity(); field.setCustomValidity(""); } else target.value = text;
}

// ---- everywhere

// The clipboard is open to pages on HTTPS and on this computer; elsewhere the old way may work.
async function copied(text) {
  try {
    if (navigator.clipboard) { await navigator.clipboard.writeText(text); return true; }
  } catch { /* refused: the old way */ }
  const field = element("textarea", { value: text, className: "hidden" });
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

document.addEventListener("submit", (event) => {
  const here = event.target.elements.here;
  if (here) here.value = location.pathname + location.search;
  for (const field of $$("[data-chance]", event.target)) field.value = chance(); // fresh, even if the page was gone back to
});
document.addEventListener("click", async (event) => {
  const touched = event.target.closest("[data-theme-switch], [data-copy], [data-share], [data-close], [data-rule-link]");
  if (!touched) return;
  if ("themeSwitch" in touched.dataset) switchTheme();
  if (touched.dataset.copy || "share" in touched.dataset) {
    const link = touched.dataset.copy ?? location.href;
    if (await copied(link)) {
      touched.textContent = touched.dataset.wordCopied ?? $(".table")?.dataset.wordCopied ?? touched.textContent;
    } else {
      toast(element("input", { value: link, readOnly: true, className: "link" }));
      $("#toast .link").select();
    }
  }
  if ("close" in touched.dataset) touched.closest("dialog").close();
  if (touched.dataset.ruleLink && $("#drawer")) { event.preventDefault(); openRules(touched.dataset.ruleLink); }
});
document.addEventListener("input", (event) => {
  if ("ruleSearch" in event.target.dataset) searchRules(event.target);
});
document.addEventListener("change", (event) => {
  const field = event.target;
  if (field.form && "newTable" in field.form.dataset) showWhatCounts(field.form);
  if (field.dataset.fills) fillFrom(field);
  if (field.dataset.setting) {
    settings.set(field.dataset.setting, field.checked ? "on" : "off");
    if (field.dataset.setting === "notify" && field.checked) window.Notification?.requestPermission();
  }
});
for (const box of $$("[data-search]")) box.hidden = false;
for (const field of $$("[data-setting]")) {
  field.checked = settings.get(field.dataset.setting, field.dataset.setting === "notify" ? "off" : "on") === "on";
}

const table = $("[data-table]");
if (table) play(table);
const past = $("[data-replay]");
if (past) replay(past);
if (table ?? past) explainSigns(table ?? past);
