// What each screen needs before it can be shown: the server names these scripts in the page, so that the browser asks for
// all of them at once instead of finding one by another.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

export interface ScreenScripts {
  /** As in `routes.tsx`: `/service-orders/$id`. */
  path: string;
  /** In the folder of the build. */
  files: string[];
}

/** Layouts by their names in `routes.tsx`; null where the start brings the layout along. */
const layoutFiles: Record<string, string | null> = {
  dashboard: "app/layouts/dashboard-layout.tsx",
  default: "app/layouts/dashboard-layout.tsx",
  wall: "app/layouts/wall-layout.tsx",
  login: null,
  public: null,
  blank: null,
};

/** Writes `.vite/screens.json`: one entry for each page of `routes.tsx`, in its order. */
export const screenPreloads = (source: string): Plugin => ({
  name: "screen-preloads",
  apply: "build",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const screens = screensIn(readFileSync(join(source, "app/routes.tsx"), "utf8")).map(({ path, modules }) => ({
      path,
      files: filesOf(
        modules.map((module) => join(source, module)),
        chunks,
      ),
    }));
    this.emitFile({ type: "asset", fileName: ".vite/screens.json", source: JSON.stringify(screens) });
  },
});

/**
 * The scripts of the start, of these modules, of what asks for a screen's data ahead of it (`list-query.ts` beside
 * `list.tsx`), and all that they import before they run.
 */
function filesOf(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (module: string) => chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  const own = modules.flatMap((module) => {
    const chunk = chunkOf(module);
    if (!chunk) throw new Error(`${module} has no chunk of its own`);
    const query = chunkOf(module.replace(/\.tsx$/, "-query.ts"));
    return query ? [query.fileName, chunk.fileName] : [chunk.fileName];
  });
  const met = new Set([...chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName), ...own]);
  for (const file of met) for (const needed of byFile.get(file)?.imports ?? []) met.add(needed);
  return [...met];
}

/** The pages as the source writes them: loading the module would not show which file a screen is in. */
export function screensIn(routes: string): { path: string; modules: string[] }[] {
  const shared = new Map(
    [...routes.matchAll(/^const (\w+) =[^;]*?import\("#([^"]+)"\)/gm)].map(([, name, file]) => [name, file]),
  );
  const parts = routes.slice(routes.indexOf("export const pages")).split(/\n  (?=\{|\.\.\.)/);
  return parts.slice(1).flatMap((part) => {
    const layout = layoutFiles[/layout: "(\w+)"/.exec(part)?.[1] ?? ""];
    if (layout === undefined) throw new Error(`no layout of its own is known in ${part}`);
    const named = /screen: (\w+)/.exec(part)?.[1];
    const screen = /import\("#([^"]+)"\)/.exec(part)?.[1] ?? shared.get(named);
    if (!screen) throw new Error(`no screen is written as a lazy import in ${part}`);
    const modules = [...(layout ? [layout] : []), screen];
    return [...part.matchAll(/"(\/[^"]*)"/g)].map(([, path = ""]) => ({ path, modules }));
  });
}
