import type { InvoiceSortField } from "@boresight/domain/billing/lists/invoice-list";
import { invoiceStatuses } from "@boresight/domain/billing/invoice-status";
import type { InvoiceListFilter } from "#graphql/graphql.ts";
import { documentStatusWords } from "#records/billing/document-status.tsx";
import type { Sort } from "#ui/table/paging.ts";

const sortFields: readonly InvoiceSortField[] = ["issueDate", "dueDate", "totalCents", "balanceCents", "status"];

type Search = Readonly<Record<string, string | undefined>>;

/** The filters behind the button, by their names in the address. */
export const lessCommonFilters = ["status", "customer", "issuedFrom", "issuedTo", "dueFrom", "dueTo"] as const;

/** All filters, by their names in the address. */
export const filterNames = ["search", "overdue", ...lessCommonFilters] as const;

export const statusChoices = invoiceStatuses.map((value) => ({ value, label: documentStatusWords(value) }));

/** Those that the address names and that exist. */
export const statusesIn = (named: string | undefined): string[] => {
  const names = named?.split(",") ?? [];
  return invoiceStatuses.filter((status) => names.includes(status));
};

const given = (values: Search) => Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/** What the address narrows the list to. */
export function invoicesIn({ search, overdue, status, customer, ...days }: Search): InvoiceListFilter {
  const { issuedFrom, issuedTo, dueFrom, dueTo } = days;
  const statuses = statusesIn(status);
  return {
    ...given({ search, customer, issuedFrom, issuedTo, dueFrom, dueTo }),
    ...(statuses.length > 0 && { statuses }),
    ...(overdue && { overdue: true }),
  };
}

/** The server's name of the order; undefined for its usual one, the newest first. */
export function sortOf(sort: Sort | null): string | undefined {
  const field = sortFields.find((name) => name === sort?.field);
  return field && `${sort?.direction === "desc" ? "-" : ""}${field}`;
}
