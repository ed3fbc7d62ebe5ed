/** Returns a sentence for each variable that is nearly named like a setting: it is read by nobody, and nobody would notice. */
export function misspeltSettings(environment: NodeJS.ProcessEnv, names: readonly string[]): string[] {
  const known = new Set(names);
  return Object.entries(environment).flatMap(([name, value]) => {
    const [, bare = name, file = ""] = /^(.+?)(_FILE)?$/.exec(name) ?? [];
    if (!value?.trim() || !bare.includes("_") || known.has(bare)) return [];
    const meant = nearest(bare, names);
    return meant === undefined ? [] : [`${name} is not a setting: did you mean ${meant}${file}?`];
  });
}

/** Short names are near to too much. */
const mostSteps = (name: string): number => (name.length < 10 ? 1 : 2);

function nearest(given: string, names: readonly string[]): string | undefined {
  const [first] = names
    .filter((name) => name.includes("_") && Math.abs(name.length - given.length) <= mostSteps(name))
    .map((name) => ({ name, steps: stepsBetween(given, name) }))
    .filter(({ name, steps }) => steps <= mostSteps(name))
    .toSorted((one, other) => one.steps - other.steps);
  return first?.name;
}

/** Letters to add, to leave out, to replace, or to exchange with the next one. */
function stepsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const steps = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const exchanged = column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const ways = [at(last, column) + 1, at(steps, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1)];
      if (exchanged) ways.push(at(beforeLast, column - 2) + 1);
      steps.push(Math.min(...ways));
    }
    [beforeLast, last] = [last, steps];
  }
  return at(last, other.length);
}

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? Infinity;
