import { expect, test } from "vitest";
import { filesByKind } from "./files-by-kind.ts";

test("an order's documents are sorted by their usual sequence, unknown kinds last", () => {
  const files = ["later", "preScan", "repairOrder", "preScan"].map((documentKind, index) => ({ documentKind, index }));

  const groups = filesByKind(files);

  expect(groups.map(({ kind, files: ofKind }) => [kind, ofKind.map(({ index }) => index)])).toEqual([
    ["repairOrder", [2]],
    ["preScan", [1, 3]],
    ["later", [0]],
  ]);
});
