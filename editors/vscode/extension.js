// Starts `jury lsp` for files of Java; shows the states of methods in the gutter and in the status bar, and a counterexample as a
// picture of the heap.
const { execFile } = require("child_process");
const fs = require("fs");
const os = require("os");
const path = require("path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;
const statuses = new Map(); // by URI, the last that the server sent

// ---- The gutter

const COLORS = {
  stale: "#8a8a8a",
  running: "#3794ff",
  holds: "#2ea043",
  proved: "#2ea043",
  holds_cut: "#9ec34b",
  vacuous: "#d29922",
  unknown: "#d29922",
  violated: "#e5534b",
  error: "#e5534b",
};

// Colours are not all: what holds is a disc, what is violated a square, what is open a ring.
function shape(state, color) {
  if (state === "violated" || state === "error") return `<rect x="4" y="4" width="8" height="8" fill="${color}"/>`;
  if (state === "proved") return `<path d="M3 8l4 4 6-8" fill="none" stroke="${color}" stroke-width="2.5"/>`;
  if (state === "holds") return `<circle cx="8" cy="8" r="4" fill="${color}"/>`;
  return `<circle cx="8" cy="8" r="3.5" fill="none" stroke="${color}" stroke-width="2"/>`;
}

function mark(state) {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16">${shape(state, COLORS[state])}</svg>`;
  const uri = "data:image/svg+xml;base64," + Buffer.from(picture).toString("base64");
  return vscode.window.createTextEditorDecorationType({
    gutterIconPath: vscode.Uri.parse(uri),
    overviewRulerColor: COLORS[state],
    overviewRulerLane: vscode.OverviewRulerLane.Left,
  });
}

function stateOf(method) {
  return method.proof === "proved" ? "proved" : method.state;
}

function rangeOf(method) {
  const { start } = method.range;
  return new vscode.Range(start.line, start.character, start.line, start.character);
}

function decorate(editor, marks) {
  const status = statuses.get(editor.document.uri.toString());
  if (!status) return;
  for (const [state, type] of marks)
    editor.setDecorations(type, status.methods.filter((method) => stateOf(method) === state).map(rangeOf));
}

// ---- The status bar

function summary(status) {
  const violated = status.methods.filter((method) => method.state === "violated").length;
  const open = status.methods.filter((method) => method.state === "running").length;
  if (status.state === "stale") return "Jury: …";
  if (status.state === "running") return `Jury: ${open} open, ${violated} violated`;
  return violated ? `Jury: ${violated} violated` : "Jury: done";
}

// ---- The picture

// The method in which the cursor stands: the last one whose name is not behind it.
function methodAt(editor) {
  const status = statuses.get(editor.document.uri.toString());
  const line = editor.selection.active.line;
  const before = status ? status.methods.filter((method) => method.range.start.line <= line) : [];
  return before.sort((one, other) => one.range.start.line - other.range.start.line).pop();
}

// The page of `--report html` of one method, as text; null where there is none.
function page(settings, file, method) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "jury-page-"));
  const given = ["check", ...settings.get("arguments"), "--method", method, "--report", `html=${folder}`, file];
  return new Promise((resolve) =>
    execFile(settings.get("path"), given, { timeout: 120000 }, () => {
      const index = path.join(folder, "index.html");
      const text = fs.existsSync(index) ? fs.readFileSync(index, "utf8") : null;
      fs.rmSync(folder, { recursive: true, force: true });
      resolve(text);
    })
  );
}

async function showPicture() {
  const editor = vscode.window.activeTextEditor;
  const method = editor && editor.document.languageId === "java" ? methodAt(editor) : undefined;
  if (!method) return vscode.window.showInformationMessage("Jury: the cursor stands in no method");
  await editor.document.save();
  const text = await page(vscode.workspace.getConfiguration("jury"), editor.document.uri.fsPath, method.name);
  if (!text) return vscode.window.showWarningMessage(`Jury: there is no report of ${method.name}`);
  const panel = vscode.window.createWebviewPanel("jury", method.name, vscode.ViewColumn.Beside, { enableScripts: true });
  panel.webview.html = text;
}

// ---- All of it

async function activate(context) {
  const settings = vscode.workspace.getConfiguration("jury");
  const server = { command: settings.get("path"), args: ["lsp", ...settings.get("arguments")] };
  const watcher = vscode.workspace.createFileSystemWatcher("**/*.{java,jml}");
  const marks = new Map(Object.keys(COLORS).map((state) => [state, mark(state)]));
  const item = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Right);
  const decorateAll = () => vscode.window.visibleTextEditors.forEach((editor) => decorate(editor, marks));
  client = new LanguageClient("jury", "Jury", server, {
    documentSelector: [{ language: "java" }],
    synchronize: { fileEvents: watcher },
  });
  client.onNotification("jury/status", (status) => {
    statuses.set(vscode.Uri.parse(status.uri).toString(), status);
    item.text = summary(status);
    item.show();
    decorateAll();
  });
  context.subscriptions.push(
    item,
    watcher,
    ...marks.values(),
    vscode.window.onDidChangeVisibleTextEditors(decorateAll),
    vscode.commands.registerCommand("jury.picture", showPicture)
  );
  await client.start();
}

function deactivate() {
  return client ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
