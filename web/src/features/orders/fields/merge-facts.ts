import type { FactField } from "./fact-fields.ts";
import type { FactValues } from "./fact-values.ts";

interface Versions {
  /** What both began with. */
  before: FactValues;
  mine: FactValues;
  theirs: FactValues;
}

interface Merged {
  values: FactValues;
  /** What both changed, and differently: only a person can say which one stays. Until then it is mine. */
  contested: readonly FactField[];
}

/** Two people changed facts of one order: what only one of them changed stands as that one wants it. */
export function mergeFacts(fields: readonly FactField[], { before, mine, theirs }: Versions): Merged {
  const isMine = ({ field }: FactField) => mine[field] !== before[field];
  const isTheirs = ({ field }: FactField) => theirs[field] !== before[field];
  const values = fields.map((fact) => [fact.field, (isMine(fact) ? mine : theirs)[fact.field] ?? ""] as const);
  const contested = fields.filter((fact) => isMine(fact) && isTheirs(fact) && mine[fact.field] !== theirs[fact.field]);
  return { values: Object.fromEntries(values), contested };
}
