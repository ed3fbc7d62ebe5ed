import { itemNames, itemRecord, type AccountingItem } from "@boresight/domain/accounting/item-record";
import { ready, unwanted, waiting, type BuiltRecord, type Building } from "./built-record.ts";

/** A line item type as the shop sells it now. */
export async function buildItem(id: string, { system, mapping }: Building): Promise<BuiltRecord> {
  const item = await system.maybe<AccountingItem>({
    isPrepared: true,
    text: "select key, name, description, unit_price, purchase_cost from app.line_item_types where id = $1",
    values: [id],
  });
  if (!item) return unwanted;
  const { incomeAccountId, expenseAccountId } = mapping;
  if (incomeAccountId === null) return waiting("waitsForMapping", []);
  return ready(itemRecord(item, { incomeAccountId, expenseAccountId }), itemNames(item).slice(1));
}
