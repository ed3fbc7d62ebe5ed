import { cents, type Cents } from "@boresight/domain/base/money";
import { priceOf } from "@boresight/domain/billing/price-list";
import { transportLines } from "@boresight/domain/billing/transport-lines";
import type { TransportPrices } from "@boresight/domain/settings/shop-settings";
import type { Rights } from "#platform/database/transaction.ts";
import type { BillingContext } from "#modules/billing/documents/read-billing-context.ts";
import type { StoredLine } from "#modules/billing/documents/read-lines.ts";

export interface NewPrice {
  lineItemId: string;
  /** In cents. */
  unitPrice: Cents;
}

/** Prices of these are typed for each job. */
const typedCategories = ["adjustment", "sublet"];

/** The lines of a draft whose price is another one today: in the catalog, on the customer's list or for transport. */
export async function findNewPrices(
  lines: readonly StoredLine[],
  context: BillingContext,
  system: Rights,
): Promise<NewPrice[]> {
  const types = await system.rows<{ id: string; unitPrice: Cents }>({
    text: "select id, unit_price from app.line_item_types where id = any ($1)",
    values: [lines.map(({ lineItemTypeId }) => lineItemTypeId)],
  });
  const byType = new Map(types.map((type) => [type.id, type]));
  const transport = transportLines(context.transport, await readTransportPrices(system));
  return lines
    .filter(({ category }) => !typedCategories.includes(category))
    .flatMap((line) => {
      const type = byType.get(line.lineItemTypeId);
      const own = transport.find(({ typeKey }) => typeKey === line.typeKey)?.unitPrice;
      const unitPrice = own ?? (type ? priceOf(type, context.prices, context.today) : line.unitPrice);
      return unitPrice === line.unitPrice ? [] : [{ lineItemId: line.id, unitPrice: cents(unitPrice) }];
    });
}

export const readTransportPrices = (system: Rights): Promise<TransportPrices> =>
  system.one<TransportPrices>({
    isPrepared: true,
    text: `select free_radius_miles, fuel_cents_per_mile, tow_base_cents, tow_miles_included, tow_cents_per_mile, service_radius_miles
      from app.shop_settings order by version desc limit 1`,
  });
