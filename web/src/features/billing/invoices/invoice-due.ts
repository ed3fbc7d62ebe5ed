import { ageingBucket, openInvoiceStatuses, type AgeingBucket } from "@boresight/domain/billing/invoice-status";
import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import type { InvoiceRowFragment } from "#graphql/graphql.ts";
import { readerDay } from "#ui/time/day-in.ts";
import { formatDay } from "#ui/time/times.ts";

type DueInvoice = Pick<InvoiceRowFragment, "status" | "balanceCents" | "dueDate">;

export const bucketWords: Readonly<Record<AgeingBucket, string>> = {
  notDue: t("billing.notDueYet"),
  "0-30": t("billing.upTo30Days"),
  "31-60": t("billing.days31To60"),
  "61-90": t("billing.days61To90"),
  "90+": t("billing.over90Days"),
};

/** It awaits payment. */
export const isOpen = ({ status }: Pick<DueInvoice, "status">): boolean =>
  openInvoiceStatuses.some((open) => open === status);

/** Neither a draft nor void: the customer can know it. */
export const isIssued = ({ status }: Pick<DueInvoice, "status">): boolean => status !== "draft" && status !== "void";

/** The day after its due date it is overdue. */
export const isLate = ({ dueDate, balanceCents, status }: DueInvoice, now: Date): boolean =>
  isOpen({ status }) && balanceCents > 0 && typeof dueDate === "string" && dueDate < readerDay(now);

interface DueWords {
  dueDate: string;
  balanceCents: number;
  /** What of the balance is in dispute: nobody is asked for it. */
  contestedCents: number;
  late: boolean;
}

/** When what is open is due, and what of it is in dispute. */
export function dueWords({ dueDate, balanceCents, contestedCents, late }: DueWords): string {
  const date = formatDay(dueDate);
  const due = late ? t("billing.overdueSince", { date }) : t("billing.dueOn", { date });
  const contested = contestedCents > 0 && t("billing.amountInDispute", { amount: formatCents(contestedCents) });
  return [contestedCents < balanceCents && due, contested].filter(Boolean).join(" · ");
}

/** By days since it was due, in words; null where nothing is owed. */
export function ageingWords({ dueDate, balanceCents, status }: DueInvoice, now: Date): string | null {
  if (!isOpen({ status }) || balanceCents <= 0 || !dueDate) return null;
  return bucketWords[ageingBucket(dueDate, readerDay(now))];
}
