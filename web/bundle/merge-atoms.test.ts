import { expect, test } from "vitest";
import { mergeAtoms, type Atom, type Share } from "./merge-atoms.ts";

const atom = (name: string, users: number[], size: number, needs: Atom[] = []): Atom => ({
  modules: new Set([name]),
  users: new Set(users),
  size,
  needs: new Set(needs),
});
/** By screen; bounds that nothing reaches. */
const counted = (...weights: number[]): Share[] => weights.map((weight) => ({ weight, inVain: 1_000_000 }));
const namesOf = (groups: readonly Atom[]) => groups.map(({ modules }) => [...modules].toSorted().join("+"));

test("small modules that nearly the same screens need travel together", () => {
  const groups = mergeAtoms([atom("form", [0, 1, 2], 4000), atom("picker", [0, 1], 3000)], counted(1, 1, 1));

  expect(namesOf(groups)).toEqual(["form+picker"]);
});

test("a screen is spared what is large and only others need", () => {
  const groups = mergeAtoms([atom("table", [0, 1], 200_000), atom("words", [1, 2], 500)], counted(1, 1, 1));

  expect(namesOf(groups)).toEqual(["table", "words"]);
});

test("a screen that people open often counts more than others", () => {
  const [form, chart] = [atom("form", [0, 1], 5000), atom("chart", [1, 2], 5000)];

  expect(namesOf(mergeAtoms([form, chart], counted(8, 1, 1)))).toEqual(["form", "chart"]);
  expect(namesOf(mergeAtoms([form, chart], counted(1, 8, 1)))).toEqual(["chart+form"]);
});

/** Groups the two modules of two screens, of which the first has no use for the charts. */
const withBound = (inVain: number) =>
  mergeAtoms([atom("form", [0, 1], 3000), atom("chart", [1], 2000)], [{ weight: 1, inVain }, ...counted(1)]);

test("no screen loads more in vain than it may", () => {
  expect(namesOf(withBound(2000))).toEqual(["chart+form"]);
  expect(namesOf(withBound(1999))).toEqual(["form", "chart"]);
});

test("what a screen would load in vain counts with all that it imports", () => {
  const schemas = atom("schemas", [1, 2], 200_000);
  const form = atom("form", [1, 2], 500, [schemas]);
  const list = atom("list", [0, 1], 500);

  const groups = mergeAtoms([schemas, form, list], counted(1, 1, 1));

  expect(namesOf(groups)).toContain("list");
});

test("what needs each other by way of a third is not merged around it", () => {
  const base = atom("base", [0, 1], 1000);
  const large = atom("large", [0, 1, 2, 3], 100_000, [base]);
  const top = atom("top", [0, 1], 1000, [large]);

  const groups = mergeAtoms([top, base, large], counted(1, 1, 1, 1));

  expect(namesOf(groups)).not.toContain("base+top");
});

test("each group comes after those it needs", () => {
  const base = atom("base", [0, 1, 2], 300_000);
  const middle = atom("middle", [0, 1], 300_000, [base]);
  const top = atom("top", [0, 2], 300_000, [middle]);

  expect(namesOf(mergeAtoms([top, middle, base], counted(1, 1, 1)))).toEqual(["base", "middle", "top"]);
});
