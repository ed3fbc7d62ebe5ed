import { expect, test } from "vitest";
import { mergeAtoms, type Atom } from "./merge-atoms.ts";

const atom = (name: string, users: number[], size: number, needs: Atom[] = []): Atom => ({
  modules: new Set([name]),
  users: new Set(users),
  size,
  needs: new Set(needs),
});
const namesOf = (groups: readonly Atom[]) => groups.map(({ modules }) => [...modules].toSorted().join("+"));

test("small modules that nearly the same screens need travel together", () => {
  const groups = mergeAtoms([atom("form", [0, 1, 2], 4000), atom("picker", [0, 1], 3000)], 3);

  expect(namesOf(groups)).toEqual(["form+picker"]);
});

test("a screen is spared what is large and only others need", () => {
  const groups = mergeAtoms([atom("table", [0, 1], 200_000), atom("words", [1, 2], 500)], 3);

  expect(namesOf(groups)).toEqual(["table", "words"]);
});

/** Groups the two modules of twenty screens, of which the first has no use for the charts. */
const withCharts = (size: number) => {
  const rest = Array.from({ length: 19 }, (_, index) => index + 1);
  return mergeAtoms([atom("form", [0, ...rest], 3000), atom("chart", rest, size)], 20);
};

test("no screen loads more in vain than it may, whatever the others save", () => {
  expect(namesOf(withCharts(35_000))).toEqual(["chart+form"]);
  expect(namesOf(withCharts(35_001))).toEqual(["form", "chart"]);
});

test("what a screen would load in vain counts with all that it imports", () => {
  const schemas = atom("schemas", [1, 2], 200_000);
  const form = atom("form", [1, 2], 500, [schemas]);
  const list = atom("list", [0, 1], 500);

  const groups = mergeAtoms([schemas, form, list], 3);

  expect(namesOf(groups)).toContain("list");
});

test("what needs each other by way of a third is not merged around it", () => {
  const base = atom("base", [0, 1], 1000);
  const large = atom("large", [0, 1, 2, 3], 100_000, [base]);
  const top = atom("top", [0, 1], 1000, [large]);

  const groups = mergeAtoms([top, base, large], 4);

  expect(namesOf(groups)).not.toContain("base+top");
});

test("each group comes after those it needs", () => {
  const base = atom("base", [0, 1, 2], 300_000);
  const middle = atom("middle", [0, 1], 300_000, [base]);
  const top = atom("top", [0, 2], 300_000, [middle]);

  expect(namesOf(mergeAtoms([top, middle, base], 3))).toEqual(["base", "middle", "top"]);
});
