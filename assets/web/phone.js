// The page of a phone: shows what the laptop sends, sends what is tapped, and looks for the laptop for ever.
import * as writing from "./writing.js";

const body = document.body, view = document.getElementById("view"), answer = document.getElementById("answer");
const status = document.getElementById("status"), say = (key) => body.dataset[key];
const SILENT = 25000, AGAIN = 1500, COVERED = 30000, SURE = 5000;

// --- the seats of this phone -------------------------------------------------------------------------------------
const SEATS = `companion-seats-${body.dataset.table}`, JOINED = `companion-join-${body.dataset.table}`;

// A browser may be forbidden to keep anything; then this page is all it has.
function kept(name) { try { return JSON.parse(localStorage.getItem(name)); } catch { return null; } }
function keep(name, what) { try { localStorage.setItem(name, JSON.stringify(what)); } catch { /* not kept */ } }

function stored() { try { return Object.keys(localStorage).filter((name) => name.startsWith("companion-seats-")); } catch { return []; } }

const seats = () => kept(SEATS) || {};
const mySeat = () => `${view.querySelector("h1")?.textContent}`;

function listSeats() {
  const others = Object.entries(seats()).filter(([path]) => path !== location.pathname), nav = document.getElementById("seats");
  if (!nav) return;
  nav.replaceChildren(...others.map(([path, who]) => {
    const link = document.createElement("a");
    link.href = `${path}#covered`; link.className = "choice"; link.textContent = `${nav.dataset.say} ${who}`;
    return link;
  }));
  nav.hidden = !others.length;
}

// Where one phone goes from hand to hand, its page is covered whenever somebody comes to it.
function handOver() { if (body.classList.contains("seat") && Object.keys(seats()).length > 1) location.replace("#covered"); }

if (body.classList.contains("join")) { keep(JOINED, location.pathname); listSeats(); }
if (body.classList.contains("sentence")) forget();

// This seat was released.
function forget() {
  for (const name of stored()) {
    const { [location.pathname]: mine, ...others } = kept(name);
    if (mine) keep(name, others);
  }
}

// --- what the laptop sends ---------------------------------------------------------------------------------------
let stream = null, watchdog = 0, retry = 0, over = false;

function tell(key) {
  if (status.textContent !== say(key)) status.textContent = say(key);
  body.dataset.status = key;
  document.getElementById("here").hidden = key !== "elsewhere";
}

function heard() {
  clearTimeout(watchdog);
  watchdog = setTimeout(connect, SILENT);
  if (!sending && !armed && body.dataset.status !== "done") tell("connected");
}

function disconnect() {
  clearTimeout(watchdog); clearTimeout(retry);
  if (stream) stream.close();
  stream = null;
}

function connect() {
  disconnect();
  if (over || document.hidden) return;
  listSeats();
  stream = new EventSource(`${location.pathname}/events`);
  stream.addEventListener("view", (event) => { show(JSON.parse(event.data), event.lastEventId); heard(); });
  stream.addEventListener("beat", (event) => { heard(); setClocks(JSON.parse(event.data).clocks); });
  stream.addEventListener("elsewhere", () => { disconnect(); tell("elsewhere"); });
  stream.addEventListener("gone", gone);
  stream.onerror = () => { disconnect(); tell("lost"); retry = setTimeout(connect, AGAIN); };
}

function gone() {
  over = true; disconnect(); tell("gone"); view.replaceChildren();
  forget(); listSeats();
}

const asked = () => [...view.querySelectorAll(".asked:not(.optional)")].map((each) => each.dataset.decision + each.dataset.at).join();
const keyOf = (each) => [each.localName, each.closest("[data-decision]")?.dataset.decision, each.closest("details")?.dataset.key,
  each.dataset.move, each.dataset.roll, each.dataset.before, each.dataset.spot, each.dataset.key, each.name].join();

const parsed = document.createElement("main");
let shown = view ? view.innerHTML : "";

