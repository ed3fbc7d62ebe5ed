import { describe, expect, test } from "vitest";
import { placeAfterKey } from "./policy.ts";

const table = { size: 4, mirrored: false };

describe("in the table of transitions", () => {
  test.each([
    ["ArrowRight", { row: 0, column: 1 }, { row: 0, column: 2 }],
    ["ArrowDown", { row: 1, column: 0 }, { row: 2, column: 0 }],
    ["ArrowRight", { row: 1, column: 0 }, { row: 1, column: 2 }],
    ["ArrowUp", { row: 3, column: 2 }, { row: 1, column: 2 }],
    ["ArrowUp", { row: 0, column: 2 }, null],
    ["ArrowLeft", { row: 2, column: 0 }, null],
    ["ArrowRight", { row: 3, column: 2 }, null],
    ["Home", { row: 0, column: 3 }, { row: 0, column: 1 }],
    ["End", { row: 3, column: 0 }, { row: 3, column: 2 }],
    ["x", { row: 0, column: 1 }, null],
  ])("%s leads from %j to %j", (key, from, to) => {
    expect(placeAfterKey(from, key, table)).toEqual(to);
  });

  test("left is forward in a right-to-left layout", () => {
    expect(placeAfterKey({ row: 0, column: 1 }, "ArrowLeft", { ...table, mirrored: true })).toEqual({
      row: 0,
      column: 2,
    });
  });
});
