import * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import { rowsOf } from "#data/rows.ts";
import type { QboItemLinksQuery } from "#graphql/graphql.ts";

/** A line item type, and the item in QuickBooks that it is or seems to be. */
export interface ItemRow {
  id: string;
  name: string;
  linkedTo: string | null;
  suggestion: { recordId: string; name: string } | null;
}

const snapshotSchema = shape.object({ Name: shape.string() });

/** The active line item types in their order, and those that are linked though nothing is sold as them any more. */
export function itemRows(links: QboItemLinksQuery): ItemRow[] {
  const linked = new Map(
    [...rowsOf(links.qboLinks), ...rowsOf(links.furtherLinks)].map(({ localId, qboId, snapshot }) => [
      localId,
      snapshotSchema.safeParse(snapshot).data?.Name ?? t("accounting.itemNumber", { id: qboId }),
    ]),
  );
  const suggested = new Map(
    rowsOf(links.qboRecords).map(({ id: recordId, name, suggestedId }) => [suggestedId, { recordId, name }]),
  );
  return [...rowsOf(links.lineItemTypes), ...rowsOf(links.furtherTypes)]
    .filter(({ id, isActive }) => isActive || linked.has(id))
    .map(({ id, name }) => ({
      id,
      name,
      linkedTo: linked.get(id) ?? null,
      suggestion: linked.has(id) ? null : (suggested.get(id) ?? null),
    }));
}
