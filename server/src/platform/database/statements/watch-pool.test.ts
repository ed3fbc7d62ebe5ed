import type { Pool } from "pg";
import type { PgClientQuery } from "postgraphile/@dataplan/pg";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#platform/caller.ts";
import { createLog } from "#platform/log.ts";
import { cloneDatabase } from "../../../../test/database.ts";
import { startServer, testConfig } from "../../../../test/server.ts";
import { rightsAdaptor } from "../rights/rights-adaptor.ts";
import { inTransaction, settingsFor } from "../transaction.ts";
import { createPlanLog } from "./slow-plans.ts";
import { watchPool } from "./watch-pool.ts";

let lines: string[] = [];
const log = createLog("warn", null, { write: (line) => void lines.push(line) });
const db = await cloneDatabase();
// Whatever takes no time at all is slow.
watchPool(db.server, { slowStatement: 0, slowPlans: false }, log);
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(() => {
  lines = [];
});

const logged = (message: string) => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === message);
const slow = () => logged("a statement was slow");
const plans = () => logged("the plan of a slow statement");

const carla: Caller = {
  role: "customer",
  isOffice: false,
  userId: crypto.randomUUID(),
  customerId: crypto.randomUUID(),
  expiresAt: null,
  isElevated: false,
};

const readTogether = (pool: Pool, statements: readonly PgClientQuery[]) =>
  rightsAdaptor(pool)(settingsFor(carla), (client) =>
    client.readTogether(async (together) => {
      for (const statement of statements) await together.query(statement);
    }),
  );

test("a slow statement is logged with its operation and request, and without values", async () => {
  await using server = await startServer({ db });
  const admin = { "x-hasura-admin-secret": testConfig.adminSecret, "x-request-id": "asked-3" };
  const query = "query Found($of: CustomerFilter) { customers(filter: $of) { nodes { id } } }";

  await server.graphql(query, { of: { companyName: { equalTo: "Carla's Cars" } } }, { headers: admin });

  const found = slow().find(({ statement }) => statement.includes("customers"));
  expect(found).toMatchObject({ requestId: "asked-3", operation: "Found", role: "admin", ms: expect.any(Number) });
  expect(lines.join("")).not.toContain("Carla");
});

test("literals of a statement are left out, such as the ids of those who ask", async () => {
  await inTransaction(db.server, carla, ({ caller }) => caller.rows({ text: "select 'it''s Carla' as name" }));

  expect(slow().map(({ statement }) => statement)).toContain("select '…' as name");
  expect(lines.join("")).not.toMatch(new RegExp(`Carla|${carla.userId}`));
});

const statement = (text: string) => ({ text, values: [], before: () => [] });

describe("the plan", () => {
  const mine = {
    text: "select priority from app.service_orders where id = $1 and invoice_total > $2",
    values: [carla.userId, 7],
  };

  test.each([
    ["alone", (pool: Pool) => rightsAdaptor(pool)(settingsFor(carla), (client) => client.query(mine))],
    ["with others", (pool: Pool) => readTogether(pool, [{ text: "values (1)" }, mine])],
    ["in a transaction", (pool: Pool) => inTransaction(pool, carla, ({ caller }) => caller.rows(mine))],
  ])("of a statement %s is the one that its caller's rights lead to", async (_how, run) => {
    await using own = await cloneDatabase();
    watchPool(own.server, { slowStatement: 0, slowPlans: true }, log);

    await run(own.server);

    await expect.poll(plans).toHaveLength(1);
    // Without the role there is no right, and with another no rule about the customer.
    expect(plans()[0].plan).toMatch(/Scan .* on service_orders.*\(cost=/);
    expect(plans()[0].plan).toContain("customer_id = ");
    expect(plans()[0].plan).not.toMatch(new RegExp(`${carla.userId}|${carla.customerId}|> 7`));
  });

  test.each([
    "update app.customers set company_name = 'Carla'",
    "with gone as (delete from app.customers returning 1) select * from gone",
    "select 1 into app.other",
  ])("is not asked for of what changes something: %s", (text) => {
    const asked = createPlanLog(db.server, log)(statement(text));

    expect(asked).toBe(false);
  });

  test("is asked for once in a while, whatever is slow", async () => {
    let time = 0;
    const logPlan = createPlanLog(db.owner, log, () => time);

    expect(logPlan(statement("select 1"))).toBe(true);
    expect(logPlan(statement("select 2"))).toBe(false);
    await expect.poll(plans).toHaveLength(1);
    time += 1000;
    expect(logPlan(statement("select 1"))).toBe(false);
    expect(logPlan(statement("select 2"))).toBe(true);
    await expect.poll(plans).toHaveLength(2);
    time += 600_000;
    expect(logPlan(statement("select 1"))).toBe(true);
    await expect.poll(plans).toHaveLength(3);
  });

  test("of several statements in one text runs none of them", async () => {
    const logPlan = createPlanLog(db.owner, log);

    logPlan(statement("select 1; create table app.made ()"));

    await expect.poll(() => logged("a slow statement has no plan")).toHaveLength(1);
    const { rows } = await db.owner.query("select to_regclass('app.made') as made");
    expect(rows).toEqual([{ made: null }]);
  });
});