function show({ html, lang }, version) {
  if (lang !== document.documentElement.lang) { location.reload(); return; }
  view.dataset.version = version;
  parsed.innerHTML = html; // made by the laptop, which escapes everything
  if (parsed.innerHTML === shown) return; // whoever reads, or is about to tap again, is not disturbed
  shown = parsed.innerHTML;
  const before = asked(), open = new Set([...view.querySelectorAll("details[open]")].map((each) => each.dataset.key));
  const written = writing.keep(view);
  const pictures = new Map([...view.querySelectorAll(".board img")].map((each) => [each.getAttribute("src"), each]));
  const large = new Map([...view.querySelectorAll(".board.large")].map((each) => [boardAt(each), pushedTo(each)]));
  const focus = view.contains(document.activeElement) ? keyOf(document.activeElement) : "";
  const scroll = window.scrollY, lines = older === null ? [] : [...view.querySelectorAll(".log li")];
  view.replaceChildren(...parsed.childNodes);
  armed = null; // its button is gone
  for (const each of view.querySelectorAll(".board img")) pictures.has(each.getAttribute("src")) && each.replaceWith(pictures.get(each.getAttribute("src")));
  for (const each of view.querySelectorAll(".board")) if (large.has(boardAt(each))) { enlarge(each); each.firstElementChild.scrollTo(...large.get(boardAt(each))); }
  putOlder(lines);
  writing.putBack(view, written);
  for (const each of view.querySelectorAll("details")) each.open = open.has(each.dataset.key);
  if (focus) [...view.querySelectorAll("summary, button, input, a, [tabindex]")].find((each) => keyOf(each) === focus)?.focus();
  window.scrollTo(0, scroll);
  busy(sending);
  writing.askAll(view);
  if (asked() && asked() !== before) navigator.vibrate?.(200);
}

// --- pictures and clocks -----------------------------------------------------------------------------------------
const pushedTo = ({ firstElementChild: { scrollLeft, scrollTop } }) => [scrollLeft, scrollTop];
const boardAt = (board) => [...view.querySelectorAll(".board")].indexOf(board);

// The same picture larger than the page, to be pushed about; its link says how to get back.
function enlarge(board) {
  const link = board.querySelector(":scope > a"), said = link.textContent;
  board.classList.toggle("large");
  link.textContent = link.dataset.other; link.dataset.other = said;
}

const twoDigits = (number) => String(number).padStart(2, "0");

function asTime(seconds) {
  const hours = Math.floor(seconds / 3600), minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}` : `${minutes}:${twoDigits(seconds % 60)}`;
}

function setClocks(html) {
  const clocks = document.getElementById("clocks");
  if (clocks && html) clocks.innerHTML = html; // made by the laptop, too
}

function tick() {
  for (const each of document.querySelectorAll("[data-steps]")) {
    const seconds = Math.max(0, Number(each.dataset.seconds) + Number(each.dataset.steps));
    each.dataset.seconds = seconds;
    each.textContent = asTime(seconds);
  }
}

// Lines that somebody has asked for stay, below the newest ones.
let older = null; // the entry to go on from, once earlier ones were asked for

function putOlder(lines) {
  const list = view.querySelector(".log ol"), button = view.querySelector("[data-before]");
  if (older === null || !list) return;
  const last = list.lastElementChild ? list.lastElementChild.value : Infinity;
  list.append(...lines.filter((each) => each.value < last));
  if (button) { button.dataset.before = older; button.hidden = !older; }
}

async function showOlder(button) {
  const reply = await fetch(`${location.pathname}/log?before=${button.dataset.before}`).catch(() => null);
  if (!reply?.ok) { status.textContent = say(reply?.status === 429 ? "hurried" : "lost"); return; }
  const said = await reply.json(), lines = document.createElement("ol");
  lines.innerHTML = said.html; // made by the laptop, too
  older = said.before;
  const first = lines.firstElementChild;
  putOlder([...lines.children]);
  if (first) { first.tabIndex = -1; first.focus({ preventScroll: true }); }
}

// --- what is tapped ----------------------------------------------------------------------------------------------
let sending = false, armed = null;

function busy(now) {
  sending = now;
  view.setAttribute("aria-busy", String(now));
  for (const each of view.querySelectorAll("button")) each.setAttribute("aria-disabled", String(now));
}

function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((each) => each.toString(16).padStart(2, "0")).join("");
}

async function send(path, content) {
  const text = JSON.stringify(content);
  for (;;) {
    try {
      const reply = await fetch(`${location.pathname}/${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: text });
      if (reply.status !== 503) return reply; // else too many are asking right now
    } catch { /* the laptop is not there */ }
    tell("unsent");
    await new Promise((done) => setTimeout(done, AGAIN));
  }
}

