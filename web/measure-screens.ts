// node web/measure-screens.ts: what each screen of the built app loads before it can be shown.
import { measureScreens } from "./bundle/measure-screens.ts";

console.table(
  measureScreens().map(({ path, requests, kilobytes, largest }) => ({
    path,
    requests,
    "KB (brotli)": Math.round(kilobytes),
    "largest (gzip)": Math.round(largest),
  })),
);
