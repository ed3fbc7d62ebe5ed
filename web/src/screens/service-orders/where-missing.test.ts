import { expect, test } from "vitest";
import { whereMissing } from "./where-missing.ts";

test.each([
  ["calibrationsResulted", { tab: "overview", part: "work" }],
  ["estimateApproved", { tab: "estimates", part: "panel-estimates" }],
  ["poPresent", { tab: "facts", part: "references" }],
  ["aRuleOfTheFuture", { tab: "overview", part: "panel-overview" }],
])("what %s asks for has its place on the page", (guard, place) => {
  expect(whereMissing(guard)).toEqual(place);
});
