import { expect, test } from "vitest";
import { nationalPhone } from "./national-phone.ts";

test.each(["+16105550140", "6105550140", "610-555-0140", "1 (610) 555-0140", "+1.610.555.0140", " 610 555 0140 "])(
  "%s is written as everyone here writes it",
  (stored) => {
    expect(nationalPhone(stored)).toBe("(610) 555-0140");
  },
);

test.each(["+41441234567", "555-0140", "1105550140", "6105550140 x3", "ann@example.com"])("%s stays", (stored) => {
  expect(nationalPhone(stored)).toBe(stored);
});
