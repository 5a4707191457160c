// The page: a list of methods, and what is known of the one that is chosen.

const report = JSON.parse(document.getElementById("report").textContent);
const words = { holds: "HOLDS", holds_cut: "HOLDS, CUT", violated: "VIOLATED", vacuous: "VACUOUS", unknown: "UNKNOWN", error: "ERROR", proved: "PROVED" };

function element(kind, attributes, ...children) {
  const node = document.createElement(kind);
  for (const [name, value] of Object.entries(attributes || {}))
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) node.setAttribute(name, value);
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

// Of loop bounds, the worst that is known of a loop stands for a verdict.
function kindOf(verdict) {
  if (verdict.verdict) return verdict.verdict;
  if (verdict.error) return "error";
  const statuses = verdict.occurrences.map((bound) => bound.status);
  return verdict.unknown.length || statuses.includes("unknown") || statuses.includes("partial") ? "unknown" : "exact";
}

const wordOf = (verdict) => words[kindOf(verdict)] || (kindOf(verdict) === "exact" ? "EXACT" : kindOf(verdict));
const secondsOf = (verdict) => (typeof verdict.seconds === "number" ? verdict.seconds : verdict.seconds.total);
const placeText = (place) => (place ? `${place.file}:${place.line}` : "");

// ---- The list

const packageOf = (verdict) => {
  const parts = verdict.class.split(".");
  return parts.slice(0, Math.max(0, parts.length - verdict.method.split("(")[0].split(".").length + 1)).join(".") || "(no package)";
};

function groups(list, keyOf) {
  const found = new Map();
  for (const item of list) {
    const key = keyOf(item);
    if (!found.has(key)) found.set(key, []);
    found.get(key).push(item);
  }
  return found;
}

// "2 hold; 1 holds, cut": in the order of the words.
function countText(list) {
  const found = groups(list, (item) => kindOf(item.verdict));
  const kinds = [...Object.keys(words).filter((kind) => found.has(kind)), ...[...found.keys()].filter((kind) => !words[kind])];
  return kinds.map((kind) => {
    const count = found.get(kind).length, word = wordOf(found.get(kind)[0].verdict).toLowerCase();
    return `${count} ${count === 1 ? word : word.replace(/^holds/, "hold")}`;
  }).join("; ");
}

const items = report.verdicts.map((verdict, index) => ({ verdict, index }));
let chosen = -1;

function methodButton(item) {
  const kind = kindOf(item.verdict);
  return element("button", { type: "button", "data-index": item.index, onclick: () => choose(item.index) },
    element("span", {}, item.verdict.method), element("span", { class: `badge ${kind}` }, wordOf(item.verdict)));
}

function isMeant(item, text) {
  return !text || `${item.verdict.class} ${item.verdict.method} ${wordOf(item.verdict)}`.toLowerCase().includes(text.toLowerCase());
}

function showList(text) {
  const list = document.getElementById("list");
  list.replaceChildren();
  for (const [name, ofPackage] of groups(items.filter((item) => isMeant(item, text)), (item) => packageOf(item.verdict))) {
    const box = element("details", { open: "" }, element("summary", {}, `${name} `, element("span", { class: "count" }, countText(ofPackage))));
    for (const [className, ofClass] of groups(ofPackage, (item) => item.verdict.class))
      box.append(element("details", { open: "" },
        element("summary", {}, `${className.split(".").pop()} `, element("span", { class: "count" }, countText(ofClass))), ...ofClass.map(methodButton)));
    list.append(box);
  }
  markChosen();
}

function markChosen() {
  for (const button of document.querySelectorAll("nav button"))
    button.setAttribute("aria-current", String(Number(button.dataset.index) === chosen));
}

// ---- Source

const linesOf = (file) => (report.sources[file] || "").split(/\r\n|\n|\r/);

