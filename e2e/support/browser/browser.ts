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
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  "--use-fake-device-for-media-stream", // A camera that sees a test picture, for everybody who wants it.
  "--use-fake-ui-for-media-stream",
];

/** Optimizing the code of pages that live for seconds costs more than it saves: a quarter of all processor time. */
const unoptimized = "--js-flags=--no-maglev --no-turbofan";

/** Makes the browser keep its shared memory in files, for containers with little memory. Where there is room, that is slower. */
const slowMemory = ["--disable-dev-shm-usage"];

/** An installed browser, which need not be unpacked first. */
export const findBrowser = (): string | undefined =>
  process.env["CHROMIUM_PATH"] ?? installed.find((candidate) => existsSync(candidate));

const running = new Map<string, Promise<Browser>>();

/** The browser that all stories of this worker share, each in windows of its own; it closes with the worker. */
export const sharedBrowser = (): Promise<Browser> => launchedOnce("stories", quiet);

/** The same for tests that visit many pages for a few seconds each. */
export const browserForManyPages = (): Promise<Browser> => launchedOnce("many pages", [...quiet, unoptimized]);

function launchedOnce(name: string, args: string[]): Promise<Browser> {
  const browser = running.get(name) ?? launchBrowser(args);
  running.set(name, browser);
  return browser;
}

/**
 * Without the default arguments of `@sparticuz/chromium`: they are for one page in a small container, render with a
 * graphics library in the browser's own process, where frames may stall, and switch off the origin protection.
 */
async function launchBrowser(args: string[]): Promise<Browser> {
  const executablePath = findBrowser() ?? (await sparticuz.executablePath());
  return chromium.launch({ executablePath, args, ...((await hasRoom()) && { ignoreDefaultArgs: slowMemory }) });
}
