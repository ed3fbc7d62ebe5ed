import { afterAll, expect, test } from "vitest";
import { cloneDatabase } from "../../../../test/database.ts";
import type { Caller } from "#platform/caller.ts";
import { openPool } from "../db.ts";
import { rightsAdaptor } from "./rights-adaptor.ts";
import { settingsFor } from "../transaction.ts";

const db = await cloneDatabase();
// One connection, so that whatever a statement left behind would meet the next one.
const pool = openPool(db.serverUrl, { max: 1 });
afterAll(async () => {
  await pool.end();
  await db[Symbol.asyncDispose]();
});
const withClient = rightsAdaptor(pool);
const whoAmI = {
  text: "select current_user as role, current_setting('app.user_id', true) as id, current_setting('app.customer_id', true) as customer",
};

function settings(role: Caller["role"], customerId: string | null = null) {
  const userId = crypto.randomUUID();
  return { userId, ...settingsFor({ role, isOffice: false, userId, customerId, expiresAt: null, isElevated: false }) };
}

test("a statement alone has the rights of its caller", async () => {
  const customerId = crypto.randomUUID();
  const carla = settings("customer", customerId);

  const { rows } = await withClient(carla, (client) => client.query(whoAmI));

  expect(rows).toEqual([{ role: "app_customer", id: carla.userId, customer: customerId }]);
});

test("statements asked at once, of several callers, keep their own rights", async () => {
  const people = [settings("admin"), settings("technician"), settings("public"), settings("admin")];

  const answers = await Promise.all(
    people.flatMap((person) => [
      withClient(person, (client) => client.query({ ...whoAmI, name: "who" })),
      withClient(person, async (client) => (await Promise.all([client.query(whoAmI), client.query(whoAmI)]))[1]),
    ]),
  );

  expect(answers.map(({ rows }) => rows[0])).toEqual(
    people.flatMap(({ userId, role }) => [
      { role, id: userId, customer: "" },
      { role, id: userId, customer: "" },
    ]),
  );
});

test.each([
  { text: "select 1" },
  { text: "select 1 / $1::int", values: [0] },
  { text: "select from app.no_such_table" },
  { text: "select $1::int", values: ["x"] },
])("no rights are left on the connection after $text", async (statement) => {
  await withClient(settings("admin"), (client) => client.query(statement)).catch(() => {});

  const { rows } = await pool.query(whoAmI);
  expect(rows).toEqual([{ role: "app_server", id: "", customer: "" }]);
});

test("a failed statement is an error with PostgreSQL's code", async () => {
  const outcome = withClient(settings("admin"), (client) => client.query({ text: "select 1 / $1::int", values: [0] }));

  await expect(outcome).rejects.toMatchObject({ code: "22012" });
});

test("rows come as objects or arrays, as asked, with their number", async () => {
  const text = "select n, n * 2 as double from generate_series(1, 2) n";

  const [objects, arrays] = await withClient(settings("admin"), async (client) => [
    await client.query({ text }),
    await client.query({ text, arrayMode: true }),
  ]);

  expect(objects).toMatchObject({
    rowCount: 2,
    rows: [
      { n: 1, double: 2 },
      { n: 2, double: 4 },
    ],
  });
  expect(arrays.rows).toEqual([
    [1, 2],
    [2, 4],
  ]);
});

test("a transaction is taken back when its work throws", async () => {
  const outcome = withClient(settings("admin"), (client) =>
    client.withTransaction(async (tx) => {
      await tx.query({ text: "set local application_name = 'half done'" });
      throw new Error("no");
    }),
  );

  await expect(outcome).rejects.toThrow("no");
  const { rows } = await pool.query("select current_user as role, current_setting('application_name') as name");
  expect(rows).toEqual([{ role: "app_server", name: "" }]);
});

