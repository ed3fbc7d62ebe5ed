/** The life of an invoice (handbook section 7). */
import { daysBetween, plusDays, type CalendarDay } from "#base/calendar-day.ts";
import { fail } from "#base/errors.ts";
import { cents, type Cents } from "#base/money.ts";
import { isFinished, type StatusCategory } from "#statuses/status-look.ts";

export const invoiceStatuses = ["draft", "issued", "sent", "partiallyPaid", "paid", "void"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** It awaits payment. */
export const openInvoiceStatuses = ["issued", "sent", "partiallyPaid"] as const satisfies readonly InvoiceStatus[];

/** A reversed payment leads back to what the invoice was before it; an invoice of nothing is paid without payments. */
const next: Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  draft: ["issued"],
  issued: ["sent", "partiallyPaid", "paid", "void"],
  sent: ["partiallyPaid", "paid", "void"],
  partiallyPaid: ["paid", "issued", "sent"],
  paid: ["partiallyPaid", "issued", "sent", "void"],
  void: [],
};

export const canInvoiceBecome = (from: InvoiceStatus, to: InvoiceStatus): boolean => next[from].includes(to);

export const isOpenInvoice = ({ status }: { status: InvoiceStatus }): boolean =>
  openInvoiceStatuses.some((open) => open === status);

export interface OwedInvoice {
  status: InvoiceStatus;
  total: Cents;
  balance: Cents;
  wasSent: boolean;
}

/** What an issued invoice is with this balance, after a payment or its reversal. */
export function statusForBalance({ total, balance, wasSent }: Omit<OwedInvoice, "status">): InvoiceStatus {
  if (balance <= 0) return "paid";
  if (balance < total) return "partiallyPaid";
  return wasSent ? "sent" : "issued";
}

/** Lines are changed in drafts only, which can also be deleted. Throws `invoice-not-draft` with the status. */
export function requireDraftInvoice({ status }: { status: InvoiceStatus }): void {
  if (status !== "draft") throw fail("invoice-not-draft", { data: { status } });
}

export interface IssuableInvoice {
  status: InvoiceStatus;
  lineCount: number;
  total: Cents;
  hasBillingAddress: boolean;
  requiresPo: boolean;
  poNumber: string | null;
  /** How many things a verified rule of its payer asks for that the order does not have. */
  payerLacks: number;
  order: { statusKey: string; category: StatusCategory };
}

/** An order in quality control or later. */
const isReadyForInvoice = ({ statusKey, category }: IssuableInvoice["order"]): boolean =>
  statusKey === "quality" || isFinished(category);

/** What prevents issuing a draft, as codes of errors; an admin passes the last three with a note. */
const obstacles = {
  "invoice-empty": ({ lineCount }) => lineCount === 0,
  "total-negative": ({ total }) => total < 0,
  "billing-address-missing": ({ hasBillingAddress }) => !hasBillingAddress,
  "po-required": ({ requiresPo, poNumber }) => requiresPo && !poNumber,
  "payer-incomplete": ({ payerLacks }) => payerLacks > 0,
  "order-not-ready-for-invoice": ({ order }) => !isReadyForInvoice(order),
} as const satisfies Record<string, (invoice: Omit<IssuableInvoice, "status">) => boolean>;

export type IssueObstacle = keyof typeof obstacles;

const issueObstacleKeys = Object.keys(obstacles) as IssueObstacle[];

const overridable: readonly IssueObstacle[] = ["po-required", "payer-incomplete", "order-not-ready-for-invoice"];

/** A note of an admin is enough to issue the invoice in spite of it. */
export const isOverridable = (obstacle: IssueObstacle): boolean => overridable.includes(obstacle);

/** Everything that prevents issuing a draft now, what no note passes first. */
export const issueObstacles = (draft: Omit<IssuableInvoice, "status">): IssueObstacle[] =>
  issueObstacleKeys.filter((key) => obstacles[key](draft));

/** Throws `invoice-not-draft`, or the first obstacle that an admin's note does not pass. */
export function requireIssuableInvoice(invoice: IssuableInvoice, isOverridden: boolean): void {
  requireDraftInvoice(invoice);
  const [first] = issueObstacles(invoice).filter((obstacle) => !isOverridden || !isOverridable(obstacle));
  if (first) throw fail(first);
}

/** Only an issued invoice with a balance is paid. Throws `invoice-not-open` with the status. */
export function requireOpenInvoice({ status }: { status: InvoiceStatus }): void {
  if (!isOpenInvoice({ status })) throw fail("invoice-not-open", { data: { status } });
}

/** Throws `invoice-not-open` for a draft or void invoice, `invoice-has-payments` until they are reversed. */
export function requireVoidableInvoice({ status, paid }: { status: InvoiceStatus; paid: Cents }): void {
  if (status === "draft" || status === "void") throw fail("invoice-not-open", { data: { status } });
  if (paid !== cents(0)) throw fail("invoice-has-payments");
}

export interface DueInvoice {
  status: InvoiceStatus;
  dueDate: CalendarDay | null;
  balance: Cents;
}

/** It can still be paid on its due date; the day after it is overdue. */
export const isOverdue = (invoice: DueInvoice, today: CalendarDay): boolean =>
  isOpenInvoice(invoice) && invoice.balance > 0 && invoice.dueDate !== null && invoice.dueDate < today;

export const ageingBuckets = ["notDue", "0-30", "31-60", "61-90", "90+"] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];

/** By days since the due date, on which it can still be paid: what is due today is not overdue. */
export function ageingBucket(dueDate: CalendarDay, today: CalendarDay): AgeingBucket {
  const days = daysBetween(dueDate, today);
  if (days <= 0) return "notDue";
  if (days <= 30) return "0-30";
  if (days <= 60) return "31-60";
  return days <= 90 ? "61-90" : "90+";
}

/** `2026-05-04` and 30 days make `2026-06-03`. */
export const dueDateOf = (issuedOn: CalendarDay, termsDays: number): CalendarDay => plusDays(issuedOn, termsDays);

/** At most 21 characters, which accounting can store. */
export const invoiceNumber = (count: number): string => `INV-${count}`;