function markedLine(text, number, place) {
  if (!place || place.line !== number) return [text];
  const characters = [...text], end = place.end_line === number ? place.end_column - 1 : characters.length;
  return [characters.slice(0, place.column - 1).join(""), element("mark", {}, characters.slice(place.column - 1, end).join("")), characters.slice(end).join("")];
}

const changesText = (changes) =>
  changes.map((change) => `${change.name} ${change.by_contract || "="} ${change.value}`).join(", ");

// The lines from the first to the last that matter, with some around them.
function sourceBox(file, wanted, place, unreached = []) {
  const lines = linesOf(file), box = element("div", { class: "source", "data-file": file });
  const from = Math.max(1, Math.min(...wanted) - 2), to = Math.min(lines.length, Math.max(...wanted) + 2);
  const isGrey = (number) => unreached.some((at) => at.file === file && at.line <= number && number <= at.end_line);
  for (let number = from; number <= to; number++)
    box.append(element("div", isGrey(number) ? { "data-line": number, "data-unreached": "", title: "no execution in the scope gets here" } : { "data-line": number }, element("span", { class: "number" }, String(number)),
      element("span", {}, ...markedLine(lines[number - 1] || "", number, place && place.file === file ? place : null)),
      element("span", { class: "beside" })));
  return element("div", { class: "scroll", tabindex: 0 }, box);
}

function sources(run, place, unreached) {
  const wanted = new Map();
  const want = (at) => at && wanted.set(at.file, [...(wanted.get(at.file) || []), at.line, at.end_line]);
  want(place);
  run.path.forEach((step) => want(step.place));
  const boxes = [];
  for (const [file, lines] of wanted) boxes.push(element("h4", {}, file), sourceBox(file, lines, place, unreached));
  return boxes;
}

// The lines passed so far are marked, the values last seen stand beside them.
function showStep(part, run, steps) {
  for (const row of part.querySelectorAll(".source > div")) {
    row.className = "";
    row.lastChild.textContent = "";
  }
  run.path.slice(0, steps).forEach((step, index) => {
    if (!step.place) return;
    const row = [...part.querySelectorAll(".source")].filter((box) => box.dataset.file === step.place.file)
      .map((box) => box.querySelector(`[data-line="${step.place.line}"]`))[0];
    if (!row) return;
    row.className = index === steps - 1 ? "path now" : "path";
    if (step.changes.length) row.lastChild.textContent = changesText(step.changes);
  });
}

// ---- A run: path, values, heap

function runView(run, place, unreached) {
  const count = run.path.length, last = count + 1;
  const part = element("div", { class: "run" }), picture = element("div", { class: "scroll picture", tabindex: 0 });
  const told = element("output", {});
  const slider = element("input", { type: "range", min: 0, max: last, value: last, "aria-label": "step of the path" });
  const show = () => {
    const steps = Number(slider.value), before = stateBefore(run);
    told.textContent = steps === 0 ? "before the call" : steps === last ? (run.reaches_end === false ? "where it goes wrong" : "at the end") : `step ${steps} of ${count}`;
    showStep(part, run, Math.min(steps, count));
    const state = stateAt(run, steps);
    const isEmpty = !state.objects.size && !state.roots.length;
    picture.replaceChildren(isEmpty ? element("p", { class: "faint" }, "nothing") : drawHeap(state, steps ? before : null, `the heap ${told.textContent}`));
  };
  slider.addEventListener("input", show);
  part.append(element("div", { class: "steps" }, slider, told), ...sources(run, place, unreached), element("h4", {}, "Heap"), picture);
  show();
  return part;
}

function valuesTable(title, values) {
  if (!values || !values.length) return null;
  return element("div", {}, element("h4", {}, title), element("div", { class: "scroll" }, element("table", {},
    ...values.map((value) => element("tr", {}, element("td", {}, element("code", {}, value.name)), element("td", {}, element("code", {}, value.value)))))));
}

