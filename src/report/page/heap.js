// The heap as a picture: boxes for objects, rows for arrays, arrows for references.
//
// A state is {roots: [{name, value}], objects: Map name -> {name, type, is_new, parts: [{name, value}], isRow}}.

const referenceOf = (state, value) => (state.objects.has(value) ? value : null);

function objectOf(item) {
  const entries = (item.entries || []).map((entry) => ({ name: entry.key, value: entry.value }));
  const parts = item.fields || item.elements || entries;
  return {
    name: item.name, type: item.type, is_new: item.is_new, isRow: Boolean(item.elements),
    parts: parts.map((part) => ({ name: part.name, type: part.type, value: part.value })),
  };
}

function stateBefore(run) {
  return { roots: run.inputs, objects: new Map(run.objects.map((item) => [item.name, objectOf(item)])) };
}

function copyState(state) {
  const objects = new Map();
  for (const [name, item] of state.objects) objects.set(name, { ...item, parts: item.parts.map((part) => ({ ...part })) });
  return { roots: state.roots.map((root) => ({ ...root })), objects };
}

// What is new or changed at the end stands there whole; all else is as before.
function stateAfter(run) {
  const state = copyState(stateBefore(run));
  state.roots = run.inputs_after && run.inputs_after.length ? run.inputs_after : run.inputs;
  for (const item of run.objects_after || []) state.objects.set(item.name, objectOf(item));
  return state;
}

const defaultOf = (type) =>
  ({ boolean: "false", char: "'\\u0000'", byte: "0", short: "0", int: "0", long: "0L", float: "0.0f", double: "0.0" })[type] || "null";

// An object that a step mentions first: its fields are known from the end, and have Java's defaults.
function addObject(state, run, name) {
  const last = (run.objects_after || []).find((item) => item.name === name);
  if (!last || state.objects.has(name)) return;
  const item = objectOf(last);
  if (!last.entries) item.parts.forEach((part) => { part.value = defaultOf(part.type); });
  state.objects.set(name, item);
}

function valueAt(state, variables, place) {
  const dot = place.lastIndexOf(".");
  if (state.objects.has(place)) return place;
  if (variables.has(place)) return variables.get(place);
  if (dot < 0) return null;
  const item = state.objects.get(valueAt(state, variables, place.slice(0, dot)));
  const part = item && item.parts.find((candidate) => candidate.name === place.slice(dot + 1));
  return part ? part.value : null;
}

// "Node#2.key", "this.head", "a[0]": what a step assigns.
function assign(state, variables, change) {
  const element = /^(.*)(\[\d+\])$/.exec(change.name), dot = change.name.lastIndexOf(".");
  const owner = element ? element[1] : dot > 0 ? change.name.slice(0, dot) : null;
  const item = owner && state.objects.get(valueAt(state, variables, owner));
  const part = item && item.parts.find((candidate) => candidate.name === (element ? element[2] : change.name.slice(dot + 1)));
  if (part) part.value = change.value;
  else if (!owner) variables.set(change.name, change.value);
  const root = state.roots.find((candidate) => candidate.name === change.name);
  if (root && change.name.includes(".")) root.value = change.value; // a static field
}

// After so many steps of the path; behind its last one, at the end.
function stateAt(run, steps) {
  if (steps === 0) return stateBefore(run);
  if (steps > run.path.length) return stateAfter(run);
  const state = copyState(stateBefore(run));
  const variables = new Map(run.inputs.map((input) => [input.name, input.value]));
  for (const step of run.path.slice(0, steps))
    for (const change of step.changes) {
      addObject(state, run, change.value);
      assign(state, variables, change);
    }
  for (const [name, value] of variables)
    if (referenceOf(state, value) && !state.roots.some((root) => root.name === name)) state.roots.push({ name, value });
  return state;
}

// ---- Where things stand

const ROW = 20, LETTER = 8, GAP = 70, EDGE = 12, MOST_CELLS = 16;

const shownParts = (item) => (item.parts.length > MOST_CELLS ? item.parts.slice(0, MOST_CELLS) : item.parts);
const partText = (state, part) => (referenceOf(state, part.value) ? "•" : part.value);

// "int[]#1 (3)"
const titleOf = (item) => (item.isRow ? `${item.name} (${item.parts.length})` : item.name);

function sizeOf(state, item) {
  const parts = shownParts(item), title = titleOf(item);
  const cells = parts.map((part) => Math.max(28, partText(state, part).length * LETTER + 12));
  if (item.isRow) {
    const width = Math.max(title.length * LETTER + 20, cells.reduce((sum, cell) => sum + cell, 0) + (item.parts.length > MOST_CELLS ? 30 : 0), 40);
    return { width, height: parts.length ? 3 * ROW : ROW + 4, cells };
  }
  const widest = Math.max(title.length, ...parts.map((part) => part.name.length + partText(state, part).length + 3));
  return { width: widest * LETTER + 20, height: (parts.length + 1) * ROW + 8, cells };
}

// Columns by the distance from the variables; in each, in the order they are met.
function columnsOf(state) {
  const level = new Map();
  let front = state.roots.map((root) => referenceOf(state, root.value)).filter(Boolean);
  for (let depth = 0; front.length; depth++) {
    const next = [];
    for (const name of front) {
      if (level.has(name)) continue;
      level.set(name, depth);
      for (const part of state.objects.get(name).parts) if (referenceOf(state, part.value)) next.push(part.value);
    }
    front = next;
  }
  const columns = [];
  for (const name of state.objects.keys()) {
    const depth = level.has(name) ? level.get(name) : 0;
    (columns[depth] = columns[depth] || []).push(name);
  }
  return columns.map((column) => column || []);
}

