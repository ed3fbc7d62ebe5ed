import { camelCase } from "@boresight/domain/base/text";
import type { Client, Connection, Submittable } from "pg";
import { expect, test } from "vitest";
import { connectOnce } from "#platform/database/db.ts";
import { cloneDatabase } from "../test/database.ts";
import { findStatements, type FoundStatement } from "./statements/find-statements.ts";

interface Column {
  name: string;
  dataTypeID: number;
}

/** What the server's connections make of a value, by PostgreSQL's number of its type. */
const valueTypes: ReadonlyMap<number, string> = new Map(
  Object.entries({
    boolean: [16],
    "boolean[]": [1000],
    number: [21, 23, 26, 700, 701],
    "number[]": [1005, 1007, 1021, 1022],
    string: [18, 19, 20, 25, 1043, 1082, 1114, 1184, 1700, 2950],
    "string[]": [1009, 1015, 2951, 1182],
    Buffer: [17],
  }).flatMap(([value, ids]) => ids.map((id) => [id, value] as const)),
);

test("every constant statement suits the tables, and returns what its caller reads", async () => {
  const statements = findStatements();
  await using db = await cloneDatabase();
  const client = await connectOnce(db.ownerUrl);

  const problems: string[] = [];
  for (const statement of statements) problems.push(...(await problemsOf(statement, client)));
  await client.end();

  expect(statements.length).toBeGreaterThan(800);
  expect(statements.filter(({ fields }) => fields).length).toBeGreaterThan(400);
  expect(problems).toEqual([]);
});

test("a misspelt column is named with its file and line, in the statement and in the row", async () => {
  await using db = await cloneDatabase();
  const client = await connectOnce(db.ownerUrl);
  const at = { file: "server/src/a.ts", line: 7 };
  const row = {
    ...at,
    text: "select id,\n version from app.bays",
    fields: new Map([
      ["id", "number"],
      ["verson", null],
    ]),
  };

  const misspelt = await problemsOf({ ...at, text: "select id,\n verson from app.bays", fields: null }, client);
  const misread = await problemsOf(row, client);
  await client.end();

  expect(misspelt).toEqual(['server/src/a.ts:8: column "verson" does not exist']);
  expect(misread).toEqual([
    "server/src/a.ts:7: the statement returns no verson",
    "server/src/a.ts:7: nothing reads the column version",
    "server/src/a.ts:7: id is string, and is read as number",
  ]);
});

async function problemsOf({ file, line, text, fields }: FoundStatement, client: Client): Promise<string[]> {
  const described = await describe(text, client);
  if ("message" in described) {
    const before = text.slice(0, Number(described.position ?? 1) - 1);
    return [`${file}:${line + before.split("\n").length - 1}: ${described.message}`];
  }
  if (!fields) return [];
  const columns = new Map(described.map(({ name, dataTypeID }) => [camelCase(name), valueTypes.get(dataTypeID)]));
  const missing = [...fields.keys()].filter((name) => !columns.has(name));
  const unread = [...columns.keys()].filter((name) => !fields.has(name));
  const wrong = [...fields].flatMap(([name, value]) => {
    const column = columns.get(name);
    return value !== null && column !== undefined && column !== value
      ? [`${name} is ${column}, and is read as ${value}`]
      : [];
  });
  return [
    ...missing.map((name) => `the statement returns no ${name}`),
    ...unread.map((name) => `nothing reads the column ${name}`),
    ...wrong,
  ].map((problem) => `${file}:${line}: ${problem}`);
}

/** PostgreSQL parses the statement and says what it returns; nothing is carried out. */
function describe(text: string, client: Client): Promise<readonly Column[] | { message: string; position?: string }> {
  return new Promise((resolve) => {
    let columns: readonly Column[] = [];
    const description = {
      submit(connection: Connection) {
        connection.parse({ name: "", text, types: [] }, true);
        connection.describe({ type: "S", name: "" }, true);
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: readonly Column[] }) {
        columns = fields;
      },
      handleError: resolve,
      handleReadyForQuery: () => resolve(columns),
    };
    client.query(description as unknown as Submittable);
  });
}
