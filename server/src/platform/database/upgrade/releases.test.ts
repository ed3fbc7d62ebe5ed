import { afterAll, expect, test } from "vitest";
import { cloneDatabase } from "../../../../test/database.ts";
import type { StartupError } from "#platform/startup-error.ts";
import { connectOnce, openPool } from "../db.ts";
import { asSystem } from "../transaction.ts";
import { gateTopic } from "./gate.ts";
import { migrate } from "./migrate.ts";
import { readMark, readRelease } from "./release.ts";
import { watchRelease } from "./watch-release.ts";

const release = await readRelease();
const db = await cloneDatabase();
afterAll(() => db[Symbol.asyncDispose]());
const { ownerUrl } = db;
const markAs = (number: number, leastServer: number) =>
  db.owner.query({
    text: "update migration.state set number = $1, least_server = $2, hash = 'of another release'",
    values: [number, leastServer],
  });
const markOf = async () => {
  const owner = await connectOnce(ownerUrl);
  const mark = await readMark(owner);
  await owner.end();
  return mark;
};

/** How many wait before the gate, or to close it. */
const waiting = async () => {
  const text =
    "select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())";
  return (await db.owner.query<{ count: number }>(text)).rows[0]?.count;
};

test("a server refuses a database that a newer release has made its own, and leaves it as it is", async () => {
  await markAs(release.number + 2, release.number + 1);

  for (const mode of ["auto", "never"] as const) {
    await expect(migrate({ ownerUrl, mode })).rejects.toThrow(
      `The database was updated for release ${release.number + 2}, and this server is of release ${release.number}`,
    );
  }

  expect(await markOf()).toMatchObject({ number: release.number + 2, hash: "of another release" });
});

test("a server goes on beside a newer release that serves it, and does not apply its own rules", async () => {
  await markAs(release.number + 1, release.number);

  await migrate({ ownerUrl });
  await migrate({ ownerUrl, mode: "never" });

  expect(await markOf()).toMatchObject({ number: release.number + 1, hash: "of another release" });
});

test("with MIGRATE=never an older database is left to another start", async () => {
  await markAs(release.number - 1, 1);

  await expect(migrate({ ownerUrl, mode: "never" })).rejects.toThrow("run MIGRATE=only first");

  expect(await markOf()).toMatchObject({ number: release.number - 1 });
});

test("a server that runs is told when a newer release no longer serves it", async () => {
  const pool = openPool(await migrate({ ownerUrl }));
  const told = Promise.withResolvers<StartupError>();
  const stop = await watchRelease({ pool, onOutdated: told.resolve, every: 10 });

  await markAs(release.number + 1, release.number + 1);

  expect((await told.promise).message).toContain("update the server");
  stop();
  await pool.end();
  await markAs(release.number - 1, 1);
});

test("a migration that this server does not know is named", async () => {
  await db.owner.query("insert into migration.applied (name, run_on) values ('9999-tomorrow', now())");

  await expect(migrate({ ownerUrl })).rejects.toThrow(
    "has the migration 9999-tomorrow, which this server does not know",
  );

  await db.owner.query("delete from migration.applied where name = '9999-tomorrow'");
});

test("a function that the rules have lost is kept for the release before, with its rights, and gone with the next", async () => {
  await db.owner.query(`create function app_private.of_yesterday(n int) returns int language sql return n + 1;
    revoke all on function app_private.of_yesterday from public;
    grant execute on function app_private.of_yesterday to app_system`);
  const rights = async () =>
    (
      await db.owner.query(
        "select has_function_privilege('app_system', 'app_private.of_yesterday(int)', 'execute') as system",
      )
    ).rows;

  await markAs(release.number - 1, 1); // Of the release before.
  await migrate({ ownerUrl });

  expect(await rights()).toEqual([{ system: true }]);
  const { rows } = await db.owner.query(
    "select has_function_privilege('app_public', 'app_private.of_yesterday(int)', 'execute') as everybody",
  );
  expect(rows).toEqual([{ everybody: false }]);

  await markAs(release.number - 1, 1);
  await migrate({ ownerUrl });
  await expect(rights()).rejects.toThrow("does not exist");
});

test("an update waits for transactions that are under way, and those that come meanwhile wait for it", async () => {
  await markAs(release.number - 1, 1);
  const pool = openPool(await migrate({ ownerUrl, mode: "auto" }));
  await markAs(release.number - 1, 1);
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const order: string[] = [];
  const first = asSystem(pool, async () => {
    begun.resolve();
    await over.promise;
    order.push("first");
  });
  await begun.promise;

  const updated = migrate({ ownerUrl }).then(() => order.push("update"));
  await expect.poll(waiting).toBe(1);
  const second = asSystem(pool, async () => void order.push("second"));
  await expect.poll(waiting).toBe(2);
  over.resolve();
  await Promise.all([first, updated, second]);

  expect(order[0]).toBe("first");
  expect(order).toContain("second");
  await pool.end();
});

test("servers hear of each time for which an update may hold them up", async () => {
  await markAs(release.number - 1, 1);
  const listener = await connectOnce(ownerUrl);
  const heard: (string | undefined)[] = [];
  listener.on("notification", ({ payload }) => heard.push(payload));
  await listener.query(`listen "${gateTopic}"`);

  await migrate({ ownerUrl });

  await expect.poll(() => heard).toEqual(["closes", "opens", "closes", "opens"]); // Migrations, and then rules.
  await listener.end();
});

test("an update waits for a table in use without holding up those who come behind it", async () => {
  await markAs(release.number - 1, 1);
  const busy = await connectOnce(ownerUrl);
  await busy.query("begin; lock table app.customers in access share mode");
  const lines: string[] = [];
  const said = Promise.withResolvers<void>();
  const say = (line: string) => {
    lines.push(line);
    said.resolve();
  };

  const updated = migrate({ ownerUrl, say });
  await said.promise;
  await db.owner.query("select count(*) from app.customers");
  await busy.query("commit");
  await updated;

  expect(lines[0]).toBe("The database is in use: waiting for a moment in which it can be updated.");
  expect(await markOf()).toMatchObject({ number: release.number });
  await busy.end();
});
