import { expect, test } from "vitest";
import { keywordsIn } from "./keyword-filters.ts";

test("without filters every keyword is listed", () => {
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
])("%j filters as it says", (search, filter) => {
  expect(keywordsIn(search)).toEqual(filter);
});
