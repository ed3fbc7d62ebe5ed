import { expect, test } from "vitest";
import { growth } from "../../../test/growth.ts";
import { tickedParts } from "./answers.ts";

test.each([
  ["Replace windshield", ["Replace windshield"]],
  ["[ ] Replace windshield", []],
  ["[] Replace windshield", []],
  ["☐ R&I bumper", []],
  ["( ) R&I bumper", []],
  ["____ R&I bumper", []],
  ["[X] Replace windshield", ["Replace windshield"]],
  ["[✓] Replace windshield", ["Replace windshield"]],
  ["☒ R&I bumper", ["R&I bumper"]],
  ["☑ R&I bumper", ["R&I bumper"]],
  ["(x) R&I bumper", ["R&I bumper"]],
  ["_X_ R&I bumper", ["R&I bumper"]],
  ["R&I bumper [x]", ["R&I bumper"]],
  ["R&I bumper [ ]", []],
  ["[X] R&I mirror [ ] Replace windshield ☒ R&I grille", ["R&I mirror", "R&I grille"]],
  ["R&I mirror [X] Replace windshield [ ]", ["R&I mirror"]],
  ["Repairs: [ ] R&I mirror [x] R&I grille", ["Repairs:", "R&I grille"]],
  ["Windshield replaced: No", []],
  ["Windshield replaced? N", []],
  ["Windshield replaced: N/A", []],
  ["Windshield replaced: Yes / No", []],
  ["Windshield replaced: Yes", ["Windshield replaced: Yes"]],
  ["Windshield replaced? Yes [ ] No [X]", []],
  ["Windshield replaced? Yes [X] No [ ]", ["Windshield replaced?"]],
  ["Windshield replaced? [ ] Yes [X] No", []],
  ["Windshield replaced? ☒ Yes ☐ No", ["Windshield replaced?"]],
  ["Windshield replaced? [ ] Yes [ ] No", []],
  ["Pare-brise remplacé ? Oui ☐ Non ☒", []],
  ["¿Parabrisas cambiado? Sí [X] No [ ]", ["¿Parabrisas cambiado?"]],
  ["Windshield replaced? Yes [ ] No [X] Bumper R&I? Yes [X] No [ ]", ["Bumper R&I?"]],
  ["Windshield replaced: No, mirror replaced: Yes", ["mirror replaced: Yes"]],
  ["Note: no damage to the mirror", ["Note: no damage to the mirror"]],
])("of %j is ticked %j", (text, parts) => {
  expect(tickedParts(text)).toEqual(parts);
});

test("reading boxes takes no longer than the length of the text says", () => {
  expect(growth((size) => tickedParts("[ ] Yes [X] No R&I bumper __ ( ".repeat(size)), 500)).toBeLessThan(2.5);
});
