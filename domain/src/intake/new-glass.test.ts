import { expect, test } from "vitest";
import { fitsGlass, usuallyCured } from "./new-glass.ts";

test("only repairs of glass have an adhesive to wait for", () => {
  expect([fitsGlass(["frontEnd", "windshield"]), fitsGlass(["frontEnd"]), fitsGlass([])]).toEqual([true, false, false]);
});

test("glass that is put in now has usually cured after a day, to the next half hour", () => {
  expect(new Date(usuallyCured(Date.parse("2026-05-04T15:10:00Z")))).toEqual(new Date("2026-05-05T15:30:00Z"));
});
