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

/** Two people changed facts of one order: what only one of them changed stands as that one wants it. */
export function mergeFields(fields: readonly EditableField[], { before, mine, theirs }: Versions): Merged {
  const isMine = ({ field }: EditableField) => mine[field] !== before[field];
  const isTheirs = ({ field }: EditableField) => theirs[field] !== before[field];
  const values = fields.map((fact) => [fact.field, (isMine(fact) ? mine : theirs)[fact.field] ?? ""] as const);
  const contested = fields.filter((fact) => isMine(fact) && isTheirs(fact) && mine[fact.field] !== theirs[fact.field]);
  return { values: Object.fromEntries(values), contested };
}