function outcome(run) {
  if (run.thrown) return element("p", {}, element("code", {}, run.thrown.type), ` is thrown ${placeText(run.thrown.place) && `from ${placeText(run.thrown.place)}`}`);
  return run.result ? element("p", {}, "returns ", element("code", {}, run.result)) : null;
}

function violationView(violation, unreached) {
  const run = violation.counterexample;
  const part = element("section", { class: "violation" }, element("h3", { class: "violated" }, violation.text),
    element("p", { class: "faint" }, placeText(violation.place)),
    ...violation.notes.map((note) => element("p", {}, `${placeText(note.place)} ${note.text}`)));
  if (violation.cause === "contract")
    part.append(element("p", {}, "Only with calls by contract: a contract says less than its method does."));
  if (violation.confirmed) part.append(element("p", {}, violation.confirmed));
  if (violation.calls)
    part.append(element("h4", {}, "Calls"), element("pre", {}, violation.calls.map((made) => made.call).join("\n")));
  if (violation.also)
    part.append(element("p", {}, `reached from ${violation.also.map((other) => other.method).join(", ")}, too`));
  if (!run) return part;
  part.append(...[valuesTable("Before the call", run.inputs), valuesTable("Values from outside", (run.choices || []).map((choice) => ({ name: choice.method, value: choice.value }))),
    valuesTable("Order", (run.orders || []).map((order) => ({ name: order.by || "their own", value: order.order }))),
    valuesTable("What the clause speaks of", run.clause_values), outcome(run)].filter(Boolean));
  part.append(runView(run, violation.place, unreached));
  return part;
}

// ---- Other parts

function remarksView(title, remarks) {
  if (!remarks || !remarks.length) return null;
  return element("section", {}, element("h3", {}, title),
    ...remarks.map((remark) => element("p", {}, element("span", { class: "faint" }, `${placeText(remark.place)} `), remark.text)));
}

function table(title, heads, rows) {
  if (!rows.length) return null;
  return element("section", {}, element("h3", {}, title), element("div", { class: "scroll", tabindex: 0 }, element("table", {},
    element("tr", {}, ...heads.map((head) => element("th", {}, head))),
    ...rows.map((row) => element("tr", {}, ...row.map((cell) => element("td", {}, cell === null ? "" : cell)))))));
}

const statusCell = (status) => element("span", { class: `badge ${status}` }, status);

function boundsView(verdict) {
  const number = (value, bound) => (bound.status === "partial" && value !== null ? `${value} (at least)` : value === null ? "-" : String(value));
  return [table("Loops", ["loop", "calls", "least", "greatest", ""], verdict.occurrences.map((bound) =>
    [`${placeText(bound.place)} ${bound.loop}`, bound.calls, number(bound.least, bound), number(bound.greatest, bound), statusCell(bound.status)])),
  ...verdict.occurrences.filter((bound) => bound.greatest_witness).map((bound) => element("section", {},
    element("h3", {}, `${placeText(bound.place)} ${bound.loop}: ${bound.greatest} times`), runView(bound.greatest_witness, bound.place)))];
}

function invariantsView(verdict) {
  return (verdict.invariants || []).filter((found) => found.clauses.length).map((found) => element("section", {},
    element("h3", {}, `Invariants of the loop at ${placeText(found.loop)}`),
    element("div", { class: "scroll", tabindex: 0 }, element("pre", {}, found.clauses.map((clause) => `//@ loop_invariant ${clause};`).join("\n")))));
}

function classInvariantsView(verdict) {
  return (verdict.class_invariants || []).map((found) => element("section", {}, element("h3", {}, `Invariants found of ${found.class}`),
    element("div", { class: "scroll", tabindex: 0 }, element("pre", {}, found.clauses.map((clause) => `//@ invariant ${clause};`).join("\n")))));
}

