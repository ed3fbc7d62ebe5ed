/** Joins what two sides made of a record that they agreed about before (handbook section 18). */

/** A record's fields by their names, as JSON. */
export type RecordFields = Readonly<Record<string, unknown>>;

export interface ThreeVersions {
  /** What both sides said last. */
  agreed: RecordFields;
  ours: RecordFields;
  theirs: RecordFields;
}

export interface MergedRecord {
  /** Everything with the changes of both sides; where they differ, as it was agreed. */
  merged: RecordFields;
  /** What only we changed: they take it over. */
  ourChanges: RecordFields;
  /** What only they changed: we take it over. */
  theirChanges: RecordFields;
  /** The fields that both changed, each to something else, in the order of their names. */
  overlap: readonly string[];
}

/** Compares field by field; a field with parts, such as an address, is one field. */
export function mergeRecord({ agreed, ours, theirs }: ThreeVersions): MergedRecord {
  const merged: Record<string, unknown> = { ...agreed };
  const ourChanges: Record<string, unknown> = {};
  const theirChanges: Record<string, unknown> = {};
  const overlap: string[] = [];
  for (const name of namesIn(agreed, ours, theirs)) {
    const byUs = !isSameField(ours[name], agreed[name]);
    const byThem = !isSameField(theirs[name], agreed[name]);
    if (byUs && byThem && !isSameField(ours[name], theirs[name])) overlap.push(name);
    else if (byUs) merged[name] = ours[name];
    else if (byThem) merged[name] = theirs[name];
    if (byUs && !byThem) ourChanges[name] = ours[name];
    if (byThem && !byUs) theirChanges[name] = theirs[name];
  }
  return { merged, ourChanges, theirChanges, overlap };
}

/** The fields of a record that say something else than before, with their present values. */
export const changedFields = (before: RecordFields, now: RecordFields): RecordFields =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSameField(value, before[name])));

/** An empty text, an empty object, null and nothing are the same: QuickBooks leaves empty fields out. */
export const isSameField = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const namesIn = (...records: RecordFields[]): string[] =>
  [...new Set(records.flatMap((record) => Object.keys(record)))].toSorted();

const textOf = (value: unknown): string => JSON.stringify(withoutEmpty(value)) ?? "";

/** Without fields that say nothing. */
export function withoutEmpty(value: unknown): unknown {
  if (value === null || value === "") return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((part: unknown) => withoutEmpty(part));
  if (typeof value !== "object") return value;
  const parts = Object.entries(value)
    .map(([name, part]) => [name, withoutEmpty(part)] as const)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}
