import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { listenForChanges } from "./listen.ts";
import { createLog } from "#platform/log.ts";

async function listening() {
  const db = await cloneDatabase();
  const changes = listenForChanges(db.serverUrl, createLog("silent"));
  return {
    db,
    changes,
    async [Symbol.asyncDispose]() {
      await changes.release();
      await db[Symbol.asyncDispose]();
    },
  };
}

const notify = (db: TestDatabase, topic: string) => db.owner.query("select pg_notify($1, '')", [topic]);
const within = <T>(time: number, answer: Promise<T>) => Promise.race([answer, sleep(time, "silence")]);
const soon = <T>(answer: Promise<T>) => within(10_000, answer);

test("a reader is told once at the beginning and then of each change", async () => {
  await using at = await listening();
  const reader = at.changes.subscribe("live:orders");

  const first = await reader.next();
  const second = reader.next();
  await notify(at.db, "live:orders");

  expect([first, await second]).toEqual([
    { value: "live:orders", done: false },
    { value: "live:orders", done: false },
  ]);
});

test("a second reader of a topic is told at once too", async () => {
  await using at = await listening();
  await at.changes.subscribe("live:orders").next();

  const first = await soon(at.changes.subscribe("live:orders").next());

  expect(first).toEqual({ value: "live:orders", done: false });
});

test("other topics wake nobody", async () => {
  await using at = await listening();
  const reader = at.changes.subscribe("live:orders");
  await reader.next();

  await notify(at.db, "live:invoices");

  expect(await within(300, reader.next())).toBe("silence");
});

test("of many changes nobody has read yet, one waits", async () => {
  await using at = await listening();
  const [slow, watch] = [at.changes.subscribe("live:orders"), at.changes.subscribe("live:orders")];
  await Promise.all([slow.next(), watch.next()]);
  for (let change = 0; change < 5; change++) {
    await notify(at.db, "live:orders");
    await watch.next();
  }

  const told = [await soon(slow.next()), await within(300, slow.next())];

  expect(told).toEqual([{ value: "live:orders", done: false }, "silence"]);
});

test("leaving settles at once, for the one who waits as well", async () => {
  await using at = await listening();
  const reader = at.changes.subscribe("live:orders");
  await reader.next();
  const waiting = reader.next();

  const left = await soon(reader.return!());

  expect([left, await soon(waiting)]).toEqual([
    { value: undefined, done: true },
    { value: undefined, done: true },
  ]);
});

test("the topic of the last reader to leave is no longer listened to, and can be taken up again", async () => {
  await using at = await listening();
  const reader = at.changes.subscribe("live:orders");
  await reader.next();
  await reader.return!();

  const again = at.changes.subscribe("live:orders");
  await again.next();
  const onDatabaseEvent = again.next();
  await notify(at.db, "live:orders");

  expect(await soon(onDatabaseEvent)).toEqual({ value: "live:orders", done: false });
});

test("after the connection was cut every reader is onDatabaseEvent, and hears what follows", async () => {
  await using at = await listening();
  const readers = ["live:orders", "live:invoices"].map((topic) => at.changes.subscribe(topic));
  await Promise.all(readers.map((reader) => reader.next()));

  const onDatabaseEvent = readers.map((reader) => reader.next());
  await at.db.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'boresight changes'",
  );

  expect(await Promise.all(onDatabaseEvent)).toHaveLength(2);
  const next = readers[0]!.next();
  await notify(at.db, "live:orders");
  expect(await soon(next)).toEqual({ value: "live:orders", done: false });
});

test("releasing ends all readers", async () => {
  await using at = await listening();
  const reader = at.changes.subscribe("live:orders");
  await reader.next();
  const waiting = reader.next();

  await at.changes.release();

  expect(await soon(waiting)).toEqual({ value: undefined, done: true });
});

test("a topic is a name and never a statement", async () => {
  await using at = await listening();
  const topic = 'live:"; drop schema app cascade; --';

  const reader = at.changes.subscribe(topic);
  await reader.next();
  const onDatabaseEvent = reader.next();
  await notify(at.db, topic);

  expect(await soon(onDatabaseEvent)).toEqual({ value: topic, done: false });
});

test("a follower gets what each notification carries, and nothing when it begins and after a reconnect", async () => {
  await using at = await listening();
  const { promise, resolve } = Promise.withResolvers<void>();
  const heard: string[] = [];
  const wake = (payload: string) => heard.push(payload) === 4 && resolve();
  at.changes.follow("live:orders", { wake, end: () => {} });
  while (heard.length === 0) await sleep(5);

  await at.db.owner.query("select pg_notify('live:orders', 'first'), pg_notify('live:orders', 'second')");
  while (heard.length < 3) await sleep(5);
  await at.db.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'boresight changes'",
  );
  await promise;

  expect(heard).toEqual(["", "first", "second", ""]);
});

test("who has stopped following hears no more", async () => {
  await using at = await listening();
  const heard: string[] = [];
  const stop = at.changes.follow("live:orders", { wake: (payload) => void heard.push(payload), end: () => {} });
  while (heard.length === 0) await sleep(5);

  stop();
  await at.db.owner.query("select pg_notify('live:orders', 'late')");
  await sleep(100);

  expect(heard).toEqual([""]);
});
