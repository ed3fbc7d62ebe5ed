import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startQboSimulator, type QboSimulator } from "../../../../../simulators/quickbooks/start-qbo-simulator.ts";
import {
  booksConfig,
  booksRealmId,
  connectCompany,
  openTestBooks,
} from "../../../../test/accounting/connected-books.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { untilBlocked } from "../../../../test/until-blocked.ts";
import type { Config } from "#platform/settings/config.ts";
import { breakConnection } from "./break-connection.ts";
import { asSystem } from "#platform/database/transaction.ts";

let db: TestDatabase;
let simulator: QboSimulator;
let config: Config;
let connectionId: string;
let now = new Date("2026-03-02T16:00:00Z");
const clock = () => now;
const hours = (count: number) => (now = new Date(now.getTime() + count * 3_600_000));

beforeAll(async () => {
  db = await cloneDatabase();
  simulator = await startQboSimulator({ clock });
  config = booksConfig(simulator);
});
afterAll(async () => {
  await simulator.close();
  await db[Symbol.asyncDispose]();
});
beforeEach(async () => {
  simulator.admin.clearFaults();
  await db.owner.query("delete from app.qbo_connections; delete from app_private.events");
  connectionId = await connectCompany({ config, db, simulator, clock });
});

const withKeys = (tokenKey: string | null, previousTokenKey: string | null = null): Config => ({
  ...config,
  qbo: config.qbo && { ...config.qbo, tokenKey, previousTokenKey },
});
const open = (at = config) => openTestBooks({ config: at, db, clock });
const ask = (at = config) => open(at).client.company(booksRealmId).companyInfo();
const refreshes = () => simulator.admin.requests().filter(({ path }) => path.endsWith("/tokens/bearer")).length;
const problem = (kind: string) => expect.objectContaining({ problem: expect.objectContaining({ kind }) });

async function connection() {
  const { rows } = await db.owner.query<{ status: string; broken_reason: string; version: number }>(
    "select status, broken_reason, version from app.qbo_connections where id = $1",
    [connectionId],
  );
  return rows[0];
}

async function events() {
  const { rows } = await db.owner.query(
    "select type, payload from app_private.events where type like 'qbo.%' order by number",
  );
  return rows;
}

test("a connected company answers, and the call is logged with its job and Intuit's trace", async () => {
  const { rows } = await db.owner.query<{ id: string }>(
    `insert into app.qbo_jobs (connection_id, lane, entity, qbo_id, operation) values ($1, 'pull', 'Customer', '1', 'pull') returning id`,
    [connectionId],
  );
  const jobId = rows[0]?.id ?? "";
  const books = open();

  const { CompanyName } = await books.forJob(jobId, () => books.client.company(booksRealmId).companyInfo());
  await books.written();

  const logged = await db.owner.query(
    "select job_id, method, path, response_status, intuit_tid from app.qbo_exchanges",
  );
  expect(CompanyName).toBe("Boresight Calibration LLC");
  expect(logged.rows).toEqual([
    {
      job_id: jobId,
      method: "GET",
      path: `companyinfo/${booksRealmId}`,
      response_status: 200,
      intuit_tid: expect.stringContaining("simulator"),
    },
  ]);
});

test("two servers whose token expired refresh it once", async () => {
  hours(2);
  const before = refreshes();
  const companies = [open(), open()].map(({ client }) => client.company(booksRealmId));

  await Promise.all(companies.flatMap((company) => Array.from({ length: 6 }, () => company.companyInfo())));
  hours(2);
  await Promise.all(companies.map((company) => company.companyInfo()));

  expect(refreshes() - before).toBe(2);
});

test("a refresh is no new version of what a person edits", async () => {
  hours(2);

  await ask();

  expect(await connection()).toMatchObject({ status: "connected", version: 1 });
});

