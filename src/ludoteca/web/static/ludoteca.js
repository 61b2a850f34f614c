// The one script of the house: it sends what is touched, patches what has changed, and lets pieces glide.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
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
  const places = calm.matches ? null : piecePlaces(); // read before anything changes, so that nothing is laid out twice
  for (const [name, html] of Object.entries(regions)) {
    const target = document.getElementById(name);
    const wanted = document.createElement(target.tagName);
    wanted.innerHTML = html;
    patchChildren(target, wanted);
  }
  if (places) glide(places);
}

const keyOf = (node) =>
  node.nodeType === 1 ? node.getAttribute("data-piece") || node.getAttribute("data-key") || node.id || "" : "";

function patchChildren(old, fresh) {
  const keyed = new Map();
  for (const child of old.childNodes) { const key = keyOf(child); if (key) keyed.set(key, child); }
  let here = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const key = keyOf(wanted);
    const match = key ? keyed.get(key) : here && !keyOf(here) && here.nodeName === wanted.nodeName ? here : null;
    if (match && match.nodeName === wanted.nodeName) {
      if (match === here) here = here.nextSibling; else old.insertBefore(match, here);
      keyed.delete(key);
      patchNode(match, wanted);
    } else {
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
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  patchChildren(old, fresh);
}

// ---- gliding: a piece starts where it was and ends where it is

function piecePlaces() {
  const places = new Map();
  for (const piece of $$("#board [data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (box.width) places.set(piece.dataset.piece, box);
  }
  return places;
}

// All places are read before the first piece is set in motion: the browser lays the page out only once.
function glide(places) {
  const moves = [];
  for (const piece of $$("#board [data-piece]")) {
    const before = places.get(piece.dataset.piece);
    if (!before) continue;
    const after = piece.getBoundingClientRect();
    const dx = before.left + before.width / 2 - (after.left + after.width / 2);
    const dy = before.top + before.height / 2 - (after.top + after.height / 2);
    if (after.width && Math.hypot(dx, dy) >= 2) moves.push([piece, dx, dy, piece.parentNode.getScreenCTM?.()]);
  }
  for (const [piece, dx, dy, frame] of moves) setInMotion(piece, dx, dy, frame);
}

function setInMotion(piece, dx, dy, frame) {
  if (!frame) {
    piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], { duration: 420, easing: "ease-out" });
    return;
  }
  const inverse = frame.inverse();
  const x = inverse.a * dx + inverse.c * dy;
  const y = inverse.b * dx + inverse.d * dy;
  const base = piece.transform.baseVal.consolidate()?.matrix ?? { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  const matrix = (e, f) => `matrix(${base.a}, ${base.b}, ${base.c}, ${base.d}, ${e}, ${f})`;
  piece.animate(
    [{ transform: matrix(base.e + x, base.f + y) }, { transform: matrix(base.e, base.f) }],
    { duration: 480, easing: "cubic-bezier(.3,.1,.2,1)" },
  );
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

function searchRules(field) {
  const wanted = field.value.trim().toLowerCase();
  const book = field.closest(".rulebook");
  for (const item of $$("li, p, h2, h3, table", book)) {
    item.classList.toggle("missed", Boolean(wanted) && !item.textContent.toLowerCase().includes(wanted));
  }
}

// ---- a table that is being played

function play(root) {
  let socket = null;
  let version = Number(root.dataset.version);
  let wait = 300;
  let turn = $(".prompt")?.dataset.turn;
  let rule = $(".prompt")?.dataset.rule;
  const title = document.title;

  const send = (wish) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(wish));
    else toast(root.dataset.wordLost);
  };

  function connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(`${scheme}//${location.host}/t/${root.dataset.table}/live`);
    socket.onopen = () => { wait = 300; root.classList.remove("lost"); };
    socket.onmessage = (message) => hear(JSON.parse(message.data));
    socket.onclose = (event) => {
      if (event.code === 4404) { location.reload(); return; }
      root.classList.add("lost");
      toast(root.dataset.wordLost);
      setTimeout(connect, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 1.7, 8000);
    };
  }

  function hear(said) {
    if (said.error) toast(element("strong", { textContent: said.error }));
    if (said.why) tellWhy(said);
    if (said.hint) tellHint(said);
    if (said.regions) show(said);
  }

  function show(said) {
    version = said.version;
    root.dataset.version = version;
    root.classList.remove("sending");
    patch(said.regions);
    if (said.regions.board) $$(".hinted").forEach((item) => item.classList.remove("hinted"));
    const prompt = $(".prompt");
    rule = prompt?.dataset.rule;
    if (prompt?.dataset.turn === "yours" && turn !== "yours") callPlayer(prompt.textContent);
    turn = prompt?.dataset.turn;
    if (turn !== "yours") document.title = title;
    if (said.next && root.dataset.wantsNext) location.assign(`/t/${said.next}`);
  }

  function tellWhy(said) {
    const parts = [element("strong", { textContent: said.why })];
    if (said.rule) parts.push(element("a", { href: `#${said.rule}`, textContent: said.rule, className: "rule-link" }));
    if (said.rule) parts[1].dataset.ruleLink = said.rule;
    toast(...parts);
  }

  function tellHint(said) {
    const lines = said.hint.map((line) => {
      const button = element("button", { className: line.best ? "main" : "" }, line.text);
      button.dataset.action = line.action;
      return element("li", {}, button, element("small", { textContent: line.numbers }));
    });
    toast(element("strong", { textContent: said.title }), element("ul", { className: "hints" }, ...lines),
      element("small", { textContent: said.meaning }));
    for (const shape of $$(`#board [data-action="${said.hint[0].action}"]`)) shape.classList.add("hinted");
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

  function act(action) {
    root.classList.add("sending");
    send({ do: "act", action, decision: version });
  }

  root.addEventListener("click", (event) => {
    const touched = event.target.closest("[data-action], [data-why], [data-do], [data-reveal]");
    if (!touched) return;
    if (touched.dataset.action) act(Number(touched.dataset.action));
    else if (touched.dataset.why) send({ do: "why", action: Number(touched.dataset.why) });
    else if (touched.dataset.reveal) send({ do: "reveal", seat: Number(touched.dataset.reveal) });
    else wish(touched);
  });
  $("#toast").addEventListener("click", (event) => {
    const touched = event.target.closest("[data-action]");
    if (touched) { act(Number(touched.dataset.action)); $("#toast").classList.remove("shown"); }
  });
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
    if (what === "hint") toast(root.dataset.wordHintWait);
    if (what === "rematch") root.dataset.wantsNext = "1";
    send({ do: what, seat: Number(touched.dataset.seat ?? -1) });
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
  connect();
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
    const answer = await fetch(`/t/${root.dataset.replay}/replay?${query}&part=1`);
    if (!answer.ok || mine !== asked) return;
    patch((await answer.json()).regions);
  }

  function pause() {
    clearInterval(timer);
    timer = 0;
    playing.textContent = root.dataset.wordPlay;
  }

  const steps = {
    first: () => go(0),
    back: () => go(Number(slider.value) - 1),
    next: () => go(Number(slider.value) + 1),
    last: () => go(Number(slider.max)),
    play: () => {
      if (timer) { pause(); return; }
      if (slider.value === slider.max) go(0);
      playing.textContent = root.dataset.wordPause;
      timer = setInterval(() => (slider.value === slider.max ? pause() : steps.next()), 1100);
    },
  };
  root.addEventListener("click", (event) => {
    const button = event.target.closest("[data-step]");
    if (!button) return;
    if (button.dataset.step !== "play") pause();
    steps[button.dataset.step]();
  });
  slider.addEventListener("input", () => { pause(); go(Number(slider.value)); });
  view.addEventListener("change", () => go(Number(slider.value)));
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, button")) return;
    if (event.key === "ArrowRight") steps.next();
    if (event.key === "ArrowLeft") steps.back();
  });
}

