import { expect, test } from "vitest";
import { isCustomersTurn } from "./hold-turn.ts";
import { holdWords } from "./hold-words.ts";
import { holdReasonKeys } from "./reasons.ts";

test("every reason of a hold says what must happen, each in words of its own", () => {
  const words = holdReasonKeys.map(holdWords).filter(Boolean);

  expect(new Set(words).size).toBe(holdReasonKeys.length);
});

test("it is the shop's turn only where nothing is needed from the customer", () => {
  const ofShop = holdReasonKeys.filter((key) => !isCustomersTurn(key));

  expect(ofShop).toEqual(["weatherDynamicDrive", "equipmentDown", "other"]);
});

test.each([null, "", "unknown"])("of the reason %j nothing is said", (key) => expect(holdWords(key)).toBe(""));
