/** The browser of the tests: CHROMIUM_PATH, an installed Chrome or Chromium, or the one that comes with npm. */
import { existsSync } from "node:fs";
import sparticuz from "@sparticuz/chromium";
import { chromium, type Browser } from "playwright-core";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];

/** Where the browser is that need not be unpacked first. */
export const findBrowser = (): string | undefined =>
  process.env["CHROMIUM_PATH"] ?? installed.find((candidate) => existsSync(candidate));

let running: Promise<Browser> | undefined;

/** The browser that all stories of this worker share, each in windows of its own; it ends with the worker. */
export const sharedBrowser = (): Promise<Browser> => (running ??= launchBrowser());

/**
 * Without the arguments that `@sparticuz/chromium` brings: they are for one page in a small container, draw by a
 * graphics library inside the browser's process, where frames may stand still, and switch off what guards origins.
 */
async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser() ?? (await sparticuz.executablePath()), args: quiet });
}
