import { expect, test } from "vitest";
import { endsEarly, isUndoable } from "./next-step.ts";

// An order's end is known by its status, not by a number.
test.each([
  ["from work to its end", "work", true, true],
  ["from billing to its end", "billing", true, false],
  ["from work to a status that is not final", "work", false, false],
])("an order that goes %s", (_how, fromCategory, toIsTerminal, isEarly) => {
  expect(endsEarly({ fromCategory, toIsTerminal })).toBe(isEarly);
});

test.each([
  ["from inspection to hold", "inspect", "hold", false, true],
  ["from hold back to work", "hold", "inspect", false, false],
  ["to a cancelled order", "new", "cancelled", true, false],
  ["to its release, whose emails wait", "readyOut", "released", false, true],
  ["to ready for pickup, which issues the certificate", "quality", "readyOut", false, false],
])("a status change %s can be undone: %s to %s", (_how, fromKey, toKey, toIsTerminal, can) => {
  expect(isUndoable({ fromKey, toKey, toIsTerminal })).toBe(can);
});
