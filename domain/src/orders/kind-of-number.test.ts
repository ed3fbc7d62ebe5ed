import { expect, test } from "vitest";
import { namesItsKind } from "./kind-of-number.ts";

test.each([
  ["RO", "RO-5512", true],
  ["RO", "ro 5512", true],
  ["RO", "RO5512", true],
  ["PO", "PO#4471", true],
  ["RO", "5512", false],
  ["RO", "ROUTE 5", false],
  ["RO", "A-RO-1", false],
  ["PO", "Pops 12", false],
] as const)("a %s numbered %s: %s", (kind, number, isNamed) => {
  expect(namesItsKind(kind, number)).toBe(isNamed);
});
