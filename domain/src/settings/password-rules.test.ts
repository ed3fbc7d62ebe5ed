import { expect, test } from "vitest";
import { isAsStrict, recommendedRules, stricterOf } from "./password-rules.ts";

const rules = (passwordMin: number, refusesCommonPasswords: boolean) => ({ passwordMin, refusesCommonPasswords });

test.each([
  [rules(3, false), false],
  [rules(8, false), false],
  [rules(7, true), false],
  [rules(8, true), true],
  [rules(20, true), true],
])("%j is as strict as what is recommended: %s", (one, expected) => {
  expect(isAsStrict(one, recommendedRules)).toBe(expected);
});

test("one click never takes anything back", () => {
  expect(stricterOf(rules(12, false), recommendedRules)).toEqual(rules(12, true));
  expect(stricterOf(rules(3, true), recommendedRules)).toEqual(rules(8, true));
});
