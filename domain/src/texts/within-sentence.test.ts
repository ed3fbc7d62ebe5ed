import { expect, test } from "vitest";
import { withinSentence } from "./within-sentence.ts";

test.each([
  ["Waiting for a PO", "waiting for a PO"],
  ["Low battery", "low battery"],
  ["PO number", "PO number"],
  ["VIN", "VIN"],
  ["École", "école"],
  ["بانتظار", "بانتظار"],
  ["", ""],
])("%s stands within a sentence as %s", (words, within) => {
  expect(withinSentence(words)).toBe(within);
});
