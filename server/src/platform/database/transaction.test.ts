import { text } from "@boresight/domain/texts/text";
import { afterAll, expect, test } from "vitest";
import { cloneDatabase } from "../../../test/database.ts";
import { asSystem, inTransaction, transactionOn } from "./transaction.ts";
import { publicCaller, type Caller } from "#platform/caller.ts";

const db = await cloneDatabase();
afterAll(() => db[Symbol.asyncDispose]());
const ada: Caller = {
  role: "admin",
  userId: crypto.randomUUID(),
  customerId: null,
  expiresAt: null,
  isElevated: false,
  isOffice: false,
};
const whoAmI = { text: "select current_user as role, current_setting('app.user_id', true) as id" };
const countNotes = { text: "select count(*)::int as n from app_private.notes" };

test("a transaction acts as the caller and tells the rules who that is", async () => {
  const me = await inTransaction(db.server, ada, ({ caller }) => caller.one(whoAmI));

  expect(me).toEqual({ role: "app_admin", id: ada.userId });
});

test("a verb knows who its caller is and runs with the caller's rights", async () => {
  const userId = await inTransaction(db.server, ada, async ({ caller }) => caller.userId);

  expect(userId).toBe(ada.userId);
});

test("a text that travels is stored in English words where a row does not keep its key", async () => {
  const words = text("tasks.needsMoreFiles", { count: 12, file: 'The "big" one' });
  const said = '"The "big" one" needs 12 more files';

  const stored = await asSystem(db.server, (system) =>
    system.one({
      text: "select $1::text as words, $2::jsonb as json, $3::text[] as list, $4::bytea as bytes, $5::jsonb as record",
      values: [
        `Not moved: ${words}`,
        JSON.stringify({ words }),
        [words, null],
        Buffer.from("as it is"),
        { of: [`1: ${words}`] },
      ],
    }),
  );

  expect(stored).toEqual({
    words: `Not moved: ${said}`,
    json: { words: said },
    list: [said, null],
    bytes: Buffer.from("as it is"),
    record: { of: [`1: ${said}`] },
  });
});

test("rights change to the system's and back within one transaction", async () => {
  const roles = await inTransaction(db.server, ada, async ({ caller, system }) => [
    await caller.one(whoAmI),
    await system.one(whoAmI),
    await caller.one(whoAmI),
  ]);

  expect(roles).toMatchObject([{ role: "app_admin" }, { role: "app_system" }, { role: "app_admin" }]);
});

test("statements asked at once keep their own rights", async () => {
  const roles = await inTransaction(db.server, ada, ({ caller, system }) =>
    Promise.all([system, caller, system, caller, caller, system].map((rights) => rights.one(whoAmI))),
  );

  const [admin, root] = [{ role: "app_admin" }, { role: "app_system" }];
  expect(roles).toMatchObject([root, admin, root, admin, admin, root]);
});

test("the same works on a connection whose transaction someone else began", async () => {
  const client = await db.server.connect();
  await client.query("begin; set local role app_admin");

  const { caller, system } = transactionOn(client, ada);
  const roles = [await system.one(whoAmI), await caller.one(whoAmI)];
  await client.query("rollback");
  client.release();

  expect(roles).toMatchObject([{ role: "app_system" }, { role: "app_admin" }]);
});

test("everything in a transaction happens at one moment and with the ids it was given", async () => {
  const at = { pool: db.server, clock: () => new Date("2026-05-04T18:00:00Z"), ids: () => "the next id" };

  const begun = await inTransaction(at, ada, async ({ now, ids }) => ({ now, id: ids() }));

  expect(begun).toEqual({ now: new Date("2026-05-04T18:00:00Z"), id: "the next id" });
});

test("nothing of the caller is left on the connection for the next one", async () => {
  await inTransaction(db.server, ada, ({ caller }) => caller.one(whoAmI));

  const { rows } = await db.server.query(whoAmI);

  expect(rows).toEqual([{ role: "app_server", id: "" }]);
});

test("the system's own work has nobody behind it", async () => {
  const me = await asSystem(db.server, (system) => system.one(whoAmI));

  expect(me).toEqual({ role: "app_system", id: "" });
});

test("work that fails leaves nothing behind and reports its own error", async () => {
  await db.owner.query("create table app_private.notes (text text); grant all on app_private.notes to app_system");

  const failed = asSystem(db.server, async (system) => {
    await system.run({ text: "insert into app_private.notes values ($1)", values: ["lost"] });
    throw new Error("changed my mind");
  });

  await expect(failed).rejects.toThrow("changed my mind");
  expect((await db.owner.query(countNotes)).rows).toEqual([{ n: 0 }]);
});

test("a broken connection is reported and not used again", async () => {
  const killed = asSystem(db.server, async (system) => {
    const { pid } = await system.one<{ pid: number }>({ text: "select pg_backend_pid() as pid" });
    await db.owner.query("select pg_terminate_backend($1)", [pid]);
    await system.run({ text: "select 1" });
  });

  await expect(killed).rejects.toThrow(/connection/i);
  expect(await asSystem(db.server, (system) => system.run({ text: "select 1" }))).toBe(1);
});

test("the one row that is not there is not found", async () => {
  const answer = asSystem(db.server, (system) => system.one({ text: "select where false" }));

  await expect(answer).rejects.toMatchObject({ code: "not-found" });
});

test("the public is refused what it may not read", async () => {
  const answer = inTransaction(db.server, publicCaller, ({ caller }) =>
    caller.rows({ text: "select * from app.users" }),
  );

  await expect(answer).rejects.toThrow("permission denied");
});

test("days and moments come as text, large numbers too", async () => {
  const { rows } = await db.server.query(
    "select '2026-05-01'::date as day, '2026-05-01T10:00+02'::timestamptz as moment, 'infinity'::timestamptz as never, 9007199254740993 as big, 1.50 as price",
  );

  expect(rows).toEqual([
    {
      day: "2026-05-01",
      moment: "2026-05-01T08:00:00.000Z",
      never: "infinity",
      big: "9007199254740993",
      price: "1.50",
    },
  ]);
});