function layOut(state) {
  const boxes = new Map();
  const rootWidth = Math.max(0, ...state.roots.map((root) => root.name.length + (referenceOf(state, root.value) ? 0 : root.value.length + 3))) * LETTER;
  let x = EDGE + rootWidth + GAP, height = EDGE + state.roots.length * ROW;
  for (const column of columnsOf(state)) {
    let y = EDGE, widest = 0;
    for (const name of column) {
      const size = sizeOf(state, state.objects.get(name));
      boxes.set(name, { x, y, ...size });
      y += size.height + 22;
      widest = Math.max(widest, size.width);
    }
    x += widest + GAP;
    height = Math.max(height, y);
  }
  return { boxes, width: x - GAP + EDGE + 30, height: height + EDGE };
}

// ---- Drawing

const SVG = "http://www.w3.org/2000/svg";

function shape(parent, kind, attributes, text) {
  const node = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  if (text !== undefined) node.textContent = text;
  parent.appendChild(node);
  return node;
}

// From the side of a box that looks to the target; in the same column, around it on the right.
function drawArrow(svg, from, target, attributes) {
  const toRight = target.x > from.right, toLeft = target.x + target.width < from.left;
  const startX = toLeft ? from.left : from.right;
  const endX = toRight ? target.x : target.x + target.width, endY = target.y + ROW / 2;
  const bend = Math.max(30, Math.abs(endX - startX) / 2);
  const out = toLeft ? -bend : bend, back = toRight ? -bend : bend;
  shape(svg, "path", { ...attributes, "marker-end": "url(#head)", d: `M${startX} ${from.y} C${startX + out} ${from.y} ${endX + back} ${endY} ${endX} ${endY}` });
}

function wasChanged(before, item, part) {
  const old = before && before.objects.get(item.name);
  const oldPart = old && old.parts.find((candidate) => candidate.name === part.name);
  return Boolean(before) && (!oldPart || oldPart.value !== part.value);
}

function drawPart(svg, group, state, before, layout, item, index) {
  const part = item.parts[index], box = layout.boxes.get(item.name), changed = wasChanged(before, item, part);
  const target = referenceOf(state, part.value);
  const at = { x: box.x + 8, y: box.y + ROW * (index + 2) - 2 };
  if (item.isRow) {
    at.x = box.x + box.cells.slice(0, index).reduce((sum, cell) => sum + cell, 0);
    shape(group, "rect", { class: "cell", x: at.x, y: box.y + ROW + 4, width: box.cells[index], height: ROW });
    shape(group, "text", { class: "root", x: at.x + 6, y: box.y + 3 * ROW - 3, "font-size": 10 }, String(index));
    at.x += 6;
    at.y = box.y + 2 * ROW - 2;
  }
  const text = partText(state, part);
  shape(group, "text", { class: changed ? "part changed" : "part", x: at.x, y: at.y, "data-part": part.name, "data-value": part.value },
    item.isRow ? text : `${part.name} = ${text}`);
  if (!target) return;
  const from = item.isRow ? { left: at.x + 4, right: at.x + 4, y: at.y - 4 } : { left: box.x, right: box.x + box.width, y: at.y - 4 };
  drawArrow(svg, from, layout.boxes.get(target),
    { class: changed ? "arrow changed" : "arrow", "data-from": item.name, "data-part": part.name, "data-to": target });
}

function drawObject(svg, state, before, layout, item) {
  const box = layout.boxes.get(item.name);
  const group = shape(svg, "g", { class: item.is_new ? "object new" : "object", "data-object": item.name, "data-type": item.type });
  shape(group, "rect", { class: "box", x: box.x, y: box.y, width: box.width, height: box.height, rx: 5 });
  shape(group, "text", { class: "title", x: box.x + 8, y: box.y + 15 }, titleOf(item));
  shownParts(item).forEach((_, index) => drawPart(svg, group, state, before, layout, item, index));
  if (item.parts.length > MOST_CELLS)
    shape(group, "text", { x: box.x + box.width - 26, y: box.y + 2 * ROW - 2 }, `+${item.parts.length - MOST_CELLS}`);
}

function drawRoot(svg, state, layout, root, index) {
  const target = referenceOf(state, root.value), y = EDGE + ROW * (index + 1) - 4;
  shape(svg, "text", { class: "root", x: EDGE, y, "data-root": root.name, "data-value": root.value }, target ? root.name : `${root.name} = ${root.value}`);
  if (target)
    drawArrow(svg, { left: EDGE, right: EDGE + root.name.length * LETTER + 4, y: y - 4 }, layout.boxes.get(target),
      { class: "arrow", "data-root": root.name, "data-to": target });
}

// The picture of a state; with the state before it, what changed is marked.
function drawHeap(state, before, label) {
  const layout = layOut(state);
  const svg = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({ class: "heap", role: "img", "aria-label": label, width: layout.width, height: layout.height, viewBox: `0 0 ${layout.width} ${layout.height}` }))
    svg.setAttribute(name, value);
  const head = shape(shape(svg, "defs", {}), "marker", { id: "head", viewBox: "0 0 8 8", refX: 8, refY: 4, markerUnits: "userSpaceOnUse", markerWidth: 9, markerHeight: 9, orient: "auto-start-reverse" });
  shape(head, "path", { d: "M0 0 L8 4 L0 8 z", fill: "context-stroke" });
  for (const item of state.objects.values()) drawObject(svg, state, before, layout, item);
  state.roots.forEach((root, index) => drawRoot(svg, state, layout, root, index));
  return svg;
}
