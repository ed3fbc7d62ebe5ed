/**
 * The browser windows of this worker's stories. A window that has shown the app before loads it in half the time, so a
 * story takes one that another story is done with, emptied of all that it left.
 */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

const desk = {
  viewport: { width: 1366, height: 850 },
  reducedMotion: "reduce",
  serviceWorkers: "block", // Each story sees the network as it is; the one about its absence lets it in.
} as const satisfies BrowserContextOptions;

/** What a page finds in `localStorage`. */
export type Stored = Readonly<Record<string, string>>;

/** What listeners of stories listen for. Those of the browser's own library stay. */
const heard = ["console", "dialog", "pageerror", "request", "requestfailed", "requestfinished", "response"] as const;

/** An address of the server without the app. A blank page would take the browser another process to leave. */
const withoutApp = "/healthz";

/** By their kind. */
const emptied = new Map<string, Page[]>();

/** Windows of one kind show the app at one address in one look, of which only the size can be changed later. */
const kindOf = (app: string, look: BrowserContextOptions) => JSON.stringify({ app, ...look, viewport: undefined });

export interface Windows {
  /** A new window. */
  open(stored: Stored, look?: BrowserContextOptions): Promise<Page>;
  /** A window that is as a new one, but for the files of the app that it keeps. */
  take(stored: Stored, look?: BrowserContextOptions): Promise<Page>;
  /** Lets another story have the window, unless a service worker keeps more in it. */
  giveBack(page: Page, look?: BrowserContextOptions): Promise<void>;
}

/** Of the app at this address. */
export function windowsOf(app: string, browser: Browser): Windows {
  async function open(stored: Stored, look: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ ...desk, ...look, baseURL: app });
    if (look.serviceWorkers !== "allow") await context.addInitScript(withoutServiceWorkers);
    const page = await context.newPage();
    page.setDefaultTimeout(90_000);
    await page.goto(withoutApp);
    await store(page, stored);
    return page;
  }
  return {
    open,
    async take(stored, look = {}) {
      const page = emptied.get(kindOf(app, look))?.pop();
      if (!page) return open(stored, look);
      await page.setViewportSize(look.viewport ?? desk.viewport);
      await store(page, stored);
      return page;
    },
    async giveBack(page, look = {}) {
      if (look.serviceWorkers === "allow" || page.isClosed()) return page.context().close();
      await empty(page, app);
      const kind = kindOf(app, look);
      emptied.set(kind, [...(emptied.get(kind) ?? []), page]);
    },
  };
}

async function empty(page: Page, app: string): Promise<void> {
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  heard.forEach((event) => page.removeAllListeners(event));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await page.emulateMedia({ media: null });
  await page.mouse.move(0, 0); // Else what is shown next under the pointer would look pointed at.
  await page.goto(withoutApp);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin: app, storageTypes: "all" });
  await devtools.send("Page.resetNavigationHistory");
  await devtools.detach();
}

const store = (page: Page, stored: Stored): Promise<void> =>
  page.evaluate((entries) => {
    sessionStorage.clear(); // The browser's tools cannot.
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);

/** Runs in the page before all else. To block them alone leaves each page to keep all of its files for a worker that never comes. */
function withoutServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}
