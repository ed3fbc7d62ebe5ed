import { expect, test } from "vitest";
import { narrowed } from "./narrowed.ts";

const offered = ["TIS 2024-11", "TIS 2023-04", "Board"].map((label) => ({ label }));
const labels = (typed: string) => narrowed(offered, typed).map(({ label }) => label);

test("what is typed narrows the suggestions, whatever its case", () => {
  expect(labels("tis")).toEqual(["TIS 2024-11", "TIS 2023-04"]);
  expect(labels("2023")).toEqual(["TIS 2023-04"]);
  expect(labels("")).toHaveLength(3);
});

test("what is chosen narrows nothing: the others stay to be chosen", () => {
  expect(labels("tis 2024-11 ")).toHaveLength(3);
});
