import { folded } from "./folded.ts";

/** By these records are found, whatever their spaces, capitals and dots: another way to write them is no change. */
const keys: ReadonlySet<string> = new Set(["companyName", "firstName", "lastName", "name", "street"]);

/** The fields of what a file says that differ from what is stored. */
export function changedFields(
  said: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(said)
    .filter(([name, value]) => value !== undefined && !isSame(value, stored[name], keys.has(name)))
    .map(([name]) => name);
}

function isSame(one: unknown, other: unknown, isKey: boolean): boolean {
  if (isKey && typeof one === "string" && typeof other === "string") return folded(one) === folded(other);
  const areLists = Array.isArray(one) && Array.isArray(other);
  return one === other || (areLists && JSON.stringify(one) === JSON.stringify(other)) || (isNone(one) && isNone(other));
}

const isNone = (value: unknown): boolean => value === null || value === undefined || value === "";
