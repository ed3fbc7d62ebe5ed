import { importLimits } from "@boresight/domain/settings/import/import-kinds";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openImportDesk, type ImportDesk } from "../../../../test/import-desk.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let desk: ImportDesk;

beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

const header = "Operation,Calibration,Make,Model,Year from,Note";

const bring = (text: string, options: Partial<Parameters<ImportDesk["send"]>[0]> = {}) =>
  desk.send({ kind: "calibrationRules", text, apply: true, ...options });

async function rulesOf(make: string) {
  const { rows } = await desk.owner.query(
    `select r.version, r.note, y.key, r.verified_at is not null as verified from app.calibration_rules r
      join app.line_item_types y on y.id = r.line_item_type_id where r.make = $1 order by y.key`,
    [make],
  );
  return rows;
}

async function exported(): Promise<string> {
  const response = await fetch(`${desk.server.url}/v1/functions/calibration-rules-csv`, {
    headers: { authorization: `Bearer ${await tokenFor(desk.shop.ada, desk.server)}` },
  });
  return response.text();
}

test("importing an unchanged export changes nothing, and leaves out who verified the rules and when", async () => {
  await desk.owner.query(
    `update app.calibration_rules set verified_at = now(), note = '=1+1'
      where id = (select id from app.calibration_rules order by id limit 1)`,
  );
  const before = await desk.count("app.calibration_rules");

  const { status, body } = await bring(await exported());

  expect(status).toBe(200);
  expect(body.counts).toEqual({ wrong: 0, created: 0, updated: 0, skipped: before });
  expect(body.importId).toBeNull();
  expect(body.headers.slice(-2)).toEqual(["Verified by", "Verified at"]);
  expect(body.columns.slice(-2)).toEqual([null, null]);
  expect(body.columns.slice(0, -2)).not.toContain(null);
});

test("a dry run says what would change and changes nothing", async () => {
  const { body } = await bring(`${header}\nheadlamp,CAL-NV,Pagani,,,First\nheadlamp,warpDrive,Pagani,,,`, {
    apply: false,
  });

  expect(body).toMatchObject({ importId: null, counts: { wrong: 1, created: 1, updated: 0, skipped: 0 } });
  expect(body.rows).toMatchObject([
    { line: 2, outcome: "created", about: "headlamp · CAL-NV · Pagani" },
    { line: 3, outcome: "wrong", problems: [{ message: '"warpDrive" is not in the calibration catalog' }] },
  ]);
  expect(await rulesOf("Pagani")).toEqual([]);
});

test("an import adds and changes rules, raises their versions and resets their verification", async () => {
  await bring(`${header}\nheadlamp,CAL-NV,Bugatti,,,First\nheadlamp,CAL-FRAD,Bugatti,,,Stays`);
  await desk.owner.query("update app.calibration_rules set verified_at = now() where make = 'Bugatti'");

  const { body } = await bring(
    `${header}\nheadlamp,CAL-NV,bugatti,,,<b>Second</b>\nheadlamp,CAL-AFS,Bugatti,,,New\nheadlamp,CAL-FRAD,Bugatti,,,Stays`,
  );

  expect(body).toMatchObject({
    importId: expect.any(String),
    counts: { wrong: 0, created: 1, updated: 1, skipped: 1 },
    rows: [{ changes: ["make", "note"], notes: ["No longer verified"] }, { notes: [] }, { notes: [] }],
  });
  expect(await rulesOf("bugatti")).toEqual([{ version: 3, note: "<b>Second</b>", key: "CAL-NV", verified: false }]);
  expect(await rulesOf("Bugatti")).toEqual([
    { version: 1, note: "New", key: "CAL-AFS", verified: false },
    { version: 2, note: "Stays", key: "CAL-FRAD", verified: true },
  ]);
});

test("that a rule has to be verified again is said in the reader's language", async () => {
  await bring(`${header}\nheadlamp,CAL-NV,Spyker,,,First`);
  await desk.owner.query("update app.calibration_rules set verified_at = now() where make = 'Spyker'");

  const { body } = await bring(`${header}\nheadlamp,CAL-NV,Spyker,,,Second`, { apply: false, language: "fr" });

  expect(body.rows).toMatchObject([{ outcome: "updated", notes: ["N’est plus vérifiée"] }]);
});

