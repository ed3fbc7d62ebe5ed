import { expect, test } from "vitest";
import { displayOf } from "./use-display.ts";

test.each([
  [390, "xs", true],
  [599, "xs", true],
  [600, "sm", true],
  [960, "md", true],
  [1279, "md", true],
  [1280, "lg", false],
  [1920, "xl", false],
  [2560, "xxl", false],
] as const)("a window of %i pixels is %s", (width, name, isMobile) => {
  expect(displayOf(width)).toEqual({ name, isMobile });
});
