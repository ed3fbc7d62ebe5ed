// Dynamic imports wait for their files: `import-fetched.ts` says why.
import { join } from "node:path";
import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/** Replaces the helper that Vite calls around each dynamic import, with the files that the part needs. */
export const fetchedImports = (source: string): Plugin[] => [replacedHelper(source), repeatableImports];

function replacedHelper(source: string): Plugin {
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

/** What the helper imports may be asked for under another address: `()=>import("./part.js")` takes one's ending. */
const repeatableImports: Plugin = {
  name: "repeatable-imports",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    for (const chunk of chunks) chunk.code = repeatable(chunk.code);
    const missed = chunks.filter(({ code }) => writtenImport.test(code)).map(({ fileName }) => fileName);
    if (missed.length > 0 || !chunks.some(({ code }) => code.includes("(again=``)=>")))
      throw new Error(`dynamic imports are written in another way: ${missed.join(" ")}`);
  },
};

const writtenImport = /\(\)=>import\((`\.\/[^`]+`)\)/g;

/** Returns the code of a chunk whose lazy imports take the ending of an address. */
export const repeatable = (code: string): string => code.replaceAll(writtenImport, "(again=``)=>import($1+again)");
