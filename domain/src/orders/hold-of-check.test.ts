import { expect, test } from "vitest";
import { holdOfCheck } from "./hold-of-check.ts";

test("a failed check leads to its reason of a hold, and one that has none to another reason", () => {
  expect([holdOfCheck("battery"), holdOfCheck("faultCodes"), holdOfCheck("cargo")]).toEqual([
    "lowBattery",
    "blockingDtc",
    "other",
  ]);
});
