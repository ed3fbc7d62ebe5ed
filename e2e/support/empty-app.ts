import { rm } from "node:fs/promises";
import type { Page } from "playwright-core";
import { temporaryDataFolder } from "../../server/test/data-folder.ts";
import { buildAccount } from "../../server/test/people.ts";
import { startServer, type TestServer } from "../../server/test/server.ts";
import { sharedBrowser } from "./browser/browser.ts";
import { freePort } from "./test-app.ts";
import { windowsOf } from "./browser/windows.ts";

export interface EmptyApp extends AsyncDisposable {
  server: TestServer;
  page: Page;
}

/** A server whose database holds nothing but its first admin, ada@example.com, as after `DEMO=off npm start`. */
export async function startEmptyApp(): Promise<EmptyApp> {
  const port = await freePort();
  const here = `http://localhost:${port}`;
  const dataDir = await temporaryDataFolder();
  const server = await startServer({ dataDir, port, publicUrl: here, clientUrl: here });
  const admin = { defaultRole: "admin", roles: ["admin", "user", "me"] };
  await buildAccount(server.db, { ...admin, email: "ada@example.com", displayName: "ada@example.com" });
  const page = await windowsOf(here, await sharedBrowser()).open({}, { timezoneId: "America/Denver" });
  return {
    server,
    page,
    async [Symbol.asyncDispose]() {
      await page.context().close();
      await server[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true });
    },
  };
}
