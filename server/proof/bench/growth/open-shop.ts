import type { AddressInfo } from "node:net";
import type { Pool } from "pg";
import { buildApp } from "#app.ts";
import { systemClock } from "#platform/clock.ts";
import { connectOnce, openPool } from "#platform/database/db.ts";
import { listenForChanges } from "#platform/database/listen.ts";
import { keepAllDays } from "#modules/dashboards/keep-days.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { randomIds } from "#platform/ids.ts";
import { createLog } from "#platform/log.ts";
import { loadConfig } from "#platform/settings/config.ts";
import { adminSecret } from "../reads/askers.ts";
import { fillShop, readShop, type GrownShop } from "./fill-shop.ts";

export interface OpenShop extends AsyncDisposable {
  size: number;
  shop: GrownShop;
  url: string;
  /** Of the database, as its owner. */
  ownerUrl: string;
}

interface Place {
  /** That of a superuser. */
  ownerUrl: string;
  dataDir: string;
}

/** A server over a shop of this size: a database of its own, filled unless an earlier run has left it. */
export async function openShop({ ownerUrl, dataDir }: Place, size: number): Promise<OpenShop> {
  const url = new URL(ownerUrl);
  url.pathname = `/growth_${size}`;
  const isNew = await createDatabase(ownerUrl, `growth_${size}`);
  const serverUrl = await migrate({ ownerUrl: url.href });
  const owner = openPool(url.href);
  if (isNew) await fill(owner, size);
  const { rows } = await owner.query<GrownShop>(readShop);
  await owner.end();
  const [shop] = rows;
  if (!shop) throw new Error(`${url.pathname} was not filled to its end: drop it`);
  const log = createLog("silent");
  const [pool, changes] = [openPool(serverUrl), listenForChanges(serverUrl, log)];
  await keepAllDays(pool); // As the job does it, which does not run here.
  const config = await loadConfig({ DATA_DIR: dataDir, ADMIN_SECRET: adminSecret, RATE_LIMITS: "off" });
  const app = await buildApp({ config, pool, changes, clock: systemClock, ids: randomIds, log });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return {
    size,
    shop,
    ownerUrl: url.href,
    url: `http://127.0.0.1:${port}/v1`,
    async [Symbol.asyncDispose]() {
      await app.close();
      await changes.release();
      await pool.end();
    },
  };
}

async function createDatabase(ownerUrl: string, name: string): Promise<boolean> {
  const admin = await connectOnce(ownerUrl);
  try {
    const { rowCount } = await admin.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) await admin.query(`create database ${name}`);
    return rowCount === 0;
  } finally {
    await admin.end();
  }
}

async function fill(owner: Pool, size: number): Promise<void> {
  const client = await owner.connect();
  await fillShop(client, size);
  client.release(true); // Not to be used again: its triggers are off.
}
