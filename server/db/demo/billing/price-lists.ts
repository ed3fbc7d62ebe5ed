import { plusDays, type CalendarDay } from "@boresight/domain/base/calendar-day";
import { cents } from "@boresight/domain/base/money";
import type { PriceListEntry } from "@boresight/domain/billing/price-list";
import type { Row } from "#db/rows/factories.ts";
import { demoId } from "../random.ts";
import type { LineItemType } from "./demo-line.ts";

interface DemoPriceList {
  row: Row;
  entries: Row[];
  prices: readonly PriceListEntry[];
}

export interface DemoPriceLists {
  partners: DemoPriceList;
  /** A standing agreement: estimates of these customers need no approval. */
  fleets: DemoPriceList;
}

/** What partners and fleets agreed on; the partners' front camera became dearer half a year ago. */
export function buildPriceLists(types: ReadonlyMap<string, LineItemType>, today: CalendarDay): DemoPriceLists {
  const start = plusDays(today, -500);
  const raised = plusDays(today, -180);
  const calibrations = [...types.values()].filter(({ category }) => category === "calibration");
  const entry = (key: string, values: Partial<PriceListEntry>): PriceListEntry => ({
    lineItemTypeId: types.get(key)?.id ?? "",
    unitPrice: null,
    percentage: null,
    validFrom: start,
    validUntil: null,
    ...values,
  });
  const percentage = (share: number, but: readonly string[]) =>
    calibrations.filter(({ key }) => !but.includes(key)).map(({ key }) => entry(key, { percentage: share }));
  const partners = [
    entry("CAL-FCAM-S", { unitPrice: cents(29_900), validUntil: plusDays(raised, -1) }),
    entry("CAL-FCAM-S", { unitPrice: cents(30_900), validFrom: raised }),
    ...percentage(9500, ["CAL-FCAM-S"]),
    entry("SCAN-PRE", { unitPrice: cents(6500) }),
    entry("SCAN-POST", { unitPrice: cents(6500) }),
  ];
  return {
    partners: buildPriceList({ name: "Partner shops" }, partners),
    fleets: buildPriceList({ name: "Fleet agreement", auto_approve: true }, percentage(9000, [])),
  };
}

function buildPriceList(values: { name: string; auto_approve?: boolean }, prices: PriceListEntry[]): DemoPriceList {
  const row = { id: demoId(), ...values };
  const entries = prices.map((price) => ({
    id: demoId(),
    price_list_id: row.id,
    line_item_type_id: price.lineItemTypeId,
    unit_price: price.unitPrice,
    percentage: price.percentage,
    valid_from: price.validFrom,
    valid_until: price.validUntil,
  }));
  return { row, entries, prices };
}
