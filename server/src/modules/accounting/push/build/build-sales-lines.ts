/** The lines of estimates and invoices. */
import type { Cents } from "@boresight/domain/base/money";
import { salesRecordLine } from "@boresight/domain/accounting/sales-record";
import { salesLine } from "#integrations/quickbooks/entities/sales-line.ts";
import type { StoredLine } from "#modules/billing/documents/read-lines.ts";
import { waiting, type Building, type NeededRecord, type WaitingRecord } from "./built-record.ts";

export interface SoldDocument {
  customerId: string;
  customerName: string;
  lines: readonly StoredLine[];
  /** Not empty for a customer who pays no taxes. */
  taxExemptReason: string;
  tax: Cents;
}

interface SalesParts {
  CustomerRef: { value: string };
  Line: readonly ReturnType<typeof salesLine>[];
  TxnTaxDetail?: { TotalTax: Cents };
}

/** Whom it is for, what is sold and the tax; or the customer and items that must be there first. */
export async function buildSalesParts(
  { customerId, customerName, lines, taxExemptReason, tax }: SoldDocument,
  { mapping, linksOf, system }: Building,
): Promise<SalesParts | WaitingRecord> {
  const customer = (await linksOf("Customer", [customerId])).get(customerId);
  if (!customer) return waiting("waitsForCustomer", [{ entity: "Customer", localId: customerId, label: customerName }]);
  const typeIds = [...new Set(lines.map(({ lineItemTypeId }) => lineItemTypeId))];
  const items = await linksOf("Item", typeIds);
  const missing = typeIds.filter((id) => !items.has(id));
  if (missing.length > 0) return waiting("waitsForItem", await namedItems(missing, system));
  const { taxableCode, exemptCode, taxPolicy } = mapping;
  return {
    CustomerRef: { value: customer.qboId },
    Line: lines.map((line) =>
      salesLine({
        ...salesRecordLine(line),
        itemId: items.get(line.lineItemTypeId)?.qboId ?? "",
        taxCode: line.taxable && taxExemptReason === "" ? taxableCode : exemptCode,
      }),
    ),
    ...(taxPolicy === "ours" && { TxnTaxDetail: { TotalTax: tax } }),
  };
}

async function namedItems(ids: readonly string[], system: Building["system"]): Promise<NeededRecord[]> {
  const types = await system.rows<{ id: string; name: string }>({
    text: "select id, name from app.line_item_types where id = any ($1) order by sort_order, id",
    values: [ids],
  });
  return types.map(({ id, name }) => ({ entity: "Item", localId: id, label: name }));
}
