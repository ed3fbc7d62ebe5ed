import { expect, test } from "vitest";
import { phoneWords, readPhoneNumber } from "./phone-number.ts";

test.each([
  ["(303) 555-0103", "+13035550103", ""],
  ["303.555.0103 ext. 12", "+13035550103", "12"],
  ["+1 303-555-0103 x4", "+13035550103", "4"],
  ["+41 44 123 45 67", "+41441234567", ""],
  ["+61 2 9000 1111", "+61290001111", ""],
  ["+13035550103", "+13035550103", ""],
  ["303-555-CARS", "+13035552277", ""],
  ["1-800-FLOWERS", "+18003569377", ""],
  ["1 800 go-fedex", "+18004633339", ""],
  ["(720) 555-0108 cell", "+17205550108", ""],
])("%s is read as %s, extension '%s'", (written, phone, extension) => {
  expect(readPhoneNumber(written)).toEqual({ phone, extension });
});

test.each(["", "1", "555-0103", "call me", "+999 123", "303555010399999", "(303) 555-0103 ext. 1234567"])(
  "%s is no telephone number",
  (written) => {
    expect(readPhoneNumber(written)).toBeNull();
  },
);

test.each([
  "123-456-7890",
  "000-000-0000",
  "101-555-0101",
  "303-155-0101",
  "02 9000 1111",
  "911-555-0101",
  "303-411-0101",
  "+1 299 555 0101",
  "+1 (099) 555-0101",
  "+44 000 000 0000",
  "+33 0 00 00 00 00",
  "303-555 home",
  "303-555 Anna",
  "555-2108 Bob",
])("no telephone can have the number %s", (written) => {
  expect(readPhoneNumber(written)).toBeNull();
});

test.each([
  ["+16105550140", "(610) 555-0140"],
  ["6105550140", "(610) 555-0140"],
  ["1-610-555-0140", "(610) 555-0140"],
  ["610.555.0140 ext. 12", "(610) 555-0140 x12"],
  ["+41441234567", "+41 44 123 45 67"],
  ["+442079460018", "+44 20 7946 0018"],
  ["ask for Joe", "ask for Joe"],
  ["555-0140", "555-0140"],
])("%s is written as %s", (stored, words) => {
  expect(phoneWords(stored)).toBe(words);
});
