/** The names of the lanes. Jobs of one lane are done one at a time and in order. */
import type { QboEntityName } from "@boresight/domain/accounting/qbo";

/** What is sold is every customer's. */
export const catalogLane = "catalog";

/** What was reported from there, until it is known whose it is. */
const unknownLane = "pull";

export const customerLane = (customerId: string): string => `customer:${customerId}`;

export function laneOf({ entity, customerId }: { entity: QboEntityName; customerId: string | null }): string {
  if (entity === "Item") return catalogLane;
  return customerId === null ? unknownLane : customerLane(customerId);
}

/** The same in SQL, of our own records: items, and what is a customer's. */
export const ownLane = (entity: string, customerId: string): string =>
  `case when ${entity} = 'Item' then '${catalogLane}' else '${customerLane("")}' || ${customerId} end`;
