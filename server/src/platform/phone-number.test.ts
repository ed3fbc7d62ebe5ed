import { expect, test } from "vitest";
import { readPhoneNumber } from "./phone-number.ts";

test.each([
  ["(303) 555-0103", "+13035550103", ""],
  ["303.555.0103 ext. 12", "+13035550103", "12"],
  ["+1 303-555-0103 x4", "+13035550103", "4"],
  ["+41 44 123 45 67", "+41441234567", ""],
  ["+13035550103", "+13035550103", ""],
])("%s is read as %s, extension '%s'", (written, phone, extension) => {
  expect(readPhoneNumber(written)).toEqual({ phone, extension });
});

test.each(["", "1", "555-0103", "call me", "+999 123", "303555010399999", "(303) 555-0103 ext. 1234567"])(
  "%s is no telephone number",
  (written) => {
    expect(readPhoneNumber(written)).toBeNull();
  },
);
