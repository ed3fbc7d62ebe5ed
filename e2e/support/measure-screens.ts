/** What a browser loads before it can show a screen: the scripts of the built app, as they travel. Run by itself it prints them. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

export interface ScreenWeight {
  path: string;
  requests: number;
  /** Brotli, 1,000 bytes each. */
  kilobytes: number;
  /** The largest of its scripts, gzipped. */
  largest: number;
}

/** As Vite writes it. */
type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

const web = join(import.meta.dirname, "../../web");
const dist = join(web, "dist");
const layoutFile: Record<string, string> = {
  dashboard: "src/app/layouts/dashboard-layout.tsx",
  wall: "src/app/layouts/wall-layout.tsx",
};

/** One line for each page of `routes.tsx`, in its order. */
export function measureScreens(): ScreenWeight[] {
  const chunks: Manifest = JSON.parse(read(join(dist, ".vite/manifest.json")));
  const start = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
  if (!start) throw new Error("the build has no entry");
  return screensOfApp().map(({ path, layout, screen }) => {
    const files = filesOf([start, ...(layout ? [layout] : []), screen], chunks);
    return {
      path,
      requests: files.length,
      kilobytes: files.reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0) / 1000,
      largest: Math.max(...files.map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)) / 1000,
    };
  });
}

/** The scripts of these modules and all that they import before they run. */
function filesOf(keys: readonly string[], chunks: Manifest): string[] {
  const met = new Set(keys);
  for (const key of met) {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`${key} is not in the build`);
    for (const needed of chunk.imports ?? []) met.add(needed);
  }
  return [...new Set([...met].flatMap((key) => chunks[key]?.file ?? []))];
}

/** The pages as the source writes them: loading the module would not tell which file a screen is in. */
function screensOfApp(): { path: string; layout: string | undefined; screen: string }[] {
  const source = read(join(web, "src/app/routes.tsx"));
  const shared = new Map(
    [...source.matchAll(/^const (\w+) =[^;]*?import\("#([^"]+)"\)/gm)].map(([, name, file]) => [name, file]),
  );
  const parts = source.slice(source.indexOf("export const pages")).split(/\n  (?=\{|\.\.\.)/);
  return parts.slice(1).flatMap((part) => {
    const layout = layoutFile[/layout: "(\w+)"/.exec(part)?.[1] ?? ""];
    const named = /screen: (\w+)/.exec(part)?.[1];
    const screen = `src/${/import\("#([^"]+)"\)/.exec(part)?.[1] ?? shared.get(named)}`;
    return [...part.matchAll(/"(\/[^"]*)"/g)].map(([, path = ""]) => ({ path, layout, screen }));
  });
}

const read = (file: string) => readFileSync(file, "utf8");

if (import.meta.main) console.table(measureScreens());
