// Builds web/dist. Plain JavaScript that any Node parses, so that an old one gets a sentence and no syntax error.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const web = dirname(fileURLToPath(import.meta.url));
const root = dirname(web);
const page = join(web, "dist", "index.html");
const sources = ["web/src", "web/public", "web/index.html", "web/vite.config.ts", "domain/src", "package-lock.json"];
const worthCompressing = /\.(m?js|css|svg|html|json)$/;

if (!process.argv.includes("--when-stale") || isStale()) build();

function isStale() {
  const builtAt = changedAt(page);
  return builtAt === 0 || sources.some((source) => newestIn(join(root, source)) > builtAt);
}

function changedAt(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? found.mtimeMs : 0;
}

function newestIn(path) {
  return Math.max(0, ...filesIn(path).map(changedAt));
}

function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

function build() {
  console.log("Building the web app ...");
  const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin", "vite.js");
  const env = { ...process.env, NODE_ENV: "production" }; // Whoever asks for it: tests build what people get.
  const run = spawnSync(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd: web, env, stdio: "inherit" });
  if (run.status !== 0) process.exit(run.status || 1);
  filesIn(join(web, "dist", "assets"))
    .filter((file) => worthCompressing.test(file))
    .forEach(compress);
}

/** The server hands these out as they are: nothing is compressed while people wait. */
function compress(file) {
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}
