import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { chunkGroups } from "./bundle/chunk-groups.ts";
import { dayParts } from "./bundle/day-parts.ts";
import { documentsInPlace } from "./bundle/documents-in-place.ts";
import { fetchedImports } from "./bundle/fetched-imports.ts";
import { iconsInPlace } from "./bundle/icons-in-place.ts";
import { leftOutParts } from "./bundle/left-out-parts.ts";
import { screenPreloads } from "./bundle/screen-preloads.ts";
import { textsInPlace } from "./bundle/texts-in-place.ts";

/** Builds with VITE_I18N=true speak every language; others carry English alone, and nothing of the rest. */
const isTranslated = process.env["VITE_I18N"] === "true";

const server = process.env["BORESIGHT_SERVER"] ?? "http://127.0.0.1:8080";

/** The server fills in the brand of the built page; during development Vite does. */
const brandName: Plugin = {
  name: "brand-name",
  apply: "serve",
  transformIndexHtml: (html) =>
    html.replaceAll(/%(BRAND|SHOP)_NAME%/g, process.env["BRAND_NAME"] ?? "Boresight").replace("%SHOP_LOGO%", ""),
};

/** The entry of a page in several languages loads its texts before the app. */
const translatedEntry: Plugin = {
  name: "translated-entry",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace("/src/main.tsx", "/src/main-in-languages.tsx"),
  },
};

/** Text has its own face at the first paint: the Latin part of Inter is asked for with the page. */
const preloadTextFace: Plugin = {
  name: "preload-text-face",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      const face = Object.keys(bundle ?? {}).find((file) => /inter-latin-wght-normal-.*\.woff2$/.test(file));
      if (!face) throw new Error("the Latin part of Inter is not in the bundle");
      const attrs = { rel: "preload", href: `/${face}`, as: "font", type: "font/woff2", crossorigin: "" };
      return [{ tag: "link", attrs, injectTo: "head" }];
    },
  },
};

const { plugin: groupedChunks, groups } = chunkGroups();

const here = createRequire(import.meta.url);

/** Scanned pages are packed in ways that browsers cannot read: the PDF reader fetches these by name when it meets one. */
const pdfDecoders: Plugin = {
  name: "pdf-decoders",
  apply: "build",
  generateBundle() {
    const folder = dirname(here.resolve("pdfjs-dist/package.json"));
    const { version } = here("pdfjs-dist/package.json");
    for (const name of ["jbig2_nowasm_fallback.js", "openjpeg_nowasm_fallback.js"]) {
      const source = readFileSync(join(folder, "wasm", name));
      this.emitFile({ type: "asset", fileName: `assets/pdfjs-${version}/${name}`, source });
    }
  },
};

/** The reader of HEIC photos asks for these when it runs in Node: Vite's empty module, without the warning. */
const nodeModulesOfHeif = {
  fs: "__vite-browser-external",
  path: "__vite-browser-external",
  crypto: "__vite-browser-external",
};

/** VITE_EXTRA_HEADERS='{"x-shop":"denver"}' adds headers to every request of the app. */
const extraHeaders = process.env["VITE_EXTRA_HEADERS"] ?? "{}";

export default defineConfig({
  root: import.meta.dirname,
  define: {
    "import.meta.env.VITE_EXTRA_HEADERS": extraHeaders,
    "import.meta.env.VITE_I18N": JSON.stringify(isTranslated),
  },
  plugins: [
    isTranslated ? translatedEntry : textsInPlace,
    leftOutParts(),
    iconsInPlace(),
    fetchedImports(join(import.meta.dirname, "src")),
    documentsInPlace(join(import.meta.dirname, "src")),
    groupedChunks,
    react(),
    brandName,
    preloadTextFace,
    pdfDecoders,
    screenPreloads(join(import.meta.dirname, "src")),
    dayParts(join(import.meta.dirname, "src")),
  ],
  // RxJS for browsers of today: the other build brings the helpers of an older JavaScript along.
  resolve: { conditions: ["es2015", ...defaultClientConditions], alias: nodeModulesOfHeif },
  build: {
    target: "es2023",
    manifest: true,
    assetsInlineLimit: 1024,
    chunkSizeWarningLimit: 2000, // Kilobytes. The reader of HEIC photos comes with the first such photo.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // The start of the app names every chunk, and what is random in a name compresses to no less.
        chunkFileNames: "assets/[name]-[hash:7].js",
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/v1": { target: server, ws: true }, "/auth/v1": { target: server } },
  },
});
