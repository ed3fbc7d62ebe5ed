// Plain JavaScript that any Node parses. Takes from node_modules what weighs 200 MB and nobody opens: the headers of Node,
// with which addons would be compiled, the source maps and manuals of packages, types for old compilers, and parts of
// packages that nothing imports.
import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const installed = join(dirname(dirname(fileURLToPath(import.meta.url))), "node_modules");
const runtimes = join(installed, "node", "node_modules");

const leftOut = [
  "@apollo/client/__cjs", // The same again, for require().
  "@maplibre/maplibre-gl-style-spec/src",
  "@tesseract.js-data/eng/4.0.0", // The model that is not used.
  "@zxing/library/es2015", // The same again, for other bundlers.
  "@zxing/library/esnext",
  "@zxing/library/umd",
  "fastify/test",
  "libheif-js/libheif-wasm", // The browser loads the build without WebAssembly.
  "maplibre-gl/src",
  "pdfjs-dist/build/pdf.sandbox.min.mjs", // Scripts of PDFs, which are never run.
  "pdfjs-dist/build/pdf.sandbox.mjs",
  "pdfjs-dist/legacy/build/pdf.min.mjs",
  "pdfjs-dist/legacy/build/pdf.sandbox.min.mjs",
  "pdfjs-dist/legacy/build/pdf.sandbox.mjs",
  "pdfjs-dist/legacy/build/pdf.worker.min.mjs",
  "pdfjs-dist/legacy/web",
  "pdfjs-dist/web",
  "playwright-core/lib/vite", // Viewers for people who record and replay tests.
  "rxjs/src",
  "stripe/cjs",
  "tesseract.js-core/tesseract-core-lstm.js", // On Node, version 7 loads the whole engine whatever is asked for.
  "tesseract.js-core/tesseract-core-lstm.wasm",
  "tesseract.js-core/tesseract-core-lstm.wasm.js", // The same again, for browsers.
  "tesseract.js-core/tesseract-core-relaxedsimd-lstm.js",
  "tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm",
  "tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm.js",
  "tesseract.js-core/tesseract-core-relaxedsimd.wasm.js",
  "tesseract.js-core/tesseract-core-simd-lstm.js",
  "tesseract.js-core/tesseract-core-simd-lstm.wasm",
  "tesseract.js-core/tesseract-core-simd-lstm.wasm.js",
  "tesseract.js-core/tesseract-core-simd.wasm.js",
  "tesseract.js-core/tesseract-core.wasm.js",
  "tesseract.js/dist", // For browsers.
  "zlibjs/bin",
  "zod/src",
];

for (const name of namesIn(runtimes)) remove(join(runtimes, name, "include"));
for (const path of leftOut) remove(join(installed, path));
removeWithin(installed);

function removeWithin(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name === "ts3.4") remove(path);
    else if (entry.isDirectory()) removeWithin(path);
    else if (entry.isFile() && (isMap(entry.name) || isManual(entry.name))) remove(path);
  }
}

function isMap(name) {
  return /\.(js|mjs|cjs|ts|mts|cts|css)\.map$/.test(name);
}

function isManual(name) {
  return /\.(md|markdown)$/i.test(name) && !/licen[cs]e|notice|copying|patents/i.test(name);
}

function remove(path) {
  rmSync(path, { recursive: true, force: true });
}

function namesIn(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    return []; // Installed without its scripts: then this package has no runtime of its own.
  }
}
