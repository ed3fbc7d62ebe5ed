import { expect, test } from "vitest";
import { withText } from "./with-text.ts";

const catalogue = '{\n  "lift": "Lift",\n  "lifts_other": "{{count, number}} lifts"\n}\n';

test.each([
  ["bay", "Bay", ["bay", "lift", "lifts_other"]],
  ["lifts_one", "{{count, number}} lift", ["lift", "lifts_one", "lifts_other"]],
  ["liftsOfBay", "Lifts", ["lift", "liftsOfBay", "lifts_other"]],
  ["van", "Van", ["lift", "lifts_other", "van"]],
])("%s stands in its place, and the rest stays", (name, words, names) => {
  const written = withText(catalogue, name, words);

  expect(JSON.parse(written)).toEqual({ ...JSON.parse(catalogue), [name]: words });
  expect(Object.keys(JSON.parse(written))).toEqual(names);
  expect(written.endsWith("}\n")).toBe(true);
});

test("a text is not replaced, and a name is one word", () => {
  expect(() => withText(catalogue, "lift", "Hoist")).toThrow('"lift" is there already: Lift');
  expect(() => withText(catalogue, "new lift", "New lift")).toThrow("is no name of a text");
});
