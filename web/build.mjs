// Builds web/dist. Plain JavaScript that any Node parses, so that an old one gets a sentence and no syntax error.
import { spawnSync } from "node:child_process";
import { accessSync, constants as modes, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const web = dirname(fileURLToPath(import.meta.url));
const root = dirname(web);
const page = join(web, "dist", "index.html");
const sources = ["web/src", "web/bundle", "web/public", "web/index.html", "web/vite.config.ts"];
sources.push("domain/src", "server/schema.graphql", "package-lock.json");
const generated = join(web, "src", "graphql"); // From the schema and the other sources: not a source itself.
const languages = process.env.VITE_I18N === "true" ? "en fr ar" : "en";
const builtLanguages = join(web, "dist", "languages.txt");
const worthCompressing = /\.(m?js|css|svg|html|json)$/;

if (!process.argv.includes("--when-stale") || isStale()) build();

function isStale() {
  const builtAt = changedAt(page);
  if (builtAt === 0 || changedAt(builtLanguages) === 0 || readFileSync(builtLanguages, "utf8") !== languages)
    return true;
  return sources.some((source) => newestIn(join(root, source)) > builtAt);
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
  if (!found || path === generated) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

function build() {
  if (!mayWrite(web)) {
    console.error(
      `The web app must be built, and this user may not write to ${web}: let its owner run \`npm run build\`.`,
    );
    process.exit(1);
  }
  console.log("Building the web app ...");
  const types = ["--import", "../server/require-node.mjs", "codegen.ts", "--when-stale"];
  const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin", "vite.js");
  const verifier = ["build", "--config", "bundle/verifier-page.ts", "--logLevel", "warn"];
  const env = { ...process.env, NODE_ENV: "production" }; // Whoever asks for it: tests build what people get.
  for (const args of [types, [vite, "build", "--logLevel", "warn"], [vite, ...verifier]]) {
    const run = spawnSync(process.execPath, args, { cwd: web, env, stdio: "inherit" });
    if (run.status !== 0) process.exit(run.status || 1);
  }
  filesIn(join(web, "dist", "assets"))
    .filter((file) => worthCompressing.test(file))
    .forEach(compress);
  writeFileSync(builtLanguages, languages);
}

function mayWrite(folder) {
  try {
    accessSync(folder, modes.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The server hands these out as they are: nothing is compressed while people wait. */
function compress(file) {
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
