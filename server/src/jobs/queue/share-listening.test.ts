import type { PoolClient } from "pg";
import { afterAll, expect, test } from "vitest";
import { cloneDatabase } from "../../../test/database.ts";
import { openPool } from "#platform/database/db.ts";
import { shareListening } from "./share-listening.ts";

const db = await cloneDatabase();
const own = openPool(db.serverUrl, { max: 2 });
const pool = shareListening(own);
afterAll(async () => {
  await own.end();
  await db[Symbol.asyncDispose]();
});

interface Ear {
  client: PoolClient;
  heard: string[];
  release: () => void;
}

async function listen(): Promise<Ear> {
  const { client, release } = await new Promise<Omit<Ear, "heard">>((resolve, reject) =>
    pool.connect((error, client, release) => (client ? resolve({ client, release }) : reject(error))),
  );
  const heard: string[] = [];
  client.on("notification", ({ payload = "" }) => heard.push(payload));
  await client.query("LISTEN words");
  return { client, heard, release };
}

const say = (word: string) => own.query({ text: "select pg_notify('words', $1)", values: [word] });

test("all who listen share one connection until the last of them leaves", async () => {
  const ears = [await listen(), await listen(), await listen()];
  expect(own.totalCount).toBe(1);

  await say("one");
  await expect.poll(() => ears.map(({ heard }) => heard)).toEqual([["one"], ["one"], ["one"]]);

  const [first, ...others] = ears;
  await first?.client.query("UNLISTEN words");
  first?.release();
  first?.release();
  await say("two");
  await expect.poll(() => others.map(({ heard }) => heard.at(-1))).toEqual(["two", "two"]);

  for (const { release } of others) release();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await expect.poll(() => own.totalCount).toBe(1);
});

test("one whose connection breaks shares the next with those who come after it", async () => {
  const ear = await listen();
  const other = await listen();
  const broken = Promise.all([ear, other].map(({ client }) => new Promise((resolve) => client.on("error", resolve))));
  const { rows } = await ear.client.query<{ pid: number }>("select pg_backend_pid() as pid");
  await db.owner.query({ text: "select pg_terminate_backend($1)", values: [rows[0]?.pid] });
  await broken;

  for (const { release } of [ear, other]) release();
  const again = await listen();
  await say("three");

  await expect.poll(() => again.heard).toEqual(["three"]);
  again.release();
});

const comeAndGo = () =>
  new Promise<void>((resolve, reject) =>
    pool.connect((error, _client, release) => {
      release();
      if (error) reject(error);
      else resolve();
    }),
  );

test("who leaves at once, while others are still coming, ends nothing of theirs", async () => {
  await Promise.all([comeAndGo(), comeAndGo(), comeAndGo()]);

  const ear = await listen();
  await say("four");
  await expect.poll(() => ear.heard).toEqual(["four"]);
  ear.release();
  await expect.poll(() => own.totalCount).toBeLessThanOrEqual(1);
});