test("tokens are not readable in the database", async () => {
  const { rows } = await db.owner.query<{ sealed: Buffer }>("select sealed from app_private.qbo_tokens");

  expect(rows[0]?.sealed.toString("latin1")).not.toContain("simulator-");
});

test.each([
  ["fails", { kind: "server-error", status: 503 } as const],
  ["is cut off", { kind: "cut" } as const],
  ["is answered by a page", { kind: "html", status: 200 } as const],
])("a refresh that %s changes nothing, and the next one works", async (_how, fault) => {
  hours(2);
  simulator.admin.planFault({ ...fault, on: "/tokens/bearer" });

  await expect(ask()).rejects.toEqual(problem("unavailable"));
  const { CompanyName } = await ask();

  expect(CompanyName).toBe("Boresight Calibration LLC");
  expect(await connection()).toMatchObject({ status: "connected" });
});

test("a refused refresh token breaks the connection, which is reported once and not tried again", async () => {
  hours(2);
  simulator.admin.breakRefresh();

  await expect(ask()).rejects.toEqual(problem("reconnect"));
  const before = refreshes();
  await expect(ask()).rejects.toEqual(problem("reconnect"));

  expect(refreshes()).toBe(before);
  expect(await connection()).toMatchObject({ status: "broken", broken_reason: "tokenRefused" });
  expect(await events()).toEqual([
    {
      type: "qbo.disconnected",
      payload: { companyName: "Boresight Calibration LLC", reason: "tokenRefused" },
    },
  ]);
});

test("a wrong client secret breaks nothing", async () => {
  hours(2);
  const wrong = { ...config, qbo: config.qbo && { ...config.qbo, clientSecret: "wrong" } };

  await expect(ask(wrong)).rejects.toEqual(problem("misconfigured"));

  expect(await connection()).toMatchObject({ status: "connected" });
});

test("a new consent while old tokens are being refused keeps the connection", async () => {
  simulator.admin.expireAccessTokens();
  simulator.admin.breakRefresh();
  const asked = ask().catch(() => {}); // Reads the old tokens, and may be refused before the new consent is saved.
  await connectCompany({ config, db, simulator, clock });

  await asked;

  expect(await connection()).toMatchObject({ status: "connected" });
});

test("a new consent and tokens that are being refused never wait for each other", async () => {
  simulator.admin.expireAccessTokens();
  simulator.admin.breakRefresh();
  const consent = await db.owner.connect();
  await consent.query("begin");
  await consent.query({
    text: "select from app.qbo_connections where id = $1 for no key update",
    values: [connectionId],
  });
  const refused = ask().catch((error: unknown) => error);
  await untilBlocked(db.owner);

  await consent.query("update app_private.qbo_tokens set updated_at = now()");
  await consent.query("commit");
  consent.release();

  expect(await refused).toEqual(problem("reconnect"));
  expect(await connection()).toMatchObject({ status: "broken", broken_reason: "tokenRefused" });
});

test("after a change of keys the old one still opens, and what is saved next needs the new one alone", async () => {
  const [first, second] = ["the first key of the tests, long enough", "the second key of the tests, long enough"];
  await ask(withKeys(first)); // Saved with the key of the seal secret.
  hours(2);
  await ask(withKeys(first));
  hours(2);
  await ask(withKeys(second, first));

  const { CompanyName } = await ask(withKeys(second));

  expect(CompanyName).toBe("Boresight Calibration LLC");
});

test("tokens whose key is gone need a new consent", async () => {
  const other = { ...config, sealSecret: "another sealing secret, long enough too" };

  await expect(ask(other)).rejects.toEqual(problem("reconnect"));

  expect(await connection()).toMatchObject({ status: "broken", broken_reason: "tokenRefused" });
});

test("a company whose subscription ended can still be asked whether it goes on", async () => {
  await asSystem(db.server, (_system, work) => breakConnection({ connectionId, reason: "subscriptionEnded" }, work));

  const { CompanyName } = await ask();

  expect(CompanyName).toBe("Boresight Calibration LLC");
});
