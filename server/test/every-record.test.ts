/** What holds for every described record, so that a description that is wrong fails with a sentence that says where. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { record, type FieldSpecs, type RecordSpec } from "@boresight/domain/base/record";
import { snakeCase } from "@boresight/domain/base/text";
import { qboMapping } from "@boresight/domain/accounting/qbo-mapping-fields";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "./database.ts";

const domain = join(import.meta.dirname, "../../domain/src");

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));

const isRecord = (exported: unknown): exported is RecordSpec =>
  typeof exported === "object" && exported !== null && "table" in exported && "isField" in exported;

/** Each is exported by a file called `…-fields.ts`. */
async function recordsIn(file: string): Promise<RecordSpec[]> {
  const exported: Readonly<Record<string, unknown>> = await import(join(domain, file));
  return Object.values(exported)
    .filter(isRecord)
    .map(({ table, fields }) => record<FieldSpecs>(table, fields));
}

const files = filesBelow(domain).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
const described = (await Promise.all(files.filter((file) => file.endsWith("-fields.ts")).map(recordsIn))).flat();

let db: TestDatabase;
beforeAll(async () => (db = await cloneDatabase()));
afterAll(() => db[Symbol.asyncDispose]());

/** Verbs alone write these, with the rights of the system. */
const writtenByVerbs: ReadonlySet<string> = new Set([qboMapping.table]);

const rules = filesBelow(join(import.meta.dirname, "../db/rules"));

/** By column: whether somebody may change it, or give it to a new row, with rights of their own. */
async function columnsOf(table: string): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await db.owner.query<{ name: string; isEdited: boolean }>({
    text: `select attname as name, bool_or(has_column_privilege(role, attrelid, attnum, 'insert,update')) as "isEdited"
      from pg_attribute, unnest('{app_admin,app_technician,app_customer}'::name[]) as role
      where attrelid = to_regclass($1) and attnum > 0 and not attisdropped group by attname`,
    values: [table],
  });
  return new Map(rows.map(({ name, isEdited }) => [name, isEdited]));
}

/** By column: how many signs its constraint lets it have. */
async function longestOf(table: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.owner.query<{ name: string; longest: number }>({
    text: `select found[1] as name, min(found[2]::integer) as longest
      from pg_constraint, regexp_matches(pg_get_constraintdef(oid), 'char_length\\((\\w+)\\) <= (\\d+)', 'g') as found
      where conrelid = to_regclass($1) and contype = 'c' group by 1`,
    values: [table],
  });
  return new Map(rows.map(({ name, longest }) => [name, longest]));
}

/** Returns one sentence per fault of a description. */
async function faultsOf({ table, names, field }: RecordSpec): Promise<string[]> {
  const file = `${table.replace("app.", "")}.sql`;
  if (!rules.some((rule) => rule.endsWith(`/${file}`))) return [`${table} is described and has no rules: no ${file}`];
  const [columns, longest] = [await columnsOf(table), await longestOf(table)];
  return names.flatMap((name) => {
    const column = snakeCase(name);
    const { label, heading, help, noun, ...spec } = field(name);
    const [asked, taken] = ["max" in spec ? spec.max : 0, longest.get(column) ?? Infinity];
    const missing = [label, heading, help, noun].filter((text) => text !== undefined && /^\w+\.\w+$|^$/.test(text));
    return [
      ...(columns.has(column) ? [] : [`${table} describes ${name} and has no column ${column}`]),
      ...(columns.get(column) === false && !writtenByVerbs.has(table)
        ? [`${table} describes ${name}, and nobody may edit ${column}`]
        : []),
      ...(asked > taken ? [`${table} lets ${name} have ${asked} signs, and ${column} takes ${taken}`] : []),
      ...missing.map((text) => `${table} describes ${name} by a text that does not exist: ${text}`),
    ];
  });
}

describe.each(described)("$table", (each) => {
  test("has its rules, a column for each field that somebody edits, and a text for each label", async () => {
    expect(await faultsOf(each)).toEqual([]);
  });
});

test.each([
  [
    record("app.equipment", { softwareVersio: { kind: "line", label: "Software version" } }),
    "app.equipment describes softwareVersio and has no column software_versio",
  ],
  [
    record("app.service_orders", { searchText: { kind: "line", label: "Search" } }),
    "app.service_orders describes searchText, and nobody may edit search_text",
  ],
  [
    record("app.equipment", { name: { kind: "line", max: 500, label: "Name" } }),
    "app.equipment lets name have 500 signs, and name takes 80",
  ],
  [
    record("app.lifts", { name: { kind: "line", label: "Name" } }),
    "app.lifts is described and has no rules: no lifts.sql",
  ],
  [
    record("app.equipment", { name: { kind: "line", label: "equipment.nmae" } }),
    "app.equipment describes name by a text that does not exist: equipment.nmae",
  ],
])("a description that is wrong says where: %#", async ({ table, fields }, sentence) => {
  expect(await faultsOf(record<FieldSpecs>(table, fields))).toEqual([sentence]);
});

test("every record is exported by a file called …-fields.ts, where it is found", () => {
  const written = files.flatMap((file) =>
    [...readFileSync(join(domain, file), "utf8").matchAll(/ = record\("(app\.\w+)"/g)].map(([, table]) => table),
  );

  expect(new Set(described.map(({ table }) => table))).toEqual(new Set(written));
});
