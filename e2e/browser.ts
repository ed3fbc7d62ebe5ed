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

export async function launchBrowser(): Promise<Browser> {
  const path = findBrowser();
  if (path) return chromium.launch({ executablePath: path, args: quiet });
  // In a single process the second window of a story hangs.
  const own = sparticuz.args.filter((argument) => argument !== "--single-process");
  return chromium.launch({ executablePath: await sparticuz.executablePath(), args: [...own, ...quiet] });
}
