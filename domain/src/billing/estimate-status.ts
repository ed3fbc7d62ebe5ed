/** The life of an estimate (handbook section 6). */
import { plusDays, type CalendarDay } from "#base/calendar-day.ts";
import { fail } from "#base/errors.ts";
import type { Cents } from "#base/money.ts";

export const estimateStatuses = [
  "draft",
  "sent",
  "viewed",
  "approved",
  "declined",
  "expired",
  "superseded",
  "converted",
  "void",
] as const;
export type EstimateStatus = (typeof estimateStatuses)[number];

/** It awaits the customer's answer. */
export const openEstimateStatuses = ["sent", "viewed"] as const satisfies readonly EstimateStatus[];

/** A draft becomes approved when the customer has agreed by word of mouth; an approval for another vehicle is revoked. */
const next: Readonly<Record<EstimateStatus, readonly EstimateStatus[]>> = {
  draft: ["sent", "approved", "void"],
  sent: ["viewed", "approved", "declined", "expired", "superseded", "void"],
  viewed: ["approved", "declined", "expired", "superseded", "void"],
  approved: ["converted", "sent", "void"],
  declined: [],
  expired: [],
  superseded: [],
  converted: ["sent"],
  void: [],
};

export const canEstimateBecome = (from: EstimateStatus, to: EstimateStatus): boolean => next[from].includes(to);

export const isOpenEstimate = ({ status }: { status: EstimateStatus }): boolean =>
  openEstimateStatuses.some((open) => open === status);

export interface DatedEstimate {
  status: EstimateStatus;
  /** Null means that it is valid for good. */
  validUntil: CalendarDay | null;
}

/** It is valid through its last day, which is over before the nightly job marks it. */
export const isExpired = (estimate: DatedEstimate, today: CalendarDay): boolean =>
  estimate.status === "expired" ||
  (isOpenEstimate(estimate) && estimate.validUntil !== null && estimate.validUntil < today);

/**
 * Only an open estimate that is still valid can be answered, and an answer is final. Throws `estimate-is-draft`,
 * `estimate-expired`, `estimate-superseded` or, with the status, `estimate-not-open`.
 */
export function requireOpenEstimate(estimate: DatedEstimate, today: CalendarDay): void {
  const { status } = estimate;
  if (status === "draft") throw fail("estimate-is-draft");
  if (status === "superseded") throw fail("estimate-superseded");
  if (isExpired(estimate, today)) throw fail("estimate-expired");
  if (!isOpenEstimate(estimate)) throw fail("estimate-not-open", { data: { status } });
}

/** Staff record an approval by word of mouth for a draft too. Otherwise throws what `requireOpenEstimate` throws. */
export function requireVerballyApprovable(estimate: DatedEstimate, today: CalendarDay): void {
  if (estimate.status !== "draft") requireOpenEstimate(estimate, today);
}

/** Only drafts are changed and sent. Throws `estimate-not-draft` with the status. */
export function requireDraftEstimate({ status }: { status: EstimateStatus }): void {
  if (status !== "draft") throw fail("estimate-not-draft", { data: { status } });
}

export interface SendableEstimate {
  status: EstimateStatus;
  lineCount: number;
  total: Cents;
  /** Whether the customer has an email address. */
  hasRecipient: boolean;
}

/**
 * Only a draft with lines, a total that is not below zero and someone to read it is sent. Throws `estimate-not-draft`,
 * `estimate-empty`, `total-negative` or `estimate-without-recipient`.
 */
export function requireSendableEstimate({ status, lineCount, total, hasRecipient }: SendableEstimate): void {
  requireDraftEstimate({ status });
  if (lineCount === 0) throw fail("estimate-empty");
  if (total < 0) throw fail("total-negative");
  if (!hasRecipient) throw fail("estimate-without-recipient");
}

/** An approved estimate becomes an invoice once. Throws `estimate-already-converted` or `estimate-not-approved`. */
export function requireConvertibleEstimate({ status }: { status: EstimateStatus }): void {
  if (status === "converted") throw fail("estimate-already-converted");
  if (status !== "approved") throw fail("estimate-not-approved", { data: { status } });
}

/** `SO-100245` and revision 2 make `E-100245-R2`. */
export const estimateNumber = (orderNumber: string, revision: number): string =>
  `E-${orderNumber.replaceAll(/\D/g, "")}-R${revision}`;

export const validUntilOf = (issuedOn: CalendarDay, validityDays: number): CalendarDay =>
  plusDays(issuedOn, validityDays);
