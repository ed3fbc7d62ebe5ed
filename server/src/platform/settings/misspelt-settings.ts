import { editDistance } from "@boresight/domain/texts/edit-distance";

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
const mostSteps = (name: string): number => (name.length < 8 ? 1 : 2);

function nearest(given: string, names: readonly string[]): string | undefined {
  const [first] = names
    .filter((name) => name.includes("_") && Math.abs(name.length - given.length) <= mostSteps(name))
    .map((name) => ({ name, steps: editDistance(given, name) }))
    .filter(({ name, steps }) => steps <= mostSteps(name))
    .toSorted((one, other) => one.steps - other.steps);
  return first?.name;
}
