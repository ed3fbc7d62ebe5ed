import type { EditableField } from "./fields-to-edit.ts";
import type { FieldValues } from "./field-values.ts";

interface Versions {
  /** The common starting values. */
  before: FieldValues;
  mine: FieldValues;
  theirs: FieldValues;
}

interface Merged {
  values: FieldValues;
  /** The fields that both changed to different values: a person must choose. Until then the own value is used. */
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
