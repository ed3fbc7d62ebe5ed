import { expect, test } from "vitest";
import { fitsGlass } from "./new-glass.ts";

test("only repairs of glass have an adhesive to wait for", () => {
  expect([fitsGlass(["frontEnd", "windshield"]), fitsGlass(["frontEnd"]), fitsGlass([])]).toEqual([true, false, false]);
});
