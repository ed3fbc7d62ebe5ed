import { expect, test } from "vitest";
import { filesByKind } from "./files-by-kind.ts";

test("an order's documents are sorted by their usual sequence, unknown kinds last", () => {
  const files = ["later", "preScan", "repairOrder", "preScan"].map((documentKind, index) => ({ documentKind, index }));

  const sorted = filesByKind(files);

  expect(sorted.map(({ documentKind, index }) => [documentKind, index])).toEqual([
    ["repairOrder", 2],
    ["preScan", 1],
    ["preScan", 3],
    ["later", 0],
  ]);
});
