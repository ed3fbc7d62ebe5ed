/** The environment of a story: the whole server with a small shop, and windows in which its people are signed in. */
import { rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import type { BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { temporaryDataFolder } from "../../server/test/data-folder.ts";
import { openShop, type Shop } from "../../server/test/shop.ts";
import { letSignIn, password } from "../../server/test/people.ts";
import { startServer, type TestServer, type TestServerOptions } from "../../server/test/server.ts";
import { sharedBrowser } from "./browser/browser.ts";
import { windowsOf, type Stored } from "./browser/windows.ts";

export interface TestApp extends AsyncDisposable {
  server: TestServer;
  shop: Shop;
  /** A new window that stays open over several tests, of this person or of a visitor. */
  openWindow(name: string | null, look?: BrowserContextOptions): Promise<Page>;
  /** A window of a visitor, for one test. */
  visit(path: string, look?: BrowserContextOptions): Promise<Page>;
  /** A window in which this person is signed in, for one test: `signIn("carla")`. */
  signIn(name: string, look?: BrowserContextOptions): Promise<Page>;
}

/** Of stories of this worker that have ended: windows keep the files of the app by its address. */
const freePorts: number[] = [];

export async function startTestApp(settings: TestServerOptions = {}): Promise<TestApp> {
  const port = freePorts.pop() ?? (await freePort());
  const here = `http://localhost:${port}`; // Links of mails lead back here; security keys belong to names, never to numbers.
  const dataDir = await temporaryDataFolder();
  const server = await startServer({ dataDir, port, publicUrl: here, clientUrl: here, ...settings });
  const shop = await openShop(server.db.owner);
  await letSignIn(server.db);
  const windows = windowsOf(here, await sharedBrowser());

  const opened: Page[] = [];
  const sessionOf = async (name: string | null) => (name === null ? {} : storedSession(server, `${name}@example.com`));

  /** Of one test. */
  async function take(name: string | null, look: BrowserContextOptions = {}): Promise<Page> {
    const page = await windows.take(await sessionOf(name), look);
    onTestFinished(async ({ task }) => {
      if (task.result?.state !== "fail") return windows.giveBack(page, look);
      await describeWindow(page);
      await page.context().close();
    });
    return page;
  }

  return {
    server,
    shop,
    async openWindow(name, look) {
      const page = await windows.open(await sessionOf(name), look);
      opened.push(page);
      return page;
    },
    async visit(path, look) {
      const page = await take(null, look);
      await page.goto(path);
      return page;
    },
    signIn: take,
    async [Symbol.asyncDispose]() {
      await Promise.all(opened.map((page) => page.context().close()));
      await server[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, maxRetries: 20 }); // An image that nobody waits for any more may still be written.
      freePorts.push(port);
    },
  };
}

/** What a browser stores for a signed-in person, under the published clients' names. */
async function storedSession(server: TestServer, email: string): Promise<Stored> {
  const { body } = await server.post("/v1/auth/signin/email-password", { email, password });
  const { accessToken, refreshToken, refreshTokenId, user } = body.session;
  const userData = JSON.stringify(user);
  return { nhostRefreshToken: refreshToken, nhostRefreshTokenId: refreshTokenId, accessToken, userData };
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
