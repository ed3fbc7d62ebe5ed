import { expect, test } from "vitest";
import { resolutionsOf } from "./conflict-resolutions.ts";
import { qboConflictKinds, qboEntityNames, type QboConflictKind, type QboEntityName } from "./qbo.ts";

const of = (kind: QboConflictKind, entity: QboEntityName, localId: string | null = "1") =>
  resolutionsOf({ kind, entity, localId });

test("every conflict can be solved, and none by taking amounts of theirs into an issued invoice", () => {
  for (const kind of qboConflictKinds) for (const entity of qboEntityNames) expect(of(kind, entity)).not.toEqual([]);
  expect(of("amount", "Invoice")).not.toContain("theirs");
  expect(of("tax", "Invoice")).not.toContain("theirs");
});

test("only a customer's fields are taken over", () => {
  expect(of("fields", "Customer")).toContain("theirs");
  expect(of("fields", "Invoice")).not.toContain("theirs");
});

test("a payment that is not booked here cannot be sent again as ours", () => {
  expect(of("payment", "Payment", null)).toEqual(["theirs", "accept"]);
});
