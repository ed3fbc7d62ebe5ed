import { t } from "@boresight/domain/texts/text";
import { formatCents } from "@boresight/domain/base/money";
import { rowsOf } from "#data/rows.ts";
import type { FindAnythingQuery } from "#graphql/graphql.ts";
import { documentStatusWords } from "#records/billing/document-status.tsx";
import { customerEntry, joined, orderEntry, vehicleEntry, type FoundEntry } from "./record-entry.ts";

/** The results as one list, documents of just this number first, then orders, each with what matches the typed text. */
export function foundEntries(found: FindAnythingQuery | undefined, typed: string): FoundEntry[] {
  const invoices = rowsOf(found?.invoices).map((each) =>
    documentEntry(each, { group: t("billing.invoices"), tab: "invoice" }),
  );
  const estimates = rowsOf(found?.estimates).map((each) =>
    documentEntry(each, { group: t("billing.estimates"), tab: "estimates" }),
  );
  const orders = (found?.orderPage?.orders ?? []).filter((order) => order !== null);
  return [
    ...invoices,
    ...estimates,
    ...orders.map((order) => orderEntry(order, typed)),
    ...rowsOf(found?.customers).map(customerEntry),
    ...rowsOf(found?.vehicles).map((vehicle) => vehicleEntry(vehicle, typed)),
  ];
}

interface FoundDocument {
  id: string;
  number: string | null;
  status: string;
  serviceOrderId: string;
  totalCents?: number;
}

/** An estimate or invoice with its state and, for who may see it, its amount; it opens with its order. */
const documentEntry = (
  { id, number, status, serviceOrderId, totalCents }: FoundDocument,
  { group, tab }: { group: string; tab: string },
): FoundEntry => ({
  id,
  group,
  to: `/service-orders/${serviceOrderId}`,
  search: { tab },
  main: number ?? "",
  second: joined(documentStatusWords(status), totalCents === undefined ? null : formatCents(totalCents)),
});
