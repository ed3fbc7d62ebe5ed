import { expect, test } from "vitest";
import { figuresOf } from "./line-figures.ts";

test.each([
  ["Replace LT Rear upper Body Damper 0.5", "Replace LT Rear upper Body Damper"],
  ["Repair LT Rear inner Body Gussets 0.5", "Repair LT Rear inner Body Gussets"],
  ["Replace RT Cowl upper Body Brkt 0.5", "Replace RT Cowl upper Body Brkt"],
  ["Replace park sensors rear Body Ozzie 0.4", "Replace park sensors rear"],
  ["Refinish fender front left Paint Tanner 2.4", "Refinish fender front left"],
])("%j is about %j", (row, description) => {
  expect(figuresOf(row).description).toBe(description);
});
