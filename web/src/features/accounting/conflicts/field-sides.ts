import type { Side } from "./side-by-side.tsx";

/** Which side counts for each field. */
export type FieldSides = Readonly<Record<string, Side>>;

export const allOf = (fields: readonly string[], side: Side): FieldSides =>
  Object.fromEntries(fields.map((field) => [field, side]));

/** The side that counts for all of them; null when they differ. */
export function commonSide(sides: FieldSides): Side | null {
  const [first, ...others] = new Set(Object.values(sides));
  return first !== undefined && others.length === 0 ? first : null;
}

/** The decision for the server: ours counts, but for the fields that say otherwise. */
export function decisionOf(sides: FieldSides): { resolution: Side; choices: { field: string; side: Side }[] } {
  const common = commonSide(sides);
  if (common) return { resolution: common, choices: [] };
  const choices = Object.entries(sides)
    .filter(([, side]) => side === "theirs")
    .map(([field, side]) => ({ field, side }));
  return { resolution: "ours", choices };
}
