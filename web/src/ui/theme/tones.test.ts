import { expect, test } from "vitest";
import { contrast } from "@boresight/domain/base/contrast";
import { surfaces } from "./surfaces.ts";
import { toneNames, tones } from "./tones.ts";

const schemes = ["light", "dark"] as const;
const cases = schemes.flatMap((scheme) => toneNames.map((tone) => ({ scheme, tone })));

test.each(cases)("$tone can be read on its ground and on a card in $scheme", ({ scheme, tone }) => {
  const { text, soft } = tones[scheme][tone];

  const figures = [contrast(text, soft), contrast(text, surfaces[scheme].card)];

  expect(Math.min(...figures)).toBeGreaterThanOrEqual(4.5);
});

test.each(cases)("a $tone bar stands out from a card in $scheme", ({ scheme, tone }) => {
  const { solid } = tones[scheme][tone];

  const figure = contrast(solid, surfaces[scheme].card);

  expect(figure).toBeGreaterThanOrEqual(2.5);
});
