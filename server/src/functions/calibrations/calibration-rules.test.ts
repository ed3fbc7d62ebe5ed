import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

async function load(person: Person | null = shop.ada) {
  const headers = person ? { authorization: `Bearer ${await tokenFor(person, server)}` } : {};
  return fetch(`${server.url}/v1/functions/calibration-rules-csv`, { headers });
}

const linesOf = (text: string) => text.trimEnd().split("\r\n");

test("the export lists every rule once, across batches, and escapes formulas", async () => {
  await server.db.owner.query(
    `insert into app.calibration_rules (repair_operation_id, line_item_type_id, make, model, note)
      select r.repair_operation_id, r.line_item_type_id, 'Batch', 'M' || n, '=1+1' from
        (select * from app.calibration_rules where make is null limit 1) r, generate_series(1, 600) n`,
  );
  const { rows } = await server.db.owner.query("select count(*)::int from app.calibration_rules");

  const lines = linesOf(await (await load()).text());

  expect(lines[0]).toBe(
    "Operation,Calibration,Make,Model,Year from,Year to,Trim,Method,Minutes,Prerequisites,Note,Source,Source address,Priority,In use,Verified by,Verified at",
  );
  expect(lines).toHaveLength(rows[0].count + 1);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => line.includes(",'=1+1,"))).toHaveLength(600);
});

test("technicians, customers and visitors cannot export rules", async () => {
  const answers = await Promise.all([shop.tom, shop.carla, shop.uma, null].map(load));

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
});
