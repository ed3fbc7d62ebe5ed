/** The environment of a story: the whole server with a small shop, and windows in which its people are signed in. */
import { rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { temporaryDataFolder } from "../../server/test/data-folder.ts";
import { openShop, type Shop } from "../../server/test/shop.ts";
import { letSignIn, password } from "../../server/test/people.ts";
import { startServer, type TestServer, type TestServerOptions } from "../../server/test/server.ts";
import { sharedBrowser } from "./browser.ts";

export interface TestApp extends AsyncDisposable {
  server: TestServer;
  shop: Shop;
  /** An empty window that stays open over several tests, of this person or of a visitor. */
  openWindow(name: string | null, look?: BrowserContextOptions): Promise<Page>;
  /** A new window of a visitor, for one test. */
  visit(path: string, look?: BrowserContextOptions): Promise<Page>;
  /** A new, empty window in which this person is signed in, for one test: `signIn("carla")`. */
  signIn(name: string, look?: BrowserContextOptions): Promise<Page>;
}

export const desk: BrowserContextOptions = {
  viewport: { width: 1366, height: 850 },
  reducedMotion: "reduce",
  serviceWorkers: "block", // Each story sees the network as it is; the one about its absence lets it in.
};

export async function startTestApp(settings: TestServerOptions = {}, openBrowser = sharedBrowser): Promise<TestApp> {
  const port = await freePort();
  const here = `http://localhost:${port}`; // Links of mails lead back here; security keys belong to names, never to numbers.
  const dataDir = await temporaryDataFolder();
  const server = await startServer({ dataDir, port, publicUrl: here, clientUrl: here, ...settings });
  const shop = await openShop(server.db.owner);
  await letSignIn(server.db);
  const browser = await openBrowser();

  const windows: BrowserContext[] = [];

  async function open(look: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({ ...desk, ...look, baseURL: here });
    windows.push(context);
    if (look.serviceWorkers !== "allow") await context.addInitScript(withoutServiceWorkers);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    return page;
  }

  async function openWindow(name: string | null, look: BrowserContextOptions = {}): Promise<Page> {
    if (name === null) return open(look);
    const localStorage = await storedSession(server, `${name}@example.com`);
    return open({ ...look, storageState: { cookies: [], origins: [{ origin: here, localStorage }] } });
  }

  return {
    server,
    shop,
    openWindow,
    async visit(path, look) {
      const page = await forThisTest(openWindow(null, look));
      await page.goto(path);
      return page;
    },
    signIn: (name, look) => forThisTest(openWindow(name, look)),
    async [Symbol.asyncDispose]() {
      await Promise.all(windows.map((context) => context.close()));
      await server[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Runs in the page before all else. To block them alone leaves each page to keep all of its files for a worker that never comes. */
function withoutServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}

/** The window is closed when the test ends. */
async function forThisTest(opening: Promise<Page>): Promise<Page> {
  const page = await opening;
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await describeWindow(page);
    await page.context().close();
  });
  return page;
}

/** What a browser stores for a signed-in person, under the published clients' names. */
async function storedSession(server: TestServer, email: string): Promise<{ name: string; value: string }[]> {
  const { body } = await server.post("/v1/auth/signin/email-password", { email, password });
  const { accessToken, refreshToken, refreshTokenId, user } = body.session;
  const userData = JSON.stringify(user);
  const kept = { nhostRefreshToken: refreshToken, nhostRefreshTokenId: refreshTokenId, accessToken, userData };
  return Object.entries(kept).map(([name, value]) => ({ name, value }));
}

/** For whoever reads the log of a story that failed. */
export async function describeWindow(page: Page): Promise<void> {
  const shown = await page.ariaSnapshot({ timeout: 5000 }).catch(String);
  process.stderr.write(`\nA window at ${page.url()} showed:\n${shown}\n`);
}

export async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address() as AddressInfo;
    probe.close(() => resolve(port));
  });
  return promise;
}
