/** What of a record of theirs can be compared with ours. */
import type { RecordFields } from "@boresight/domain/accounting/merge-record";

/** Theirs with only the parts that ours has: QuickBooks adds names to references, ids to addresses and more. */
export const projectFields = (theirs: RecordFields, ours: RecordFields): RecordFields =>
  Object.fromEntries(Object.entries(ours).map(([name, shape]) => [name, project(theirs[name], shape)]));

function project(value: unknown, shape: unknown): unknown {
  if (Array.isArray(shape) && Array.isArray(value))
    return value.map((part: unknown, index) => project(part, shape[index] ?? shape[0]));
  if (isFields(shape) && isFields(value)) return projectFields(value, shape);
  return value;
}

const isFields = (value: unknown): value is RecordFields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A part of a record, such as `CustomerRef` and `value`; undefined where there is none. */
export const partOf = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((part, name) => (isFields(part) ? part[name] : undefined), value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