async function order(section, move) {
  if (sending) return;
  answer.replaceChildren();
  busy(true); tell("sending");
  const { decision, at } = section.dataset;
  const reply = await send("orders", { key: newKey(), decision, at: Number(at), move });
  busy(false);
  if (reply.status === 410) { gone(); return; }
  if (reply.ok) { tell("done"); setTimeout(() => { if (body.dataset.status === "done") tell("connected"); }, SURE); for (const each of section.querySelectorAll(".cover")) coverAgain(each.dataset.key); writing.sent(view, decision); return; }
  const said = await reply.json().catch(() => ({}));
  answer.innerHTML = said.refused || "";
  if (!said.refused) answer.textContent = say(reply.status === 429 ? "hurried" : "odd");
  answer.scrollIntoView({ block: "nearest" });
  tell("connected");
}

// What is secret or cannot be taken back is tapped twice.
function sure(button) {
  if (!("sure" in button.dataset) || armed === button) { armed = null; return true; }
  if (armed) armed.classList.remove("armed");
  armed = button; button.classList.add("armed"); status.textContent = say("again");
  setTimeout(() => { button.classList.remove("armed"); if (armed === button) { armed = null; tell(body.dataset.status || "lost"); } }, SURE);
  return false;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest(".board > a");
  if (link) { event.preventDefault(); enlarge(link.parentElement); }
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.id === "here") { connect(); return; }
  if (button.dataset.before) { showOlder(button); return; }
  if (button.dataset.speak) { await send("language", button.dataset.speak); location.reload(); return; }
  const section = button.closest(".asked");
  if (!section || !("move" in button.dataset || "roll" in button.dataset) || !sure(button)) return;
  order(section, "roll" in button.dataset ? "" : button.dataset.move);
});

document.addEventListener("submit", (event) => {
  const form = event.target.closest(".typed");
  if (!form) return;
  event.preventDefault();
  const move = form.elements.move.value.trim(), button = form.querySelector("button");
  if ("sure" in form.dataset) button.dataset.sure = "";
  if (move && sure(button)) order(form.closest(".asked"), move);
});

// What was uncovered covers itself when nothing was done there for a while, however often the page has changed meanwhile.
const uncovered = new Map();

function coverAgain(key) {
  clearTimeout(uncovered.get(key)); uncovered.delete(key);
  for (const each of view.querySelectorAll(".cover")) if (each.dataset.key === key) each.open = false;
}

document.addEventListener("toggle", ({ target: cover }) => {
  if (!cover.matches?.(".cover")) return;
  const { key } = cover.dataset;
  if (!cover.open) coverAgain(key);
  else if (!uncovered.has(key)) coverSoon(key);
}, true);

function coverSoon(key) { clearTimeout(uncovered.get(key)); uncovered.set(key, setTimeout(() => coverAgain(key), COVERED)); }

for (const kind of ["click", "input"]) document.addEventListener(kind, ({ target }) => {
  const cover = target.closest?.(".cover");
  if (cover && uncovered.has(cover.dataset.key)) coverSoon(cover.dataset.key);
});

if (view) {
  const others = Object.entries(seats()).filter(([, who]) => who !== mySeat());
  keep(SEATS, Object.fromEntries([...others, [location.pathname, mySeat()]]));
  const another = document.getElementById("another"), joined = kept(JOINED);
  if (joined && another) { another.href = joined; another.hidden = false; }
  handOver();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) { for (const each of view.querySelectorAll(".cover")) each.open = false; disconnect(); handOver(); } else connect();
  });
  window.addEventListener("pageshow", (event) => { if (event.persisted) connect(); });
  window.addEventListener("online", connect);
  window.addEventListener("storage", listSeats);
  writing.askAll(view);
  status.addEventListener("click", connect);
  if (body.classList.contains("tv")) setInterval(tick, 1000);
  connect();
}
