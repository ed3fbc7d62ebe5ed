import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { cloneDatabase } from "../../../test/database.ts";
import { openPool } from "./db.ts";
import { bePatient } from "./patient-pool.ts";

const db = await cloneDatabase();
afterAll(() => db[Symbol.asyncDispose]());

// Time passes by `advance` alone, however long it takes to open a connection.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());
const advance = (time: number) => vi.advanceTimersByTimeAsync(time);

/** How a question stands that may wait for a connection. */
function asked(pool: Pool) {
  const question = { answer: "waits" as unknown };
  void pool.query("select 1 as n").then(
    ({ rows }) => (question.answer = rows),
    (error) => (question.answer = error),
  );
  return question;
}

const refused = { code: "database-unavailable", details: { retryAfter: 2 } };

test("who waits behind connections that never come free is refused, and served when they do", async () => {
  const pool = openPool(db.serverUrl, { max: 1, busyAfter: 500 });
  const held = await pool.connect();

  const question = asked(pool);
  await advance(499);
  expect(question.answer).toBe("waits");
  await advance(1);
  await expect.poll(() => question.answer).toMatchObject(refused);

  held.release();
  expect((await pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await pool.end();
});

test("nor is anybody refused while it is known why nothing moves", async () => {
  const pool = openPool(db.serverUrl, { max: 1, busyAfter: 100 });
  const held = await pool.connect();
  bePatient(pool, 3_600_000);

  const question = asked(pool);
  await advance(3_600_000);
  expect(question.answer).toBe("waits");
  bePatient(pool, 0);
  await advance(100);

  await expect.poll(() => question.answer).toMatchObject(refused);
  held.release();
  await pool.end();
});

test("a pool in which connections come free is waited for, however long the line", async () => {
  const pool = openPool(db.serverUrl, { max: 1, busyAfter: 2000 });
  let held = await pool.connect();
  const last = Array.from({ length: 9 }, () => pool.connect());

  const question = asked(pool);
  for (const next of last) {
    await advance(1900);
    held.release();
    held = await next;
  }
  expect(question.answer).toBe("waits");
  held.release();

  await expect.poll(() => question.answer).toEqual([{ n: 1 }]);
  await pool.end();
});

test("a database that takes no further connections is used by those that are there", async () => {
  const login = `limited_${randomUUID().slice(0, 8)}`;
  await db.owner.query(`create role ${login} login password 'limited' connection limit 1`);
  const url = Object.assign(new URL(db.serverUrl), { username: login, password: "limited" });
  const pool = openPool(url.href, { max: 4, busyAfter: 2000 });

  const answers = await Promise.all(Array.from({ length: 4 }, () => pool.query("select pg_sleep(0.05), 1 as n")));

  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual([1, 1, 1, 1]);
  expect(pool.totalCount).toBe(1);
  await pool.end();
  await db.owner.query(`drop role ${login}`);
});

test("a database that cannot be reached is said to be unavailable", async () => {
  const url = Object.assign(new URL(db.serverUrl), { port: "1" });
  const pool = openPool(url.href, { busyAfter: 1000 });

  await expect(pool.query("select 1")).rejects.toMatchObject({ code: "database-unavailable" });

  await pool.end();
});