test("with one wrong row nothing of the file is imported", async () => {
  const { body } = await bring(`${header}\nheadlamp,CAL-NV,Koenigsegg,,,\nheadlamp,CAL-NV,Koenigsegg,,1700,`);

  expect(body).toMatchObject({ importId: null, counts: { wrong: 1, created: 1 } });
  expect(await rulesOf("Koenigsegg")).toEqual([]);
});

test("of two imports of the same file at once the second changes nothing", async () => {
  const text = `${header}\nheadlamp,CAL-NV,Rimac,,,Once`;

  const answers = await Promise.all([bring(text), bring(text)]);

  expect(new Set(answers.map(({ body }) => body.counts.created))).toEqual(new Set([0, 1]));
  expect(await rulesOf("Rimac")).toHaveLength(1);
});

test("a file without the needed columns is not read, and they are named", async () => {
  const { body } = await bring("Make,Note\nKia,Check");

  expect(body).toMatchObject({ importId: null, missing: [["Repair"], ["Calibration"]], rows: [] });
});

test("a row with more cells than headers is wrong", async () => {
  const { body } = await bring("Operation,Calibration,Make\nheadlamp,CAL-NV,Noble,more");

  expect(body.rows).toMatchObject([
    { outcome: "wrong", problems: [{ message: "The row has more cells than there are headers" }] },
  ]);
  expect(await rulesOf("Noble")).toEqual([]);
});

test("a file of more than 10 MB is refused, a much larger body is not even read", async () => {
  const answers = [await bring("x".repeat(importLimits.bytes + 1)), await bring("x".repeat(24_000_000))];

  expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
    [400, "invalid-input"],
    [413, "payload-too-large"],
  ]);
  expect(answers[0]?.body.message).toBe("The file is larger than 10 MB: split it");
});

test("10,000 rules are imported at once", async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `headlamp,CAL-NV,Mass,Model ${index},2020,Note`);

  const { body } = await bring([header, ...rows].join("\r\n"));

  expect(body).toMatchObject({ importId: expect.any(String), counts: { created: 10_000 } });
});

test("technicians, customers and visitors cannot import rules", async () => {
  const { tom, carla, uma } = desk.shop;
  const text = `${header}\nheadlamp,CAL-NV,Nobody,,,`;

  const answers = await Promise.all([tom, carla, uma, null].map((by) => bring(text, { by })));

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
  expect(await rulesOf("Nobody")).toEqual([]);
});

/** Does the work while somebody changes what the statement locks. */
async function whileLocked<Answer>(statement: string, work: () => Promise<Answer>): Promise<Answer> {
  const other = await desk.owner.connect();
  try {
    await other.query("begin");
    await other.query(statement);
    return await work();
  } finally {
    await other.query("rollback");
    other.release();
  }
}

const isWaiting = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

test.each([
  [
    "rules",
    "lock table app.calibration_rules in share row exclusive mode",
    { kind: "calibrationRules", text: `${header}\nheadlamp,CAL-NV,Alpina,,,` },
  ],
  [
    "prices",
    "select pg_advisory_xact_lock(hashtextextended('price catalog', 0))",
    { kind: "priceLists", text: "Price list,Key,Price\nFleets,CAL-FCAM-S,300" },
  ],
])("a dry run of %s waits for nobody; an import waits for its turn", async (_name, statement, sent) => {
  const [tried, applied] = await whileLocked(statement, async () => {
    const dry = await desk.send(sent);
    const waiting = desk.send({ ...sent, apply: true });
    await expect.poll(async () => (await desk.owner.query(isWaiting)).rows).toEqual([{ waiting: 1 }]);
    return [dry, { later: waiting }] as const;
  });

  expect(tried).toMatchObject({ status: 200, body: { importId: null, counts: { created: 1 } } });
  expect((await applied.later).body).toMatchObject({ importId: expect.any(String), counts: { created: 1 } });
});
