import { expect, inject, test } from "vitest";
import { openPool } from "#platform/database/db.ts";
import { releaseOnce } from "./release-once.ts";

test("a connection that is released twice is released once", async () => {
  const pool = releaseOnce(openPool(inject("serverUrl"), { max: 1 }));
  const release = await new Promise<() => void>((resolve) => pool.connect((_error, _client, done) => resolve(done)));

  release();
  release();

  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
