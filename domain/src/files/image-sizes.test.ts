import { expect, test } from "vitest";
import { longestSide, shownWidths, viewerWidth } from "./image-sizes.ts";

test("every width that a screen asks for is one that the server makes", () => {
  for (const width of Object.values(shownWidths)) expect(width).toBeLessThanOrEqual(longestSide);
});

test.each([
  ["a phone's 12 megapixels", "image/jpeg", 4000, 3000, 2048],
  ["the same upright", "image/jpeg", 3000, 4000, 2048],
  ["48 megapixels", "image/jpeg", 8064, 6048, 2048],
  ["a picture that fits", "image/jpeg", 2048, 1536, null],
  ["one pixel more", "image/png", 2049, 1536, 2048],
  ["a drawing too large to be made smaller", "image/png", 9000, 9000, null],
  ["a picture that could not be measured", "image/webp", null, null, null],
] as const)("%s is asked for as wide as it is made", (_name, mimeType, width, height, asked) => {
  expect(viewerWidth({ mimeType, width, height })).toBe(asked);
});
