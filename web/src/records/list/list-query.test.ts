import { repairKeywordList } from "@boresight/domain/intake/repair-keyword-fields";
import { expect, test } from "vitest";
import { filterIn, orderIn } from "./list-query.ts";

test("without filters, or with values that fields do not have, everything is listed", () => {
  expect(filterIn(repairKeywordList, { tab: "words", locale: "de", use: "maybe" })).toEqual({});
});

test.each([
  [{ search: " seat " }, { keyword: { includesInsensitive: "seat" } }],
  [{ repair: "none" }, { isNone: "none" }],
  [
    { locale: "fr", use: "no" },
    { locale: { equalTo: "fr" }, isActive: { equalTo: false } },
  ],
])("%j filters as it says", (search, filter) => {
  expect(filterIn(repairKeywordList, search, { repair: (isNone) => ({ isNone }) })).toEqual(filter);
});

test.each([
  [null, "KEYWORD_ASC"],
  [{ field: "locale", direction: "desc" }, "LOCALE_DESC"],
  [{ field: "isActive", direction: "desc" }, "KEYWORD_ASC"],
] as const)("sorted by %j the server is asked for %s", (sort, order) => {
  expect(orderIn(repairKeywordList, sort)).toEqual([order, "PRIMARY_KEY_ASC"]);
});
