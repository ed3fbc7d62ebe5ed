// What packages import and the app never reaches, or has a lighter part for: others take its place.
import { join } from "node:path";
import type { Plugin } from "vite";

/** By the end of the file's path: the module that replaces it. */
const standIns: Readonly<Record<string, string>> = {
  // The theme switches ripples off for all buttons (`component-looks.ts`).
  "/@mui/material/ButtonBase/TouchRipple.mjs": "export const DELAY_RIPPLE = 80; export default () => null;",
  // index.html sets the colour scheme before the first paint, in a way of its own.
  "/@mui/system/InitColorSchemeScript/InitColorSchemeScript.mjs": [
    `export const DEFAULT_MODE_STORAGE_KEY = "mode", DEFAULT_COLOR_SCHEME_STORAGE_KEY = "color-scheme";`,
    "export const buildInitColorSchemeScript = () => null, DEFAULT_ATTRIBUTE = null; export default () => null;",
  ].join(""),
  // Only Emotion's `withTheme` asks for it, which nobody uses and tree shaking cannot see.
  "/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js": "export default (component) => component;",
  // No document of the app has a directive that only the client reads.
  "/@apollo/client/utilities/internal/removeDirectivesFromDocument.js":
    "export const removeDirectivesFromDocument = (_directives, document) => document;",
  // The app masks fragments by their types alone (`dataMasking` is off).
  "/@apollo/client/masking/maskDefinition.js": "export const maskDefinition = (data) => data;",
  // The cache parses no scalars (`cache.ts` configures none), and queries are posted.
  "/@apollo/client/utilities/internal/coerceScalarFieldsToParsed.js":
    "export const coerceScalarFieldsToParsed = (result) => result;",
  "/@apollo/client/link/http/rewriteURIForGET.js": "export const rewriteURIForGET = (newURI) => ({ newURI });",
  // Browsers grow a text area by themselves.
  "/@mui/material/TextareaAutosize/TextareaAutosize.mjs": `export { GrowingTextarea as default } from ${JSON.stringify(
    join(import.meta.dirname, "../src/ui/text/growing-textarea.tsx"),
  )};`,
  // React has it since version 18.
  "/use-sync-external-store/shim/index.js": 'export { useSyncExternalStore } from "react";',
};

/** Vite's plugin; the build fails when a package no longer has what is left out. */
export function leftOutParts() {
  const left = new Set(Object.keys(standIns));
  return {
    name: "left-out-parts",
    apply: "build",
    enforce: "pre",
    load: (id: string) => {
      const [path = ""] = id.replaceAll("\\", "/").split("?");
      const part = Object.keys(standIns).find((file) => path.endsWith(file));
      if (!part) return null;
      left.delete(part);
      return { code: standIns[part] ?? "", moduleSideEffects: false };
    },
    buildEnd: (error?: Error) => {
      if (!error && left.size > 0) throw new Error(`no package has ${[...left].join(" and ")}`);
    },
  } satisfies Plugin;
}
