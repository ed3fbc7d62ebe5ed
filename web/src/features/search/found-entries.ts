import { t } from "@boresight/domain/texts/text";
import { formatCents } from "@boresight/domain/base/money";
import { rowsOf } from "#data/rows.ts";
import type { FindAnythingQuery } from "#graphql/graphql.ts";
import { documentStatusWords } from "#records/billing/document-status.tsx";
import {
  contactEntry,
  customerEntry,
  equipmentEntry,
  joined,
  orderEntry,
  paymentEntry,
  vehicleEntry,
  type FoundEntry,
} from "./record-entry.ts";

/** The page that shows invoices without an order to this person. */
type OpeningPage = "/billing" | "/invoices";

/** The results as one list, documents of just this number first, then orders, each with what matches the typed text. */
export function foundEntries(
  found: FindAnythingQuery | undefined,
  { typed, openingPage }: { typed: string; openingPage: OpeningPage },
): FoundEntry[] {
  const invoices = rowsOf(found?.invoices).map((each) =>
    documentEntry(each, { group: t("base.invoices"), tab: "invoice", openingPage }),
  );
  const estimates = rowsOf(found?.estimates).map((each) =>
    documentEntry(each, { group: t("base.estimates"), tab: "estimates", openingPage }),
  );
  const orders = (found?.orderPage?.orders ?? []).filter((order) => order !== null);
  return [
    ...invoices,
    ...estimates,
    ...orders.map((order) => orderEntry(order, typed)),
    ...rowsOf(found?.payments).map(paymentEntry),
    ...rowsOf(found?.customers).map(customerEntry),
    ...rowsOf(found?.contacts).flatMap(contactEntry),
    ...rowsOf(found?.vehicles).map((vehicle) => vehicleEntry(vehicle, typed)),
    ...rowsOf(found?.equipments).map(equipmentEntry),
  ];
}

interface FoundDocument {
  id: string;
  number: string | null;
  status: string;
  /** Null for an opening invoice. */
  serviceOrderId: string | null;
  totalCents?: number;
}

/** An estimate or invoice with its state and, for who may see it, its amount; it opens with its order. */
const documentEntry = (
  { id, number, status, serviceOrderId, totalCents }: FoundDocument,
  { group, tab, openingPage }: { group: string; tab: string; openingPage: OpeningPage },
): FoundEntry => ({
  id,
  group,
  ...(serviceOrderId
    ? { to: `/service-orders/${serviceOrderId}`, search: { tab } }
    : { to: openingPage, search: { search: number ?? "" } }),
  main: number ?? "",
  second: joined(documentStatusWords(status), totalCents === undefined ? null : formatCents(totalCents)),
});
