// npm run dev: the server, which restarts on every change, and Vite side by side; Ctrl-C stops both.
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const clientUrl = "http://localhost:5173";
const environment = {
  ...process.env,
  DEMO: "on",
  GRAPHILE_ENV: "development",
  CLIENT_URL: process.env["CLIENT_URL"] ?? clientUrl,
};

const server = run(
  ["--watch-path=server/src", "--watch-path=domain/src", "--watch-preserve-output", "server/start.mjs"],
  root,
);
const vite = run([join(root, "node_modules/vite/bin/vite.js")], join(root, "web"));
const children = [server, vite];

for (const child of children) child.once("exit", () => stop("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(signal));

/** In a terminal Ctrl-C has already reached the children; a second signal would interrupt their shutdown. */
function stop(signal: NodeJS.Signals): void {
  if (signal === "SIGINT" && process.stdin.isTTY) return;
  for (const child of children) child.kill(signal);
}

function run(args: readonly string[], cwd: string): ChildProcess {
  return spawn(process.execPath, args, { cwd, env: environment, stdio: "inherit" });
}
