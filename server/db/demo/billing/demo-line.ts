// The lines of the demo's estimates and invoices, and what they come to.
import { localDay } from "@boresight/domain/schedule/working-time";
import { cents, type Cents } from "@boresight/domain/base/money";
import { documentTotals, type DocumentTotals } from "@boresight/domain/billing/document-totals";
import { priceOf } from "@boresight/domain/billing/price-list";
import { buildLineItem, type Row } from "#db/rows/factories.ts";
import type { DemoOrder } from "../orders/orders.ts";
import { demoId, type Chance } from "../random.ts";
import type { DemoPriceLists } from "./price-lists.ts";

export interface LineItemType {
  id: string;
  key: string;
  name: string;
  category: string;
  unitPrice: Cents;
  taxable: boolean;
}

export interface DemoLine {
  type: LineItemType;
  quantity: number;
  unitPrice: Cents;
  taxable: boolean;
  discount: { basisPoints: number };
  isOptional: boolean;
  isAccepted: boolean;
}

interface Priced {
  types: ReadonlyMap<string, LineItemType>;
  priceLists: DemoPriceLists;
  chance: Chance;
}

/** What an order is billed at the customer's prices: some get a discount, some are offered one thing more. */
export function priceLines(order: DemoOrder, { types, priceLists, chance }: Priced): DemoLine[] {
  const { work, journey, vehicle } = order;
  const [discount, offered] = [chance.happens(0.06), chance.happens(0.08)];
  const on = localDay(String(vehicle.customer.facility.row["time_zone"]), sentAt(order).getTime());
  const listId = vehicle.customer.row["price_list_id"];
  const prices = Object.values(priceLists).find(({ row }) => row.id === listId)?.prices ?? [];
  const line = (key: string, quantity: number, values: Partial<DemoLine> = {}): DemoLine => {
    const type = types.get(key);
    if (!type) throw new Error(`There is no line item type "${key}"`);
    const unitPrice = priceOf(type, prices, on);
    const usual = { discount: { basisPoints: 0 }, isOptional: false, isAccepted: true };
    return { type, quantity, unitPrice, taxable: type.taxable, ...usual, ...values };
  };
  const services = [...work.calibrations, "SCAN-PRE", "SCAN-POST"].map((key, index) =>
    line(key, 1000, discount && index === 0 ? { discount: { basisPoints: 1000 } } : {}),
  );
  const transport = transportOf(journey.intake, vehicle.customer.distance).map(([key, quantity]) =>
    line(key, quantity),
  );
  const extra = offered ? [line("ALN-CHK", 1000, { isOptional: true, isAccepted: chance.happens(0.4) })] : [];
  return [...services, ...transport.filter(({ quantity }) => quantity > 0), ...extra];
}

/** When an order's estimate was sent, or else begun. */
export const sentAt = ({ entered }: DemoOrder): Date =>
  entered.get("approval") ?? entered.get("estimating") ?? new Date(0);

function transportOf(intake: DemoOrder["journey"]["intake"], distance: number): readonly (readonly [string, number])[] {
  const billableMiles = Math.round(Math.max(0, 2 * (distance - 10)) * 1000);
  if (intake === "dropOff") return [];
  if (intake === "tow")
    return [
      ["TOW-BASE", 1000],
      ["TOW-MI", Math.round(Math.max(0, distance - 5) * 1000)],
    ];
  return [
    [intake === "pickup" ? "PKUP" : "MOB-CALL", 1000],
    ["FUEL-MI", billableMiles],
  ];
}

export function totalsOf(lines: readonly DemoLine[], { vehicle: { customer } }: DemoOrder): DocumentTotals {
  const isTaxExempt = customer.row["tax_exempt"] === true;
  return documentTotals({ lines, taxes: isTaxExempt ? [] : customer.facility.taxes, isTaxExempt });
}

export type Parent = { estimate_id: string } | { invoice_id: string };

interface DocumentRows {
  /** For the document's own row. */
  sums: { subtotal_cents: Cents; tax_cents: Cents; total_cents: Cents; tax_exempt_reason: string; bill_to: unknown };
  lines: Row[];
  taxes: Row[];
}

/** What hangs on an estimate or invoice, and its sums. */
export function buildContent(order: DemoOrder, lines: readonly DemoLine[], parent: Parent): DocumentRows {
  const { subtotal, tax, total, taxes, lineTotals } = totalsOf(lines, order);
  const { customer } = order.vehicle;
  const whose = { ...parent, customer_id: customer.row.id };
  return {
    sums: {
      subtotal_cents: subtotal,
      tax_cents: tax,
      total_cents: total,
      tax_exempt_reason: customer.row["tax_exempt"] === true ? "Tax exempt: certificate on file" : "",
      bill_to: billTo(order),
    },
    lines: lines.map((line, index) =>
      buildLineItem({
        id: demoId(),
        ...whose,
        line_item_type_id: line.type.id,
        description: line.type.name,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        total_price: lineTotals[index] ?? cents(0),
        taxable: line.taxable,
        discount_basis_points: line.discount.basisPoints,
        is_optional: line.isOptional,
        is_accepted: line.isAccepted,
        sort_order: (index + 1) * 10,
      }),
    ),
    taxes: taxes.map(({ name, rate, taxable, amount }, index) => ({
      id: demoId(),
      ...whose,
      name,
      rate,
      taxable_cents: taxable,
      tax_cents: amount,
      sort_order: (index + 1) * 10,
    })),
  };
}

function billTo({ vehicle: { customer } }: DemoOrder) {
  const { row, address } = customer;
  const { street, unit = null, city, state, postal_code: postalCode, country = "US" } = address;
  return {
    companyName: row["company_name"],
    firstName: row["first_name"],
    lastName: row["last_name"],
    email: row["email"],
    phone: row["phone"],
    address: { street, unit, city, state, postalCode, country },
  };
}
