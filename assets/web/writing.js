// A move that is put together by taps, or typed: the laptop says what stands there and what may come next.
// The line, and the spot that is looked at, are kept here alone and sent along with every question.
const SOON = 150, LATER = 2000;
const forms = (place) => [...place.querySelectorAll("form.typed")];
const keyOf = (form) => form.closest(".asked").dataset.decision;
const lineOf = (form) => form.elements.move;
const isSeen = (form) => !form.closest("details:not([open])");

// What is written is put back after the page was drawn anew; what was sent is not.
export function keep(view) {
  const written = (form) => ({ line: lineOf(form).value, fresh: lineOf(form).value === lineOf(form).defaultValue, look: form.dataset.look || "",
    steps: form.querySelector(".steps").innerHTML, verdict: form.querySelector(".verdict").innerHTML, looked: form.looked,
    map: takeMap(form) });
  return new Map(forms(view).map((form) => [keyOf(form), written(form)]));
}

export function putBack(view, kept) {
  for (const form of forms(view)) {
    const old = kept.get(keyOf(form));
    if (!old) continue;
    if (!old.fresh) lineOf(form).value = old.line;
    form.dataset.look = old.look;
    form.looked = old.looked;
    form.querySelector(".steps").innerHTML = old.steps; // made by the laptop, which escapes everything
    form.querySelector(".verdict").innerHTML = old.verdict;
    if (old.map) layMap(form, old.map);
  }
}

export function sent(view, decision) {
  for (const form of forms(view).filter((each) => keyOf(each) === decision)) {
    lineOf(form).value = lineOf(form).defaultValue;
    form.dataset.look = "";
    if (isSeen(form)) ask(form);
  }
}

export function askAll(place) { for (const form of forms(place)) if (isSeen(form)) ask(form); }

async function ask(form) {
  const { decision, at } = form.closest(".asked").dataset, line = lineOf(form).value, look = form.dataset.look || "";
  form.asking?.abort();
  form.asking = new AbortController();
  let reply;
  try {
    reply = await fetch(`${location.pathname}/judge`, { method: "POST", signal: form.asking.signal,
      headers: { "Content-Type": "application/json" }, body: JSON.stringify({ decision, at: Number(at), line, look }) });
  } catch { return; } // asked anew meanwhile; or the laptop is away, and the page is looking for it
  if (reply.status === 429) { setTimeout(() => form.isConnected && ask(form), LATER); return; }
  const said = reply.ok ? await reply.json().catch(() => null) : null;
  if (said && form.isConnected && lineOf(form).value === line) draw(form, said);
}

function draw(form, { steps, verdict }) {
  const place = form.querySelector(".steps"), judged = form.querySelector(".verdict"), look = form.dataset.look || "";
  const held = place.contains(document.activeElement) ? document.activeElement : null, top = held?.getBoundingClientRect().top;
  const folds = new Map([...place.querySelectorAll("details")].map((each) => [each.dataset.key, each.open]));
  place.innerHTML = steps; // made by the laptop, which escapes everything
  for (const each of place.querySelectorAll("details")) each.open = folds.get(each.dataset.key) ?? each.open;
  if (judged.innerHTML !== verdict) judged.innerHTML = verdict;
  markMap(form);
  if (look && look !== form.looked) showWhat(place);
  else if (held) holdFocus(place, held.dataset.key, top);
  form.looked = look;
}

// Another spot is looked at: what can be done there stands first.
function showWhat(place) {
  const picks = place.querySelector(".picks");
  picks?.scrollIntoView({ block: "nearest" });
  picks?.querySelector("[data-line]")?.focus({ preventScroll: true });
}

// --- on the picture of the board -----------------------------------------------------------------------------------
// A copy of the picture with outlines on it: whoever taps one taps the button of that name in the list below.
const mapOf = (form) => form.querySelector(".map .board");
const sourceOf = (board) => board?.querySelector("img").getAttribute("src");
const boardOfAll = () => document.querySelector(".lies > .board");

function takeMap(form) { const board = mapOf(form); board?.remove(); return board; }

function layMap(form, board) {
  if (sourceOf(board) !== sourceOf(boardOfAll())) return; // another picture by now
  form.querySelector(".map").append(board);
  form.querySelector(".map").hidden = false;
}

function newMap(form) {
  const taps = document.getElementById("taps"), board = boardOfAll()?.cloneNode(true);
  if (!taps || !board) return null;
  board.classList.remove("large");
  board.querySelector(".window > div").append(taps.content.cloneNode(true));
  layMap(form, board);
  return board;
}

function markMap(form) {
  const places = new Set([...document.getElementById("taps")?.content.querySelectorAll("polygon") || []].map((each) => each.dataset.spot));
  const steps = [...form.querySelectorAll(".steps [data-spot]")].filter((tap) => places.has(tap.dataset.spot));
  const board = steps.length ? mapOf(form) || newMap(form) : mapOf(form);
  if (!board) return;
  form.querySelector(".map").hidden = !steps.length;
  for (const each of board.querySelectorAll("text")) each.remove();
  for (const outline of board.querySelectorAll("polygon")) {
    const tap = steps.find((each) => each.dataset.spot === outline.dataset.spot);
    outline.classList.toggle("chosen", tap?.getAttribute("aria-pressed") === "true");
    outline.classList.toggle("faint", !tap || "faint" in tap.dataset);
    if (tap?.dataset.badge) outline.after(badge(outline, tap.dataset.badge));
  }
  fold(form, steps);
}

function badge(outline, said) {
  const text = document.createElementNS("http://www.w3.org/2000/svg", "text"), box = outline.getBBox();
  text.setAttribute("x", box.x + box.width / 2);
  text.setAttribute("y", box.y + box.height / 2);
  text.textContent = said;
  return text;
}

// What can be tapped on the picture need not be open as a list, until somebody opens it.
function fold(form, steps) {
  if (form.folded) return;
  form.folded = true;
  for (const each of new Set(steps.map((tap) => tap.closest("details.places")))) if (each) each.open = false;
}

document.addEventListener("click", (event) => {
  const outline = event.target.closest("polygon[data-spot]"), form = outline?.closest("form.typed");
  if (form) [...form.querySelectorAll(".steps [data-spot]")].find((tap) => tap.dataset.spot === outline.dataset.spot)?.click();
});

// The finger stays where it was: at the same button, else at the first one.
function holdFocus(place, held, top) {
  const taps = [...place.querySelectorAll("[data-line]")], same = taps.find((tap) => tap.dataset.key === held);
  (same || taps[0])?.focus({ preventScroll: true });
  if (same) window.scrollBy(0, same.getBoundingClientRect().top - top);
  else place.scrollIntoView({ block: "nearest" });
}

document.addEventListener("click", (event) => {
  const tap = event.target.closest("[data-line]"), form = tap?.closest("form.typed");
  if (!form) return;
  lineOf(form).value = tap.dataset.line;
  form.dataset.look = tap.dataset.look;
  ask(form);
});

document.addEventListener("input", (event) => {
  const form = event.target.closest("form.typed");
  if (!form) return;
  clearTimeout(form.soon);
  form.soon = setTimeout(() => ask(form), SOON);
});

document.addEventListener("toggle", (event) => { if (event.target.open) askAll(event.target); }, true);
