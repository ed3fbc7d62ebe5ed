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
  const groups = mergeAtoms([atom("form", [0, 1, 2], 4000), atom("picker", [0, 1], 3000)], [1, 1, 1]);

  expect(namesOf(groups)).toEqual(["form+picker"]);
});

test("a screen is spared what is large and only others need", () => {
  const groups = mergeAtoms([atom("table", [0, 1], 200_000), atom("words", [1, 2], 500)], [1, 1, 1]);

  expect(namesOf(groups)).toEqual(["table", "words"]);
});

test("a screen that people open often counts more than others", () => {
  const [form, chart] = [atom("form", [0, 1], 12_000), atom("chart", [1, 2], 12_000)];

  expect(namesOf(mergeAtoms([form, chart], [8, 1, 1]))).toEqual(["form", "chart"]);
  expect(namesOf(mergeAtoms([form, chart], [1, 8, 1]))).toEqual(["chart+form"]);
});

test("what a screen would load in vain counts with all that it imports", () => {
  const schemas = atom("schemas", [1, 2], 200_000);
  const form = atom("form", [1, 2], 500, [schemas]);
  const list = atom("list", [0, 1], 500);

  const groups = mergeAtoms([schemas, form, list], [1, 1, 1]);

  expect(namesOf(groups)).toContain("list");
});

test("what needs each other by way of a third is not merged around it", () => {
  const base = atom("base", [0, 1], 1000);
  const large = atom("large", [0, 1, 2, 3], 100_000, [base]);
  const top = atom("top", [0, 1], 1000, [large]);

  const groups = mergeAtoms([top, base, large], [1, 1, 1, 1]);

  expect(namesOf(groups)).not.toContain("base+top");
});

test("each group comes after those it needs", () => {
  const base = atom("base", [0, 1, 2], 300_000);
  const middle = atom("middle", [0, 1], 300_000, [base]);
  const top = atom("top", [0, 2], 300_000, [middle]);

  expect(namesOf(mergeAtoms([top, middle, base], [1, 1, 1]))).toEqual(["base", "middle", "top"]);
});
