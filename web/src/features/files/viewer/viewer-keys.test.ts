import { expect, test } from "vitest";
import { afterKey } from "./viewer-keys.ts";

const viewed = { index: 1, count: 3, zoom: 1, direction: "ltr" } as const;

test.each([
  ["ArrowRight", viewed, { index: 2, zoom: 1 }],
  ["ArrowLeft", viewed, { index: 0, zoom: 1 }],
  ["ArrowRight", { ...viewed, index: 2 }, { index: 2, zoom: 1 }],
  ["ArrowLeft", { ...viewed, direction: "rtl" } as const, { index: 2, zoom: 1 }],
  ["ArrowRight", { ...viewed, zoom: 2 }, null],
  ["Home", { ...viewed, zoom: 2 }, { index: 0, zoom: 1 }],
  ["End", viewed, { index: 2, zoom: 1 }],
  ["+", viewed, { index: 1, zoom: 1.25 }],
  ["=", { ...viewed, zoom: 7.9 }, { index: 1, zoom: 8 }],
  ["-", viewed, { index: 1, zoom: 1 }],
  ["0", { ...viewed, zoom: 4 }, { index: 1, zoom: 1 }],
  ["a", viewed, null],
])("%s on %o leads to %o", (key, before, after) => {
  expect(afterKey(key, before)).toEqual(after);
});
