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

const dist = join(import.meta.dirname, "../../web/dist");
/** As the build writes them: the start of the app, the frame, the screen and all that they import before they run. */
interface ScreenScripts {
  path: string;
  files: string[];
}

/** One line for each page of `routes.tsx`, in its order. */
export function measureScreens(): ScreenWeight[] {
  const screens: ScreenScripts[] = JSON.parse(readFileSync(join(dist, ".vite/screens.json"), "utf8"));
  return screens.map(({ path, files }) => ({
    path,
    requests: files.length,
    kilobytes: files.reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0) / 1000,
    largest: Math.max(...files.map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)) / 1000,
  }));
}

if (import.meta.main) console.table(measureScreens());
