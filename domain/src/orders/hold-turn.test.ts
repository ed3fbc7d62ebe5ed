import { expect, test } from "vitest";
import { holdStep } from "./hold-turn.ts";
import { holdReasonKeys } from "./reasons.ts";

test("every reason of a hold says what must happen, each in words of its own", () => {
  const words = holdReasonKeys.map((key) => holdStep(key)?.words);

  expect(new Set(words).size).toBe(holdReasonKeys.length);
});

test("it is the shop's turn only where nothing is needed from the customer", () => {
  const ofShop = holdReasonKeys.filter((key) => holdStep(key)?.isCustomersTurn === false);

  expect(ofShop).toEqual(["weatherDynamicDrive", "equipmentDown", "other"]);
});

test.each([null, "", "unknown"])("of the reason %j nothing is said", (key) => expect(holdStep(key)).toBeNull());
