import { expect, test } from "vitest";
import { keywordsIn } from "./keyword-filters.ts";

test("an address without filters leaves every keyword", () => {
  expect(keywordsIn({ tab: "words", locale: "de", use: "maybe" })).toEqual({});
});

test.each([
  [{ search: " seat " }, { keyword: { includesInsensitive: "seat" } }],
  [{ repair: "battery" }, { repairOperation: { key: { equalTo: "battery" } } }],
  [{ repair: "none" }, { repairOperationExists: false }],
  [
    { locale: "fr", use: "no" },
    { locale: { equalTo: "fr" }, isActive: { equalTo: false } },
  ],
])("%j leaves what it says", (search, filter) => {
  expect(keywordsIn(search)).toEqual(filter);
});
