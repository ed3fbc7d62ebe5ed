import { expect, test } from "vitest";
import { usageWords } from "./usage-words.ts";

const never = { sent: 0, isMore: false, editedAt: null, editedBy: null };

test("the usual recipient is not repeated in every line", () => {
  expect(usageWords({ recipients: ["preferredContact"], use: never })).toEqual(["Not sent in 30 days"]);
  expect(usageWords({ recipients: ["facility"], use: { ...never, sent: 1 } })).toEqual([
    "To: Location",
    "1 sent in 30 days",
  ]);
});

test("says who edited it, and when", () => {
  const edited = { sent: 1000, isMore: true, editedAt: "2026-11-03T12:00:00Z", editedBy: "Ada Lindqvist" };

  expect(usageWords({ recipients: ["preferredContact"], use: edited })).toEqual([
    "More than 1,000 sent in 30 days",
    "Edited Nov 3 by Ada Lindqvist",
  ]);
  expect(usageWords({ recipients: ["preferredContact"], use: { ...edited, editedBy: null } })[1]).toBe("Edited Nov 3");
});
