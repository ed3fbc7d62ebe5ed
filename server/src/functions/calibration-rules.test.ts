import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../test/server.ts";
import { openShop, type Person, type Shop } from "../../test/shop.ts";
import { tokenFor } from "../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

async function call(person: Person | null, path: string, body: object | string = {}) {
  const headers = person && { authorization: `Bearer ${await tokenFor(person, server)}` };
  return server.post(`/v1/functions/${path}`, body, headers ?? {});
}
const load = async (person: Person = shop.ada) =>
  (
    await fetch(`${server.url}/v1/functions/calibration-rules-csv`, {
      headers: { authorization: `Bearer ${await tokenFor(person, server)}` },
    })
  ).text();
const bring = async (text: string, apply = false, person: Person | null = shop.ada) =>
  call(person, "calibration-rules-import", { text, apply });

const linesOf = (text: string) => text.trimEnd().split("\r\n");
const header = "Operation,Calibration,Make,Model,Year from,Note";

async function rulesOf(make: string) {
  const { rows } = await server.db.owner.query(
    `select r.version, r.note, y.key, r.verified_at is not null as verified from app.calibration_rules r
      join app.line_item_types y on y.id = r.line_item_type_id where r.make = $1 order by y.key`,
    [make],
  );
  return rows;
}

test("the export lists every rule once, across batches, and escapes formulas", async () => {
  await server.db.owner.query(
    `insert into app.calibration_rules (repair_operation_id, line_item_type_id, make, model, note)
      select r.repair_operation_id, r.line_item_type_id, 'Batch', 'M' || n, '=1+1' from
        (select * from app.calibration_rules where make is null limit 1) r, generate_series(1, 600) n`,
  );
  const { rows } = await server.db.owner.query("select count(*)::int from app.calibration_rules");

  const lines = linesOf(await load());

  expect(lines[0]).toBe(
    "Operation,Calibration,Make,Model,Year from,Year to,Trim,Method,Minutes,Prerequisites,Note,Source,Source address,Priority,In use,Verified by,Verified at",
  );
  expect(lines).toHaveLength(rows[0].count + 1);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => line.includes(",'=1+1,"))).toHaveLength(600);
});

test("importing an unchanged export changes nothing", async () => {
  const { status, body } = await bring(await load(), true);

  expect(status).toBe(200);
  expect(body.counts).toMatchObject({ wrong: 0, created: 0, updated: 0 });
  expect(body.ignored).toEqual(["Verified by", "Verified at"]);
});

test("a dry run reports what would change and changes nothing", async () => {
  const { body } = await bring(`${header}\nheadlamp,CAL-NV,Pagani,,,First\nheadlamp,warpDrive,Pagani,,,`);

  expect(body).toMatchObject({ isApplied: false, counts: { wrong: 1, created: 1, updated: 0, skipped: 0 } });
  expect(body.rows).toMatchObject([
    { line: 3, outcome: "wrong", reasons: ['"warpDrive" is not in the calibration catalog'] },
    { line: 2, outcome: "created", rule: "headlamp · CAL-NV · Pagani" },
  ]);
  expect(await rulesOf("Pagani")).toEqual([]);
});

test("an import adds and changes rules, raises their versions and resets their verification", async () => {
  await bring(`${header}\nheadlamp,CAL-NV,Bugatti,,,First\nheadlamp,CAL-FRAD,Bugatti,,,Stays`, true);
  await server.db.owner.query("update app.calibration_rules set verified_at = now() where make = 'Bugatti'");

  const { body } = await bring(
    `${header}\nheadlamp,CAL-NV,bugatti,,,<b>Second</b>\nheadlamp,CAL-AFS,Bugatti,,,New\nheadlamp,CAL-FRAD,Bugatti,,,Stays`,
    true,
  );

  expect(body).toMatchObject({ isApplied: true, counts: { wrong: 0, created: 1, updated: 1, skipped: 1 } });
  expect(await rulesOf("bugatti")).toEqual([{ version: 3, note: "<b>Second</b>", key: "CAL-NV", verified: false }]);
  expect(await rulesOf("Bugatti")).toEqual([
    { version: 1, note: "New", key: "CAL-AFS", verified: false },
    { version: 2, note: "Stays", key: "CAL-FRAD", verified: true },
  ]);
});

test("one wrong row rejects the whole file", async () => {
  const { body } = await bring(`${header}\nheadlamp,CAL-NV,Koenigsegg,,,\nheadlamp,CAL-NV,Koenigsegg,,1700,`, true);

  expect(body).toMatchObject({ isApplied: false, counts: { wrong: 1, created: 1 } });
  expect(await rulesOf("Koenigsegg")).toEqual([]);
});

test("of two concurrent imports of the same file the second changes nothing", async () => {
  const text = `${header}\nheadlamp,CAL-NV,Rimac,,,Once`;

  const answers = await Promise.all([bring(text, true), bring(text, true)]);

  expect(new Set(answers.map(({ body }) => body.counts.created))).toEqual(new Set([0, 1]));
  expect(await rulesOf("Rimac")).toHaveLength(1);
});

test("a file that is not CSV is rejected with a message", async () => {
  const answers = [await bring("a,b\nc,d"), await bring(`${header}\n${"x\n".repeat(100_000)}`)];

  expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
    [400, 'The file has no column "Operation"'],
    [400, "The file has 100,000 rows. Import at most 10,000 at once."],
  ]);
});

test("a 10 MB file is rejected unread", async () => {
  const { status, body } = await bring("x".repeat(10_000_000));

  expect([status, body.error]).toEqual([413, "payload-too-large"]);
});

test("10,000 rows are imported within a minute", { timeout: 60_000 }, async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `headlamp,CAL-NV,Mass,Model ${index},2020,Note`);

  const { body } = await bring([header, ...rows].join("\r\n"), true);

  expect(body).toMatchObject({ isApplied: true, counts: { created: 10_000 } });
});

test("technicians, customers and visitors can neither export nor import rules", async () => {
  const text = `${header}\nheadlamp,CAL-NV,Nobody,,,`;
  const people = [shop.tom, shop.carla, shop.uma, null];

  const loaded = await Promise.all(people.map((person) => call(person, "calibration-rules-csv")));
  const brought = await Promise.all(people.map((person) => bring(text, true, person)));

  expect(loaded.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
  expect(brought.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
});
