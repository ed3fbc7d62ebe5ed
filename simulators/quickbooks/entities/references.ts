import { notFound, wrongReference } from "../accounting/fault.ts";
import type { Company } from "./company.ts";
import { referredId, textOf, type Entity, type EntityName, type Fields } from "./entity.ts";

interface Reference {
  /** The field that holds it, such as `CustomerRef`. */
  field: string;
  to: EntityName;
}

/** Returns what the field refers to. Throws 2500 when there is none, and 610 when it was made inactive. */
export function resolveReference(company: Company, fields: Fields, { field, to }: Reference): Entity {
  const target = company.find(to, referredId(fields, field));
  if (!target) throw wrongReference(field);
  if (target["Active"] === false) throw notFound(field);
  return target;
}

/** The reference with the target's name beside its id. */
export const namedReference = (target: Entity): Fields => ({
  value: target.Id,
  name: textOf(target, "DisplayName") || textOf(target, "Name"),
});
