/** The browser of the tests: CHROMIUM_PATH, an installed Chrome or Chromium, or the one that comes with npm. */
import { existsSync } from "node:fs";
import sparticuz from "@sparticuz/chromium";
import { chromium, type Browser } from "playwright-core";
import { hasRoom } from "../../../server/test/data-folder.ts";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  "--use-fake-device-for-media-stream", // A camera that sees a test picture, for everybody who wants it.
  "--use-fake-ui-for-media-stream",
  "--js-flags=--no-maglev --no-turbofan", // To optimize the code of pages that live for seconds takes a fifth of all processor time.
];

/** Makes the browser keep its shared memory in files, for containers with little memory. Where there is room, that is slower. */
const slowMemory = ["--disable-dev-shm-usage"];

/** An installed browser, which need not be unpacked first. */
export const findBrowser = (): string | undefined =>
  process.env["CHROMIUM_PATH"] ?? installed.find((candidate) => existsSync(candidate));

let running: Promise<Browser> | undefined;

/** The browser that all stories of this worker share, each in windows of its own; it closes with the worker. */
export const sharedBrowser = (): Promise<Browser> => (running ??= launchBrowser());

/**
 * Without the default arguments of `@sparticuz/chromium`: they are for one page in a small container, render with a
 * graphics library in the browser's own process, where frames may stall, and switch off the origin protection.
 */
async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser() ?? (await sparticuz.executablePath());
  return chromium.launch({ executablePath, args, ...((await hasRoom()) && { ignoreDefaultArgs: slowMemory }) });
}
