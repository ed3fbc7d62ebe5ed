import type { Cents } from "@boresight/domain/base/money";
import { priceOf, type PriceListEntry } from "@boresight/domain/billing/price-list";
import { sameDayFee } from "@boresight/domain/billing/suggested-lines";
import { localDay } from "@boresight/domain/schedule/working-time";
import { fallbackZone } from "#modules/orders/facility-of-order.ts";
import type { Transaction } from "#platform/database/transaction.ts";

/** What an appointment on the same day costs the caller, in cents; null where the shop charges nothing for it. */
export async function readSameDayFee({ caller, system, now }: Transaction): Promise<Cents | null> {
  const fee = await system.maybe<{ id: string; unitPrice: Cents; entries: PriceListEntry[] }>({
    text: `select y.id, y.unit_price, coalesce((select json_agg(json_build_object('lineItemTypeId', e.line_item_type_id,
          'unitPrice', e.unit_price, 'percentage', e.percentage, 'validFrom', e.valid_from, 'validUntil', e.valid_until))
        from app.customers c join app.price_lists p on p.id = c.price_list_id and p.is_active
        join app.price_list_entries e on e.price_list_id = p.id and e.line_item_type_id = y.id
        where c.id = $2), '[]') as entries
      from app.line_item_types y where y.key = $1 and y.is_active`,
    values: [sameDayFee, caller.customerId],
  });
  return fee ? priceOf(fee, fee.entries, localDay(fallbackZone, now.getTime())) : null;
}