test("statements that are read together see the same moment, and change nothing", async () => {
  const count = { text: "select count(*)::int as n from app.facilities" };

  const counts = await withClient(settings("admin"), (client) =>
    client.readTogether(async (together) => {
      const before = await together.query(count);
      await db.owner.query("insert into app.facilities (facility_name) values ('Opened meanwhile')");
      return [before.rows, (await together.query(count)).rows];
    }),
  );
  const change = withClient(settings("admin"), (client) =>
    client.readTogether((together) => together.query({ text: "update app.facilities set facility_name = 'x'" })),
  );

  expect(counts[0]).toEqual(counts[1]);
  await expect(change).rejects.toThrow("read-only transaction");
});

test("reading together begins with the first statement, ends with the work, and leaves nothing after a failure", async () => {
  const state = "select current_user as role, now() = statement_timestamp() as is_alone";
  const read = (text: string) =>
    withClient(settings("admin"), (client) =>
      client.readTogether(async (together) => [
        ...(await together.query({ text })).rows,
        ...(await Promise.all([together.query(whoAmI), together.query({ text })])).flatMap(({ rows }) => rows),
      ]),
    );

  const [first, who, again] = await read("select now() as at");
  const nothing = await withClient(settings("admin"), (client) => client.readTogether(async () => "no statement"));
  const failed = read("select 1 / 0");

  expect(again).toEqual(first);
  expect(who).toMatchObject({ role: "app_admin" });
  expect(nothing).toBe("no statement");
  await expect(failed).rejects.toThrow("division by zero");
  expect((await pool.query(state)).rows).toEqual([{ role: "app_server", is_alone: true }]);
});

test("each role has prepared statements of its own, and a connection keeps no more than 200", async () => {
  const prepared = "select name from pg_prepared_statements where name not in ('rights', 'begin_reading')";
  for (const role of ["admin", "technician"] as const) {
    await withClient(settings(role), (client) => client.query({ text: "select 1", name: "one" }));
  }
  const { rows: both } = await pool.query(prepared);
  for (let n = 0; n < 210; n++) {
    await withClient(settings("admin"), (client) => client.query({ text: `select ${n}`, name: `many ${n}` }));
  }
  const { rows: most } = await pool.query(prepared);
  const again = await withClient(settings("admin"), (client) => client.query({ text: "select 1", name: "one" }));

  expect(both.map(({ name }) => name)).toEqual(expect.arrayContaining(["app_admin.one", "app_technician.one"]));
  expect(most).toHaveLength(200);
  expect(again.rows).toEqual([{ "?column?": 1 }]);
});

// A customer with ten orders waited for seven seconds when one with 100,000 had asked the same before.
test("a statement is planned for each customer, and prepared once for all of a customer's logins", async () => {
  const [chain, body] = [crypto.randomUUID(), crypto.randomUUID()];
  const name = "f".repeat(60);
  for (const customerId of [chain, body, chain]) {
    await withClient(settings("customer", customerId), (client) => client.query({ ...whoAmI, name }));
  }

  const { rows } = await pool.query<{ name: string }>(
    "select name from pg_prepared_statements where name like 'app_customer.%' and name like '%ffff'",
  );

  const names = [chain, body].map((customerId) => `app_customer.${customerId.slice(-8)}.${"f".repeat(40)}`);
  expect(rows.map((row) => row.name).toSorted()).toEqual(names.toSorted());
});

test("a statement that looks for words is planned for the words", async () => {
  for (const [name, text] of [
    ["words", "select id from app.customers where search_text LIKE $1"],
    ["place", "select id from app.customers where search_text = $1"],
  ] as const)
    await withClient(settings("admin"), (client) => client.query({ text, name, values: ["%carla%"] }));

  const { rows } = await pool.query(
    "select name from pg_prepared_statements where name like '%.words' or name like '%.place'",
  );

  expect(rows).toEqual([{ name: "app_admin.place" }]);
});

test("PostGraphile's ids are compared before the rules of the table", async () => {
  const text = `select ids.id0 from (select ids.ordinality - 1 as idx, (ids.value->>0)::"uuid" as "id0"
    from json_array_elements($1::json) with ordinality as ids) as ids`;
  const id = crypto.randomUUID();

  const { rows } = await withClient(settings("technician"), (client) =>
    client.query({ text: `explain ${text}`, values: [JSON.stringify([[id]])] }),
  );

  expect(JSON.stringify(rows)).toContain("Subquery Scan");
});
