import { expect, test } from "vitest";
import { entityWord, fieldWords, valueWord } from "./audit-words.ts";

test("records and fields are told in words, and those without one as they are", () => {
  expect(entityWord("service_orders")).toBe("Order");
  expect(entityWord("bays")).toBe("Bay");
  expect(entityWord("tax_rates")).toBe("Tax rate");
  expect(entityWord("future_things")).toBe("future things");
  expect(fieldWords("customers", ["company_name"])).toEqual(["Company"]);
  expect(entityWord("user_passwords")).toBe("Password");
  expect(fieldWords("users", ["attempts", "display_name"])).toEqual(["Attempts", "display name"]);
  expect(fieldWords("vehicles", ["customer_id", "license_plate"])).toEqual(["customer", "license plate"]);
});

test.each([
  [null, "–"],
  ["", "–"],
  [true, "Yes"],
  [12, "12"],
  [["a"], '["a"]'],
  ["x".repeat(100), `${"x".repeat(79)}…`],
])("%j is %s", (value, word) => {
  expect(valueWord(value)).toBe(word);
});
