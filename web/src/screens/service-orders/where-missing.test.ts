import { expect, test } from "vitest";
import { whereEvidence, whereMissing } from "./where-missing.ts";

test.each([
  ["calibrationsResulted", { tab: "overview", part: "work" }],
  ["estimateApproved", { tab: "estimates", part: "panel-estimates" }],
  ["poPresent", { tab: "facts", part: "references" }],
  ["aRuleOfTheFuture", { tab: "overview", part: "panel-overview" }],
])("what %s asks for has its place on the page", (guard, place) => {
  expect(whereMissing(guard)).toEqual(place);
});

test.each([
  ["documents", { tab: "documents", part: "order-files" }],
  ["numbers", { tab: "facts", part: "references" }],
  ["aPlaceOfTheFuture", { tab: "overview", part: "panel-overview" }],
])("evidence of the %s has its place on the page", (place, found) => {
  expect(whereEvidence(place)).toEqual(found);
});
