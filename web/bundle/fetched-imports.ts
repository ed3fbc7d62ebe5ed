// Dynamic imports wait for their files: `import-fetched.ts` says why.
import { join } from "node:path";
import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/** Replaces the helper that Vite calls around each dynamic import, with the files that the part needs. */
export function fetchedImports(source: string): Plugin {
  let isMet = false;
  return {
    name: "fetched-imports",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (id !== helper) return null;
      isMet = true;
      return `export { importFetched as __vitePreload } from ${JSON.stringify(join(source, "app/import-fetched.ts"))};`;
    },
    buildEnd(error) {
      if (!error && !isMet) throw new Error(`Vite has no ${helper.slice(1)} any more`);
    },
  };
}
