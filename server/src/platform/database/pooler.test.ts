import { afterAll, expect, test } from "vitest";
import { cloneDatabase } from "../../../test/database.ts";
import { openPool } from "./db.ts";
import { findPooler } from "./find-pooler.ts";
import { rightsAdaptor } from "./rights/rights-adaptor.ts";
import { asSystem } from "./transaction.ts";

const db = await cloneDatabase();
afterAll(() => db[Symbol.asyncDispose]());
const limit = "select current_setting('statement_timeout') as limit, current_user as role";
const settings = { role: "app_public", "app.role": "public" };

test.each([true, false])(
  "each transaction brings its rights and its limit, and leaves neither (prepares: %s)",
  async (prepares) => {
    const pool = openPool(db.serverUrl, { max: 1, statementTimeout: 7000, pooler: { prepares } });
    const withClient = rightsAdaptor(pool);

    for (let turn = 0; turn < 2; turn++) {
      expect(await asSystem(pool, (system) => system.rows({ text: limit, isPrepared: true }))).toEqual([
        { limit: "7s", role: "app_system" },
      ]);
      const alone = await withClient(settings, (client) => client.query({ text: limit, name: "limit" }));
      expect(alone.rows).toEqual([{ limit: "7s", role: "app_public" }]);
      const together = await withClient(settings, (client) =>
        client.readTogether((read) => read.query({ text: limit })),
      );
      expect(together.rows).toEqual([{ limit: "7s", role: "app_public" }]);
      const whole = await withClient(settings, (client) => client.withTransaction((tx) => tx.query({ text: limit })));
      expect(whole.rows).toEqual([{ limit: "7s", role: "app_public" }]);
    }

    expect((await pool.query(limit)).rows).toEqual([{ limit: "0", role: "app_server" }]);
    const { rows: left } = await pool.query("select name from pg_prepared_statements");
    expect(left.length > 0).toBe(prepares);
    await pool.end();
  },
);

test("a pooler that gives statements no names of its own keeps none", async () => {
  expect(await findPooler(db.serverUrl)).toEqual({ prepares: false });
});
