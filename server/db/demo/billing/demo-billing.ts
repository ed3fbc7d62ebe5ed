import { localDay } from "@boresight/domain/schedule/working-time";
import type { Row } from "#db/rows/factories.ts";

/** The rows of estimates, invoices and the ledger, by table. */
export interface DemoBilling {
  estimates: Row[];
  decisions: Row[];
  invoices: Row[];
  lines: Row[];
  taxes: Row[];
  cardPayments: Row[];
  cardPaymentInvoices: Row[];
  payments: Row[];
  reversals: Row[];
  /** Oldest first, as the accounts demand. */
  credits: Row[];
  /** What was paid; the database then says of each invoice that it is paid. */
  allocations: Row[];
}

export const emptyBilling = (): DemoBilling => ({
  estimates: [],
  decisions: [],
  invoices: [],
  lines: [],
  taxes: [],
  cardPayments: [],
  cardPaymentInvoices: [],
  payments: [],
  reversals: [],
  credits: [],
  allocations: [],
});

export const minutesAfter = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * 60_000);
export const daysAfter = (date: Date, days: number): Date => minutesAfter(date, days * 24 * 60);
/** At the base location. */
export const dayOf = (date: Date): string => localDay("America/Denver", date.getTime());

/** On a weekend, what happens on its next working day has happened by now. */
export const atMost = (today: Date, at: Date): Date => (at > today ? today : at);
