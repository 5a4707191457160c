// Starts `jury lsp` for files of Java, and shows in the status bar how far it is.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

function summary(status) {
  const violated = status.methods.filter((method) => method.state === "violated").length;
  const open = status.methods.filter((method) => method.state === "running").length;
  if (status.state === "stale") return "Jury: …";
  if (status.state === "running") return `Jury: ${open} open, ${violated} violated`;
  return violated ? `Jury: ${violated} violated` : "Jury: done";
}

async function activate(context) {
  const settings = vscode.workspace.getConfiguration("jury");
  const server = { command: settings.get("path"), args: ["lsp", ...settings.get("arguments")] };
  const watcher = vscode.workspace.createFileSystemWatcher("**/*.{java,jml}");
  client = new LanguageClient("jury", "Jury", server, {
    documentSelector: [{ language: "java" }],
    synchronize: { fileEvents: watcher },
  });
  const item = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Right);
  context.subscriptions.push(item, watcher);
  client.onNotification("jury/status", (status) => {
    item.text = summary(status);
    item.show();
  });
  await client.start();
}

function deactivate() {
  return client ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
