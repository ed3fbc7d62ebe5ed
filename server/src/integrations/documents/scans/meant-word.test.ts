import { expect, test } from "vitest";
import { meantWord } from "./meant-word.ts";

test.each([
  ["R&l", "R&I"],
  ["R&", "R&I"],
  ["R8I", "R&I"],
  ["D&", "D&R"],
  ["RepI", "Repl"],
  ["Bind", "Blnd"],
  ["Aign", "Algn"],
  ["Sub1", "Subl"],
  ["0/H", "O/H"],
  ["lnsured:", "Insured:"],
  ["Owner(lnsured):", "Owner(Insured):"],
  ["lmpact", "Impact"],
  ["[]", "[ ]"],
  ["[1", "[ ]"],
  ["[|]", "[ ]"],
  ['"VEHICLE', "VEHICLE"],
  ["_Auto-Owners", "Auto-Owners"],
  ["~Claim", "Claim"],
])("%s is %s", (seen, meant) => {
  expect(meantWord(seen)).toBe(meant);
});

test.each(["R&R", "Repair", "binding", "Align", "ln", "milnor", "R&B", "[X]", "[12]", '"CX-5"', "'21", "d'Or"])(
  "%s stays",
  (word) => {
    expect(meantWord(word)).toBe(word);
  },
);
