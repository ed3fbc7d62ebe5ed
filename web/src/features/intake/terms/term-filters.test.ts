import { expect, test } from "vitest";
import { termsIn } from "./term-filters.ts";

test("an address without filters leaves every term", () => {
  expect(termsIn({ tab: "words", locale: "de", use: "maybe" })).toEqual({});
});

test.each([
  [{ search: " seat " }, { term: { includesInsensitive: "seat" } }],
  [{ repair: "battery" }, { repairOperation: { key: { equalTo: "battery" } } }],
  [{ repair: "none" }, { repairOperationExists: false }],
  [
    { locale: "fr", use: "no" },
    { locale: { equalTo: "fr" }, isActive: { equalTo: false } },
  ],
])("%j leaves what it says", (search, filter) => {
  expect(termsIn(search)).toEqual(filter);
});
