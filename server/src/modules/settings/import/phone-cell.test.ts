import { answerIn } from "@boresight/domain/texts/in-words";
import { expect, test } from "vitest";
import { readPhoneCell } from "./phone-cell.ts";

test.each([
  ["(303) 555-0142", "(303) 555-0142", undefined],
  ["303-555-0145 ext. 12", "303-555-0145 ext. 12", undefined],
  ["303-555-0143 / 720-555-0144 cell", "+13035550143", "303-555-0143 is taken, left out: 720-555-0144"],
  ["303-555-0103;720-555-0104", "+13035550103", "303-555-0103 is taken, left out: 720-555-0104"],
  ["3035550103,7205550104", "+13035550103", "3035550103 is taken, left out: 7205550104"],
  ["303-555-0103 x5 720-555-0104", "+13035550103 x5", "303-555-0103 x5 is taken, left out: 720-555-0104"],
  ["H: 303-555-0103 C: 720-555-0104", "+13035550103", "303-555-0103 is taken, left out: 720-555-0104"],
  ["123-456-7890 or 720-555-0104", "+17205550104", "720-555-0104 is taken, left out: 123-456-7890"],
  ["+44 20 7946 0958; 303-555-0103", "+442079460958", "+44 20 7946 0958 is taken, left out: 303-555-0103"],
  ["720-555-0108 (cell)", "+17205550108", "“720-555-0108 (cell)” is read as +17205550108"],
  ["303-555-CARS", "+13035552277", "“303-555-CARS” is read as +13035552277"],
  ["303-555-0103 x1234567", "+13035550103", "“303-555-0103 x1234567” is read as +13035550103"],
])("%j is read as %s, and what is left out is named", (text, value, note) => {
  expect(answerIn("en", readPhoneCell(text))).toEqual({ value, ...(note && { note }) });
});

test.each(["02 9000 1111", "000-000-0000", "ask Al"])("%j is left to be refused", (text) => {
  expect(readPhoneCell(text)).toEqual({ value: text });
});
