import { phoneWords } from "#ui/text/phone-text.tsx";
import { t } from "@boresight/domain/texts/text";
import { formatCents } from "@boresight/domain/base/money";
import { vinTail } from "@boresight/domain/vehicles/vin";
import { rowsOf } from "#data/rows.ts";
import type { FindAnythingQuery } from "#graphql/graphql.ts";
import { documentStatusWords } from "#records/billing/document-status.tsx";
import { customerName } from "#records/customer-name.ts";

export interface FoundEntry {
  id: string;
  group: string;
  main: string;
  second: string;
  to: string;
  search: Record<string, string>;
}

/** The results as one list, documents of just this number first, then orders; staff and customers see different status labels. */
export function foundEntries(
  found: FindAnythingQuery | undefined,
  { words }: { words: "statusName" | "customerLabel" },
): FoundEntry[] {
  const orders = rowsOf(found?.serviceOrders).map(
    ({ id, internalOrderNumber, repairOrderNumber, vehicle, status }) => ({
      id,
      group: t("base.orders"),
      to: `/service-orders/${id}`,
      search: {},
      main: joined(internalOrderNumber, vehicle?.vehicleDescription),
      second: joined(status?.[words], repairOrderNumber),
    }),
  );
  const customers = rowsOf(found?.customers).map(({ id, phone, ...name }) => ({
    id,
    group: t("base.customers"),
    to: "/service-orders",
    search: {
      customer: id,
      view: "all",
    },
    main: customerName(name),
    second: phone ? phoneWords(phone) : "",
  }));
  const vehicles = rowsOf(found?.vehicles).map(({ id, vehicleDescription, vinNumber }) => ({
    id,
    group: t("base.vehicles"),
    to: "/vehicles",
    search: { search: vinNumber ?? vehicleDescription },
    main: vehicleDescription,
    second: vinNumber ? vinTail(vinNumber) : "",
  }));
  const invoices = rowsOf(found?.invoices).map((each) =>
    documentEntry(each, { group: t("billing.invoices"), tab: "invoice" }),
  );
  const estimates = rowsOf(found?.estimates).map((each) =>
    documentEntry(each, { group: t("billing.estimates"), tab: "estimates" }),
  );
  return [...invoices, ...estimates, ...orders, ...customers, ...vehicles];
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

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(" · ");
