// What a technician's day may ask for without a network: the screens of the day and every part that they open.
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const begin = [
  "app/layouts/dashboard-layout.tsx",
  "screens/dashboards/admin.tsx",
  "screens/service-orders/list.tsx",
  "screens/service-orders/detail.tsx",
  "ui/overlay/to-top-button.tsx",
];
/** Decoders, maps and editors are larger, and nobody in a basement waits for them. Bytes. */
const largest = 150_000;

/** Writes `day-parts.json`: addresses of scripts and typefaces, for the page to cache while it is idle. */
export const dayParts = (source: string): Plugin => ({
  name: "day-parts",
  apply: "build",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const modules = begin.map((module) => join(source, module));
    const faces = Object.keys(bundle).filter((file) => /-latin-wght-normal-.*\.woff2$/.test(file));
    const parts = [...partsOf(modules, chunks), ...faces].map((file) => `/${file}`);
    this.emitFile({ type: "asset", fileName: "day-parts.json", source: JSON.stringify(parts) });
  },
});

type Chunk = Pick<
  Rolldown.OutputChunk,
  "code" | "dynamicImports" | "facadeModuleId" | "fileName" | "imports" | "isEntry"
>;

/** The start leads to every screen there is: from it only what it needs itself. */
export function partsOf(modules: readonly string[], chunks: readonly Chunk[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const begun = chunks.filter(({ facadeModuleId }) => facadeModuleId && modules.includes(facadeModuleId));
  if (begun.length !== modules.length) throw new Error("a part of the day has no chunk of its own");
  const met = new Set(begun.map(({ fileName }) => fileName));
  for (const file of met) {
    const { imports = [], dynamicImports = [], isEntry = false } = byFile.get(file) ?? {};
    for (const needed of isEntry ? imports : [...imports, ...dynamicImports]) met.add(needed);
  }
  return [...met].filter((file) => (byFile.get(file)?.code.length ?? largest) < largest);
}
