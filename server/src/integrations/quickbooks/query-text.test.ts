import { expect, test } from "vitest";
import { countText, queryText } from "./query-text.ts";

test("a query names the record, the conditions, the order and the page", () => {
  const text = queryText("Invoice", {
    where: [
      { field: "MetaData.LastUpdatedTime", is: ">", value: new Date("2026-01-01T00:00:00Z") },
      { field: "Active", is: "in", value: [true, false] },
      { field: "DocNumber", is: "contains", value: "10" },
    ],
    orderBy: "Id",
    startPosition: 101,
    maxResults: 50,
  });

  expect(text).toBe(
    "select * from Invoice where MetaData.LastUpdatedTime > '2026-01-01T00:00:00.000Z' and Active in (true, false) " +
      "and DocNumber like '%10%' orderby Id startposition 101 maxresults 50",
  );
});

test("all records are asked for a thousand at a time", () => {
  expect(queryText("Customer", {})).toBe("select * from Customer startposition 1 maxresults 1000");
  expect(countText("Customer")).toBe("select count(*) from Customer");
});

test.each([
  ["Dom's Autoglass", String.raw`'Dom\'s Autoglass'`],
  [String.raw`ends with \ `.trim(), String.raw`'ends with \\'`],
  [String.raw`\' or Id > '0`, String.raw`'\\\' or Id > \'0'`],
  ["Zoë ’n’ 車", "'Zoë ’n’ 車'"],
])("the name %s stays a value", (name, quoted) => {
  expect(countText("Customer", [{ field: "DisplayName", is: "=", value: name }])).toBe(
    `select count(*) from Customer where DisplayName = ${quoted}`,
  );
});

test.each([
  { startPosition: 0 },
  { startPosition: 1.5 },
  { maxResults: 0 },
  { maxResults: 1001 },
  { where: [{ field: "Id", is: "in", value: [] }] as const },
])("%o is no query", (query) => {
  expect(() => queryText("Invoice", query)).toThrow(RangeError);
});