function unreachedView(verdict) {
  const unreached = verdict.unreached || [];
  if (!unreached.length) return null;
  const lines = [verdict.place, ...unreached].filter((at) => at.file === unreached[0].file).flatMap((at) => [at.line, at.end_line]);
  return element("section", { class: "unreached" }, element("h3", {}, "Lines that no execution in the scope reaches"), sourceBox(unreached[0].file, lines, null, unreached));
}

function verdictView(verdict) {
  const possible = (verdict.possible || []).map((violation) => violationView({ ...violation, text: `possible: ${violation.text}` }, verdict.unreached));
  const same = (verdict.same || []).map((other) => ({ place: other.place, text: `${other.text}, as in ${other.method}` }));
  return [...verdict.violations.map((violation) => violationView(violation, verdict.unreached)), remarksView("Told with another method", same), ...possible, unreachedView(verdict), remarksView("Not known", verdict.unknown), remarksView("Vacuous", verdict.vacuous), remarksView("Cut", verdict.cuts),
    ...invariantsView(verdict), ...classInvariantsView(verdict),
    table("Means", ["means", "verdict", "", "seconds"], (verdict.ladder || []).map((step) => [step.means, statusCell(step.verdict), step.text, step.seconds.toFixed(2)])),
    table("Checked", ["what", "where", "", "times"], verdict.checked.map((item) => [item.text, placeText(item.clause || item.place), statusCell(item.status), String(item.occurrences)])),
    table("Loops", ["loop", "most iterations"], verdict.loops.map((loop) => [placeText(loop.place), String(loop.iterations)])),
    table("Contracts used", ["of", "where"], verdict.contracts.map((item) => [item.method || "a loop", placeText(item.place)])),
    table("Paths", ["path", "", "length", ""], (verdict.paths || []).slice(0, 200).map((path) => [String(path.number), statusCell(path.status), String(path.length), path.reason || path.thrown || ""]))];
}

function choose(index) {
  const verdict = report.verdicts[index], part = document.getElementById("method");
  if (!verdict) return;
  chosen = index;
  const kind = kindOf(verdict);
  part.replaceChildren(...[
    element("h2", { tabindex: -1 }, verdict.method),
    element("p", {}, element("span", { class: `badge ${kind}` }, wordOf(verdict)), ` ${verdict.verdict || !verdict.scope.sentence ? "" : "for every "}${verdict.scope.sentence}`),
    element("p", { class: "faint" }, `${placeText(verdict.place)}, ${secondsOf(verdict).toFixed(2)} s`),
    ...(verdict.remarks || []).map((remark) => element("p", {}, remark)),
    ...(verdict.verdict ? verdictView(verdict) : [remarksView("Not known", verdict.unknown), remarksView("Notes", verdict.breaches), ...boundsView(verdict)]),
  ].filter(Boolean));
  if (!location.protocol.startsWith("vscode") && location.protocol !== "about:") history.replaceState(null, "", `#${index + 1}`); // not in the frame of an editor
  markChosen();
}

// ---- Start

function move(by) {
  const shown = [...document.querySelectorAll("nav button")].map((button) => Number(button.dataset.index));
  const at = shown.indexOf(chosen) + by;
  if (at < 0 || at >= shown.length) return;
  choose(shown[at]);
  document.querySelector(`nav button[data-index="${shown[at]}"]`).scrollIntoView({ block: "nearest" });
}

document.addEventListener("keydown", (event) => {
  if (event.target.tagName === "INPUT" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "j") move(1);
  if (event.key === "k") move(-1);
  if (event.key === "/") {
    event.preventDefault();
    document.getElementById("filter").focus();
  }
});

document.getElementById("counts").textContent = `${items.length} method${items.length === 1 ? "" : "s"}: ${countText(items)}`;
document.getElementById("filter").addEventListener("input", (event) => showList(event.target.value));
showList("");
const first = items.find((item) => kindOf(item.verdict) === "violated") || items[0];
choose(location.hash.length > 1 ? Number(location.hash.slice(1)) - 1 : first ? first.index : -1);
