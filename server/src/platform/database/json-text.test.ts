import { expect, test } from "vitest";
import { jsonText } from "./json-text.ts";

test("what PostgreSQL cannot store is left out of JSON, however deep", () => {
  const stored = JSON.parse(jsonText({ words: ["a\0b", { half: "c\uD83D", whole: "\u{1F600}" }], count: 1 }));

  expect(stored).toEqual({ words: ["ab", { half: "c\uFFFD", whole: "\u{1F600}" }], count: 1 });
});