// ---- everywhere

document.addEventListener("click", async (event) => {
  const touched = event.target.closest("[data-theme-switch], [data-copy], [data-share], [data-close], [data-rule-link]");
  if (!touched) return;
  if ("themeSwitch" in touched.dataset) switchTheme();
  if (touched.dataset.copy || "share" in touched.dataset) {
    await navigator.clipboard?.writeText(touched.dataset.copy ?? location.href).catch(() => {});
    touched.textContent = touched.dataset.wordCopied ?? $(".table")?.dataset.wordCopied ?? touched.textContent;
  }
  if ("close" in touched.dataset) touched.closest("dialog").close();
  if (touched.dataset.ruleLink && $("#drawer")) { event.preventDefault(); openRules(touched.dataset.ruleLink); }
});
document.addEventListener("input", (event) => {
  if ("ruleSearch" in event.target.dataset) searchRules(event.target);
});
document.addEventListener("change", (event) => {
  const field = event.target;
  if ("players" in field.dataset) {
    for (const seat of $$("[data-seat-field]")) seat.hidden = Number(seat.dataset.seatField) >= Number(field.value);
  }
  if (field.dataset.setting) {
    settings.set(field.dataset.setting, field.checked ? "on" : "off");
    if (field.dataset.setting === "notify" && field.checked) window.Notification?.requestPermission();
  }
});
for (const field of $$("[data-setting]")) {
  field.checked = settings.get(field.dataset.setting, field.dataset.setting === "notify" ? "off" : "on") === "on";
}

const table = $("[data-table]");
if (table) play(table);
const past = $("[data-replay]");
if (past) replay(past);
