// The page of a phone: shows what the laptop sends, sends what is tapped, and looks for the laptop for ever.
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
  stream = new EventSource(`${location.pathname}/events`);
  stream.addEventListener("view", (event) => { show(JSON.parse(event.data), event.lastEventId); heard(); });
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

const parsed = document.createElement("main");
let shown = view ? view.innerHTML : "";

function show({ html, lang }, version) {
  if (lang !== document.documentElement.lang) { location.reload(); return; }
  view.dataset.version = version;
  parsed.innerHTML = html; // made by the laptop, which escapes everything
  if (parsed.innerHTML === shown) return; // whoever reads, or is about to tap again, is not disturbed
  shown = parsed.innerHTML;
  const before = asked(), open = new Set([...view.querySelectorAll("details[open]")].map((each) => each.dataset.key));
  const typed = new Map([...view.querySelectorAll(".asked")].map((each) => [each.dataset.decision, each.querySelector("input")?.value]));
  const pictures = new Map([...view.querySelectorAll(".board img")].map((each) => [each.getAttribute("src"), each]));
  const large = new Set([...view.querySelectorAll(".board.large")].map(boardAt));
  const focus = view.contains(document.activeElement) ? keyOf(document.activeElement) : "";
  const scroll = window.scrollY;
  view.replaceChildren(...parsed.childNodes);
  armed = null; // its button is gone
  for (const each of view.querySelectorAll(".board img")) pictures.has(each.getAttribute("src")) && each.replaceWith(pictures.get(each.getAttribute("src")));
  for (const each of view.querySelectorAll(".board")) if (large.has(boardAt(each))) enlarge(each);
  for (const each of view.querySelectorAll("details")) each.open = open.has(each.dataset.key);
  for (const each of view.querySelectorAll(".asked")) {
    const line = each.querySelector("input"), text = typed.get(each.dataset.decision);
    if (line && text) line.value = text;
  }
  if (focus) [...view.querySelectorAll("details, button, input")].find((each) => keyOf(each) === focus)?.focus();
  window.scrollTo(0, scroll);
  busy(sending);
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
  if (reply.ok) { tell("done"); setTimeout(() => { if (body.dataset.status === "done") tell("connected"); }, SURE); for (const each of section.querySelectorAll(".cover")) each.open = false; return; }
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
  setTimeout(() => { button.classList.remove("armed"); if (armed === button) { armed = null; tell(body.dataset.status); } }, SURE);
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
  if (!section || button.type === "submit" || !sure(button)) return;
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

// What was uncovered covers itself.
document.addEventListener("toggle", (event) => {
  const cover = event.target;
  if (cover.matches?.(".cover") && cover.open) setTimeout(() => { cover.open = false; }, COVERED);
}, true);

if (view) {
  localStorage.setItem(place(body.dataset.table), location.pathname);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) { for (const each of view.querySelectorAll(".cover")) each.open = false; disconnect(); } else connect();
  });
  window.addEventListener("pageshow", (event) => { if (event.persisted) connect(); });
  window.addEventListener("online", connect);
  status.addEventListener("click", connect);
  if (body.classList.contains("tv")) setInterval(tick, 1000);
  connect();
}
