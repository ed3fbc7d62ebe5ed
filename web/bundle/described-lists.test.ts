import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { record, type FieldSpecs } from "@boresight/domain/base/record";
import { recordList, type RecordListSpec } from "@boresight/domain/base/record-list";
import { buildSchema, coerceInputValue, isInputType } from "graphql";
import { expect, test } from "vitest";
import { filterIn, orderIn } from "../src/records/list/list-query.ts";

const root = join(import.meta.dirname, "../..");
const schema = buildSchema(readFileSync(join(root, "server/schema.graphql"), "utf8"));

const domain = join(root, "domain/src");
const files = readdirSync(domain, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("-fields.ts"));

const isList = (exported: unknown): exported is RecordListSpec =>
  typeof exported === "object" && exported !== null && "of" in exported && "columnNames" in exported;

/** With what the API calls their records: `answerTemplateList` is the list of `AnswerTemplate`. */
async function listsIn(file: string): Promise<(readonly [string, RecordListSpec])[]> {
  const exported: Readonly<Record<string, unknown>> = await import(join(domain, file));
  return Object.entries(exported).flatMap(([name, list]) =>
    isList(list) ? [[name.charAt(0).toUpperCase() + name.slice(1).replace(/List$/, ""), asAny(list)] as const] : [],
  );
}

const described = (await Promise.all(files.map(listsIn))).flat();

function asAny<Fields extends FieldSpecs>({ of, ...list }: RecordListSpec<Fields>): RecordListSpec {
  return recordList(record<FieldSpecs>(of.table, of.fields), list);
}

/** Returns one sentence per fault of a list. */
function faultsOf(type: string, list: RecordListSpec): string[] {
  const { of, columns, columnNames, filters } = list;
  const where = `The list of ${of.table}`;
  const sorts = columnNames.filter((name) => columns[name]?.isSortable);
  const orders = [...sorts, list.sortedBy].filter(
    (field) => !isAccepted(`[${type}OrderBy!]`, orderIn(list, { field, direction: "desc" })),
  );
  const texts = Object.entries({ title: list.title, records: list.records, about: list.about, search: list.search });
  return [
    ...orders.map((field) => `${where} sorts by ${field}, which is no order of ${type}`),
    ...Object.entries(filters).flatMap(([name, { field }]) => {
      const { kind, choices = {} } = of.field(field);
      if (kind === "link") return []; // Its screen asks for it.
      const [value = "yes"] = Object.keys(choices);
      const filter = filterIn(list, { [name]: value });
      return isAccepted(`${type}Filter`, filter) ? [] : [`${where} filters by ${field}, which ${type}Filter has not`];
    }),
    ...(isAccepted(`${type}Filter`, filterIn(list, { search: "a" }))
      ? []
      : [`${where} searches in ${list.searchedIn}`]),
    ...texts.flatMap(([name, text]) =>
      /^\w+\.\w+$|^$/.test(text) ? [`${where} has a ${name} by a text that does not exist: ${text}`] : [],
    ),
  ];
}

function isAccepted(typeName: string, value: unknown): boolean {
  const isList = typeName.startsWith("[");
  const type = schema.getType(typeName.replaceAll(/[[\]!]/g, ""));
  if (!isInputType(type)) return false;
  const problems: string[] = [];
  const values = isList && Array.isArray(value) ? value : [value];
  for (const each of values) coerceInputValue(each, type, (_path, _invalid, { message }) => problems.push(message));
  return problems.length === 0;
}

test.each(described)("the list of %s asks only what the API has, and has its texts", (type, list) => {
  expect(faultsOf(type, list)).toEqual([]);
});

const lift = record("app.repair_keywords", {
  keyword: { kind: "line", label: "Name" },
  colour: { kind: "choice", choices: { red: "Red" }, label: "Color" },
});
const lifts = {
  title: "Lifts",
  records: "lifts",
  about: "What lifts",
  search: "Search",
  searchedIn: "keyword",
  columns: { keyword: { minWidth: 100, isSortable: true } },
  filters: { search: { field: "keyword" } },
  sortedBy: "keyword",
  card: { title: "keyword", mark: "keyword", line: "keyword", others: [] },
} as const;

test.each([
  [{ filters: { colour: { field: "colour" } } }, "filters by colour, which RepairKeywordFilter has not"],
  [{ columns: { colour: { minWidth: 9, isSortable: true } } }, "sorts by colour, which is no order of RepairKeyword"],
  [{ about: "intake.abuot" }, "has a about by a text that does not exist: intake.abuot"],
] as const)("a list that is wrong says where: %j", (wrong, sentence) => {
  expect(faultsOf("RepairKeyword", asAny(recordList(lift, { ...lifts, ...wrong })))).toEqual([
    `The list of app.repair_keywords ${sentence}`,
  ]);
});

test("a list of a field that its record does not have fails where it is described", () => {
  const wrong = { ...lifts, columns: { size: { minWidth: 100 } } };

  expect(() => recordList(record<FieldSpecs>(lift.table, lift.fields), wrong)).toThrow(
    "app.repair_keywords has no field size",
  );
});

test("every list is exported beside its record, where it is found", () => {
  const written = files.flatMap((file) => [
    ...readFileSync(join(domain, file), "utf8").matchAll(/ = recordList\((\w+),/g),
  ]);

  expect(described.length).toBeGreaterThan(0);
  expect(described).toHaveLength(written.length);
});
