import type { EditableField } from "./field-kinds.ts";
import type { FieldValues } from "./field-values.ts";

interface Versions {
  /** What both began with. */
  before: FieldValues;
  mine: FieldValues;
  theirs: FieldValues;
}

interface Merged {
  values: FieldValues;
  /** What both changed, and differently: only a person can say which one stays. Until then it is mine. */
  contested: readonly EditableField[];
}

/** Merges what two people changed on one order: a field that only one of them changed takes that value. */
export function mergeFields(fields: readonly EditableField[], { before, mine, theirs }: Versions): Merged {
  const isMine = ({ field }: EditableField) => mine[field] !== before[field];
  const isTheirs = ({ field }: EditableField) => theirs[field] !== before[field];
  const values = fields.map(
    (editable) => [editable.field, (isMine(editable) ? mine : theirs)[editable.field] ?? ""] as const,
  );
  const contested = fields.filter(
    (editable) => isMine(editable) && isTheirs(editable) && mine[editable.field] !== theirs[editable.field],
  );
  return { values: Object.fromEntries(values), contested };
}
