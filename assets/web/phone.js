// The page of a phone: shows what the laptop sends, sends what is tapped, and looks for the laptop for ever.
import { askAll, forget, keep, putBack } from "./writing.js";

const body = document.body, view = document.getElementById("view"), answer = document.getElementById("answer");
const status = document.getElementById("status"), say = (key) => body.dataset[key];
const SILENT = 25000, AGAIN = 1500, COVERED = 30000, SURE = 5000;
const place = (table) => `companion-seat-${table}`;

if (body.classList.contains("join")) {
  const seat = localStorage.getItem(place(body.dataset.table)), link = document.getElementById("go-on");
  if (seat) { link.href = seat; link.hidden = false; }
}

// --- what the laptop sends ---------------------------------------------------------------------------------------
let stream = null, watchdog = 0, retry = 0, over = false;

function tell(key) { if (status.textContent !== say(key)) status.textContent = say(key); body.dataset.status = key; }

function heard() {
  clearTimeout(watchdog);
  watchdog = setTimeout(connect, SILENT);
  if (!sending && body.dataset.status !== "done") tell("connected");
}

function disconnect() {
  clearTimeout(watchdog); clearTimeout(retry);
  if (stream) stream.close();
  stream = null;
}

function connect() {
  disconnect();
  if (over || document.hidden) return;
  stream = new EventSource(`${location.pathname}/events`);
  stream.addEventListener("view", (event) => { heard(); show(JSON.parse(event.data), event.lastEventId); });
  stream.addEventListener("beat", (event) => { heard(); setClocks(JSON.parse(event.data).clocks); });
  stream.addEventListener("elsewhere", () => { disconnect(); tell("elsewhere"); });
  stream.addEventListener("gone", () => {
    over = true; disconnect(); tell("gone"); view.replaceChildren();
    localStorage.removeItem(place(body.dataset.table));
  });
  stream.onerror = () => { disconnect(); tell("lost"); retry = setTimeout(connect, AGAIN); };
}

const asked = () => [...view.querySelectorAll(".asked:not(.optional)")].map((each) => each.dataset.decision + each.dataset.at).join();
const keyOf = (each) => each.dataset.key || each.dataset.move || (each.name ? `input ${each.name}` : "");

function show({ html, lang }, version) {
  if (lang !== document.documentElement.lang) { location.reload(); return; }
  const before = asked(), open = new Set([...view.querySelectorAll("details[open]")].map((each) => each.dataset.key));
  const written = keep(view);
  const pictures = new Map([...view.querySelectorAll(".board img")].map((each) => [each.getAttribute("src"), each]));
  const large = new Set([...view.querySelectorAll(".board.large")].map(boardAt));
  const focus = view.contains(document.activeElement) ? keyOf(document.activeElement) : "";
  const scroll = window.scrollY;
  view.innerHTML = html; // made by the laptop, which escapes everything
  for (const each of view.querySelectorAll(".board img")) pictures.has(each.getAttribute("src")) && each.replaceWith(pictures.get(each.getAttribute("src")));
  for (const each of view.querySelectorAll(".board")) if (large.has(boardAt(each))) enlarge(each);
  putBack(view, written);
  for (const each of view.querySelectorAll("details")) each.open = open.has(each.dataset.key);
  if (focus) [...view.querySelectorAll("details, button, input")].find((each) => keyOf(each) === focus)?.focus();
  window.scrollTo(0, scroll);
  view.dataset.version = version;
  busy(sending);
  askAll(view);
  if (asked() && asked() !== before) navigator.vibrate?.(200);
}

// --- pictures and clocks -----------------------------------------------------------------------------------------
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

// --- what is tapped ----------------------------------------------------------------------------------------------
let sending = false, armed = null;

function busy(now) {
  sending = now;
  view.setAttribute("aria-busy", String(now));
  for (const each of view.querySelectorAll("button")) each.disabled = now;
}

function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((each) => each.toString(16).padStart(2, "0")).join("");
}

async function send(path, content) {
  const text = JSON.stringify(content);
  for (;;) {
    try {
      return await fetch(`${location.pathname}/${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: text });
    } catch { tell("unsent"); await new Promise((done) => setTimeout(done, AGAIN)); }
  }
}

async function order(section, move) {
  if (sending) return;
  answer.replaceChildren();
  busy(true); tell("sending");
  const { decision, at } = section.dataset;
  const reply = await send("orders", { key: newKey(), decision, at: Number(at), move });
  busy(false);
  if (reply.ok) { tell("done"); setTimeout(() => { if (body.dataset.status === "done") tell("connected"); }, SURE); for (const each of section.querySelectorAll(".cover")) each.open = false; forget(view, decision); return; }
  const said = await reply.json().catch(() => ({}));
  answer.innerHTML = said.refused || "";
  if (!said.refused) answer.textContent = say("lost");
  answer.scrollIntoView({ block: "nearest" });
  tell("connected");
}

// What is secret or cannot be taken back is tapped twice.
function sure(button) {
  if (!("sure" in button.dataset) || armed === button) { armed = null; return true; }
  if (armed) armed.classList.remove("armed");
  armed = button; button.classList.add("armed"); status.textContent = say("again");
  setTimeout(() => { button.classList.remove("armed"); if (armed === button) armed = null; }, SURE);
  return false;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest(".board > a");
  if (link) { event.preventDefault(); enlarge(link.parentElement); }
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button");
  if (!button) return;
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

// What was uncovered covers itself, when nothing was done there for a while.
function coverSoon(cover) {
  clearTimeout(cover?.soon);
  if (cover?.open) cover.soon = setTimeout(() => { cover.open = false; }, COVERED);
}
document.addEventListener("toggle", (event) => { if (event.target.matches?.(".cover")) coverSoon(event.target); }, true);
for (const kind of ["click", "input"]) document.addEventListener(kind, (event) => coverSoon(event.target.closest?.(".cover")));

if (view) {
  localStorage.setItem(place(body.dataset.table), location.pathname);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) { for (const each of view.querySelectorAll(".cover")) each.open = false; disconnect(); } else connect();
  });
  window.addEventListener("pageshow", (event) => { if (event.persisted) connect(); });
  window.addEventListener("online", connect);
  askAll(view);
  status.addEventListener("click", connect);
  if (body.classList.contains("tv")) setInterval(tick, 1000);
  connect();
}
