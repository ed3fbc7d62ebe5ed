import { expect, test } from "vitest";
import { ownerNameParts } from "./owner-name.ts";

test.each([
  ["Jane Doe", "Jane", "Doe"],
  ["  Jane   van  Doe ", "Jane van", "Doe"],
  ["Doe, Jane", "Jane", "Doe"],
  ["Doe,", "", "Doe"],
  ["Prince", "", "Prince"],
  ["", "", ""],
])("%j is the owner %j %j", (written, ownerFirstName, ownerLastName) => {
  expect(ownerNameParts(written)).toEqual({ ownerFirstName, ownerLastName });
});
