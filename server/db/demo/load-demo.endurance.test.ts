// One shop for all: to load it takes as long as fifty other tests.
import { rm } from "node:fs/promises";
import { localDay, momentOf } from "@boresight/domain/schedule/working-time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../test/database.ts";
import { temporaryDataFolder } from "../../test/data-folder.ts";
import { testConfig } from "../../test/server.ts";
import { loadDemoShop } from "#demo-shop.ts";
import { openBlobStore } from "#integrations/blobs/blob-store.ts";
import { blobKey } from "#modules/files/stored-file.ts";
import { checkDemo } from "./check-demo.ts";
import { loadDemo } from "./load-demo.ts";

/** The latest moment at this time of this weekday at the base: dashboards count the days before the present one. */
function latest(weekday: number, time: string): Date {
  const days = Array.from({ length: 8 }, (_, ago) => localDay(zone, Date.now() - ago * 24 * 3_600_000));
  const moments = days
    .filter((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === weekday)
    .map((day) => new Date(momentOf(zone, day, time)));
  return moments.find((moment) => moment.getTime() < Date.now())!;
}

const zone = "America/Denver";
const sundayNight = latest(0, "22:40");
const midMorning = latest(3, "10:20");
const nothing = async () => {};
const dataDir = await temporaryDataFolder();
const config = { ...testConfig, dataDir };
const blobs = openBlobStore(config);
let db: TestDatabase;
let saidFirst: string[];

beforeAll(async () => {
  db = await cloneDatabase();
  saidFirst = await start();
}, 600_000);
afterAll(async () => {
  await db[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true });
});

/** What the start of a server says of the demo shop. */
async function start(): Promise<string[]> {
  const said: string[] = [];
  const database = { ...db, pool: db.server, elsewhere: null, keepRunning: nothing, close: nothing };
  await loadDemoShop({ config, database, clock: () => sundayNight, say: (line) => void said.push(line) });
  return said;
}

test("the first start says what takes so long, a later one has nothing to say", async () => {
  const saidLater = await start();

  expect(saidFirst).toEqual(["Loading the demo shop: the first start takes a minute."]);
  expect(saidLater).toEqual([]);
});

test(
  "the demo shop is consistent on a weekday and a Sunday night, and the same each time",
  { timeout: 600_000 },
  async () => {
    const first = await print();
    await db.owner.query(`insert into app.files (name, size, is_uploaded, uploaded_by)
      select 'never-sent.jpg', 1, false, id from app.users where email = 'carla@example.com'`);
    await db.owner.query(
      `insert into app_private.kept_days values ('created', '2026-05-04T06:00Z', '2026-05-05T06:00Z')`,
    );
    const load = (now: Date) => loadDemo({ ownerUrl: db.ownerUrl, now, password: "open sesame", blobs });

    await load(midMorning);
    expect(await keptOrDisabled()).toEqual([]);
    expect(await checkDemo(db.ownerUrl, midMorning)).toEqual([]);

    await load(sundayNight);
    expect(await checkDemo(db.ownerUrl, sundayNight)).toEqual([]);
    expect(await print()).toEqual(first);
    const { rows } = await db.owner.query<{ blob: string; size: number }>(
      "select blob_id as blob, size::integer from app.files",
    );
    const sizes = new Map<string, number>();
    for await (const { key, size } of blobs.list("files/")) sizes.set(key, size);
    expect(rows.filter(({ blob, size }) => sizes.get(blobKey(blob)) !== size)).toEqual([]);
  },
);

/** Days that dashboards would take for counted, and triggers that the load has left off. */
async function keptOrDisabled(): Promise<unknown[]> {
  const { rows } = await db.owner.query(
    `select starts::text from app_private.kept_days
      union all select tgrelid::regclass || ' ' || tgname from pg_trigger where tgenabled = 'D'`,
  );
  return rows;
}

async function print(): Promise<unknown[]> {
  const { rows } = await db.owner.query(
    `select md5(string_agg(o.id::text || o.internal_order_number || o.created_at || o.status_id || coalesce(o.invoice_total, 0), '' order by o.id))
      from app.service_orders o
      union all select md5(string_agg(f.id::text || f.name || f.sha256 || f.created_at, '' order by f.id)) from app.files f`,
  );
  return rows;
}
