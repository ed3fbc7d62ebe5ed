/** Where a story plays: the whole server with a small shop of its own, and a browser in which its people sign in. */
import { rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { onTestFailed } from "vitest";
import { temporaryDataFolder } from "../server/test/data-folder.ts";
import { openShop, type Shop } from "../server/test/shop.ts";
import { letSignIn, password } from "../server/test/people.ts";
import { startServer, type TestServer, type TestServerOptions } from "../server/test/server.ts";
import { launchBrowser } from "./browser.ts";

export interface Stage extends AsyncDisposable {
  server: TestServer;
  shop: Shop;
  /** A fresh browser window of nobody in particular. */
  visit(path: string, look?: BrowserContextOptions): Promise<Page>;
  /** A fresh window in which this person has signed in: `signIn("carla")`. */
  signIn(name: string, look?: BrowserContextOptions): Promise<Page>;
}

const desk: BrowserContextOptions = {
  viewport: { width: 1366, height: 850 },
  reducedMotion: "reduce",
  serviceWorkers: "block", // Each story sees the network as it is; the one about its absence lets it in.
};

export async function setStage(settings: TestServerOptions = {}): Promise<Stage> {
  const port = await freePort();
  const here = `http://localhost:${port}`; // Links of mails lead back here; security keys belong to names, never to numbers.
  const dataDir = await temporaryDataFolder();
  const server = await startServer({ dataDir, port, publicUrl: here, clientUrl: here, ...settings });
  const shop = await openShop(server.db.owner);
  await letSignIn(server.db);
  const browser: Browser = await launchBrowser();

  async function visit(path: string, look: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ ...desk, ...look, baseURL: here });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    onTestFailed(() => tellWhatIsShown(page));
    await page.goto(path);
    return page;
  }

  async function signIn(name: string, look: BrowserContextOptions = {}): Promise<Page> {
    const page = await visit("/login", look);
    await page.getByLabel("Email").fill(`${name}@example.com`);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(/dashboards/);
    return page;
  }

  return {
    server,
    shop,
    visit,
    signIn,
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** For whoever reads the log of a story that failed. */
async function tellWhatIsShown(page: Page): Promise<void> {
  const shown = await page.ariaSnapshot({ timeout: 5000 }).catch(String);
  process.stderr.write(`\nA window at ${page.url()} showed:\n${shown}\n`);
}

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address() as AddressInfo;
    probe.close(() => resolve(port));
  });
  return promise;
}
