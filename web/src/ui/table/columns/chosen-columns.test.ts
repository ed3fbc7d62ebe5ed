import { expect, test } from "vitest";
import { chosenColumns } from "./chosen-columns.ts";

const offered = ["name", "kind", "terms", "tags"].map((field) => ({ field }));
const shown = (named?: string) => chosenColumns(named, offered, ["name", "kind"]).map(({ field }) => field);

test("a table shows its usual columns until others are chosen, in its own order and always with the first", () => {
  expect(shown()).toEqual(["name", "kind"]);
  expect(shown("tags,terms")).toEqual(["name", "terms", "tags"]);
  expect(shown("none")).toEqual(["name"]);
});
