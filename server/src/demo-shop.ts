// The demo shop: loaded into an empty database on the first start; later starts only show its logins.
import { fork } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import type { DemoOrder } from "../db/demo/load-process.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/settings/config.ts";
import { storedSecret } from "./platform/settings/data-folder.ts";
import type { Database } from "./platform/database/open-database.ts";
import { asSystem } from "./platform/database/transaction.ts";

export interface DemoShopDeps {
  config: Pick<Config, "dataDir" | "demoPassword" | "files">;
  database: Pick<Database, "ownerUrl" | "pool">;
  clock: Clock;
  /** Reports what takes long. */
  say: (line: string) => void;
}

/** Answers who may sign in there, as lines for people. */
export async function loadDemoShop({ config, database, clock, say }: DemoShopDeps): Promise<string[]> {
  // Only here: a server without the demo shop never reads its files.
  const { demoLogins } = await import("../db/demo/logins.ts");
  const password = config.demoPassword ?? (await storedSecret(config.dataDir, "demo-password", readable));
  if (await isEmpty(database)) {
    say("Loading the demo shop: the first start takes a minute.");
    const { dataDir, files } = config;
    await loadBeside({ ownerUrl: database.ownerUrl, now: clock(), password, config: { dataDir, files } });
  }
  const oneOfEachRole = demoLogins.filter(
    ({ role }, at) => demoLogins.findIndex((login) => login.role === role) === at,
  );
  return oneOfEachRole.map(({ email, role }) => `${email} (${role}), password ${password}`);
}

/** In a process of its own: loading takes 300 MB, which a server would keep. */
async function loadBeside(order: DemoOrder): Promise<void> {
  const child = fork(new URL("../db/demo/load-process.ts", import.meta.url), {
    serialization: "advanced",
    execArgv: [],
  });
  child.send(order);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The demo shop could not be loaded.");
}

function isEmpty({ pool }: Pick<Database, "pool">): Promise<boolean> {
  return asSystem(pool, async (system) => {
    const { empty } = await system.one<{ empty: boolean }>({
      text: "select not exists (select from app.users) and not exists (select from app.customers) as empty",
    });
    return empty;
  });
}

/** Without letters and digits that look alike: people type it from a screen. */
const signs = "abcdefghjkmnpqrstuvwxyz23456789";
const readable = {
  make: () => Array.from({ length: 12 }, () => signs.charAt(randomInt(signs.length))).join(""),
  leastLength: 3,
};
