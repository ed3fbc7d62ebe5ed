import { rm } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { cloneDatabase } from "../test/database.ts";
import { temporaryDataFolder } from "../test/data-folder.ts";
import { testConfig } from "../test/server.ts";
import { loadDemoShop } from "./demo-shop.ts";
import { systemClock } from "./platform/clock.ts";

const nothing = async () => {};

// Defect N11.
test("the first start says what takes so long, a later one has nothing to say", { timeout: 600_000 }, async () => {
  await using db = await cloneDatabase();
  const dataDir = await temporaryDataFolder();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const database = { ...db, pool: db.server, elsewhere: null, continueRunning: nothing, close: nothing };
  const config = { ...testConfig, dataDir };
  const load = async () => {
    const said: string[] = [];
    await loadDemoShop({ config, database, clock: systemClock, say: (line) => void said.push(line) });
    return said;
  };

  const [first, second] = [await load(), await load()];

  expect(first).toEqual(["Loading the demo shop: the first start takes a minute."]);
  expect(second).toEqual([]);
});
