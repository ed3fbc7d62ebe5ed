// What Stripe's objects say, read from its events and lists. It leaves out what it does not know, and so do other senders of its events.
import { cents, difference, negated, notBelowZero, sum } from "@boresight/domain/base/money";
import type { CardRecordKind, CardRecordState } from "@boresight/domain/billing/cards/card-record";
import { z } from "zod";
import type { CardReport } from "./card-provider.ts";

interface Told {
  /** Of the event; of an object that was asked for, `charge`, `refund`, `dispute` or `checkout.session`. */
  type: string;
  object: unknown;
  /** Of this state of the object, in milliseconds. */
  toldAt: number;
}

/** Returns what an object says of itself, and of its parts; nothing for what is no part of a payment. */
export function reportsIn(told: Told): CardReport[] {
  const kind = kinds.find(([prefix]) => `${told.type}.`.startsWith(prefix))?.[1];
  return kind ? readers[kind](told) : [];
}

const kinds: readonly (readonly [string, CardRecordKind])[] = [
  ["checkout.session.", "session"],
  ["payment_intent.", "intent"],
  ["charge.dispute.", "dispute"],
  ["dispute.", "dispute"],
  ["charge.refund.", "refund"],
  ["refund.", "refund"],
  ["charge.", "charge"],
];

const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const text = z.string().nullish();
const amount = z.int().min(0).transform(cents).nullish();
const seconds = z.number().nullish();
const metadata = z.object({ payment: text }).nullish();
const common = z.object({ id: z.string().min(1), currency: text, created: seconds });

const report = (
  kind: CardRecordKind,
  { id, currency, created }: z.output<typeof common>,
  { toldAt, ...values }: Partial<CardReport> & Pick<CardReport, "state" | "toldAt">,
): CardReport => ({
  kind,
  id,
  amount: null,
  returned: null,
  paymentId: null,
  reference: null,
  chargeId: null,
  reason: "",
  respondBy: null,
  currency: currency?.toUpperCase() ?? null,
  happenedAt: momentOf(created) ?? toldAt,
  toldAt,
  ...values,
});

const momentOf = (since1970: number | null | undefined): number | null =>
  typeof since1970 === "number" ? since1970 * 1000 : null;

const readers: Record<CardRecordKind, (told: Told) => CardReport[]> = { session, intent, charge, refund, dispute };

const sessionSchema = common.extend({
  client_reference_id: text,
  metadata,
  payment_intent: named,
  amount_total: amount,
  status: text,
  payment_status: text,
});

function session({ type, object, toldAt }: Told): CardReport[] {
  const { data } = sessionSchema.safeParse(object);
  if (!data) return [];
  const { client_reference_id: ours, payment_intent: reference = null, amount_total: total = null } = data;
  const paymentId = ours ?? data.metadata?.payment ?? null;
  return [report("session", data, { state: sessionState(type, data), amount: total, paymentId, reference, toldAt })];
}

function sessionState(type: string, { status, payment_status }: z.output<typeof sessionSchema>): CardRecordState {
  if (payment_status === "paid") return "succeeded";
  if (type.endsWith("async_payment_failed")) return "failed";
  if (status === "expired" || type.endsWith("expired")) return "canceled";
  return status === "complete" || type.endsWith("completed") ? "processing" : "open";
}

const intentSchema = common.extend({
  metadata,
  amount,
  amount_received: amount,
  status: text,
  last_payment_error: z.object({ message: text }).nullish(),
});
/** After a declined card the page stays open for another one. */
const intentStates: Readonly<Record<string, CardRecordState>> = {
  requires_action: "requiresAction",
  processing: "processing",
  requires_capture: "processing",
  canceled: "canceled",
  succeeded: "succeeded",
};

function intent({ type, object, toldAt }: Told): CardReport[] {
  const { data } = intentSchema.safeParse(object);
  if (!data) return [];
  const { id: reference, amount_received: received, last_payment_error: error } = data;
  const state = intentStates[data.status ?? type.split(".")[1] ?? ""] ?? "open";
  const paid = (state === "succeeded" ? received : null) ?? data.amount ?? null;
  const paymentId = data.metadata?.payment ?? null;
  return [report("intent", data, { state, amount: paid, paymentId, reference, reason: error?.message ?? "", toldAt })];
}

const chargeSchema = common.extend({
  metadata,
  payment_intent: named,
  amount,
  amount_captured: amount,
  amount_refunded: amount,
  refunded: z.boolean().nullish(),
  captured: z.boolean().nullish(),
  status: text,
  failure_message: text,
  refunds: z.object({ data: z.array(z.unknown()) }).nullish(),
});

function charge({ type, object, toldAt }: Told): CardReport[] {
  const { data } = chargeSchema.safeParse(object);
  if (!data) return [];
  const { payment_intent: reference = null, captured, amount_captured: taken, amount_refunded: returned } = data;
  const whole = taken ?? data.amount ?? null;
  const isFailed = data.status === "failed" || type === "charge.failed";
  const isPending = data.status === "pending" || captured === false;
  const own = report("charge", data, {
    state: isFailed ? "failed" : isPending ? "pending" : "succeeded",
    amount: whole,
    returned: returned ?? (data.refunded ? whole : null),
    paymentId: data.metadata?.payment ?? null,
    reference,
    reason: data.failure_message ?? "",
    toldAt,
  });
  const parts = (data.refunds?.data ?? []).flatMap((part) => refund({ type: "refund", object: part, toldAt }));
  return [own, ...parts.map((part) => ({ ...part, reference: part.reference ?? reference, chargeId: data.id }))];
}

const refundSchema = common.extend({
  payment_intent: named,
  charge: named,
  amount,
  status: text,
  reason: text,
  failure_reason: text,
});
const refundStates: Readonly<Record<string, CardRecordState>> = {
  pending: "pending",
  requires_action: "requiresAction",
  succeeded: "succeeded",
  failed: "failed",
  canceled: "canceled",
};

function refund({ type, object, toldAt }: Told): CardReport[] {
  const { data } = refundSchema.safeParse(object);
  if (!data) return [];
  const { payment_intent: reference = null, charge: chargeId = null, amount: refunded = null } = data;
  const state = refundStates[data.status ?? ""] ?? (type === "refund.failed" ? "failed" : "succeeded");
  const reason = data.failure_reason ?? data.reason ?? "";
  return [report("refund", data, { state, amount: refunded, reference, chargeId, reason, toldAt })];
}

const disputeSchema = common.extend({
  payment_intent: named,
  charge: named,
  amount,
  status: text,
  reason: text,
  evidence_details: z.object({ due_by: seconds }).nullish(),
  balance_transactions: z.array(z.object({ amount: z.int().transform(cents), currency: text })).nullish(),
});
/** An inquiry of the bank is a warning: no money moves. */
const disputeStates: Readonly<Record<string, CardRecordState>> = {
  warning_needs_response: "inquiry",
  warning_under_review: "inquiry",
  warning_closed: "inquiryClosed",
  needs_response: "disputed",
  under_review: "inReview",
  charge_refunded: "closed",
  prevented: "closed",
  won: "won",
  lost: "lost",
};

function dispute({ type, object, toldAt }: Told): CardReport[] {
  const { data } = disputeSchema.safeParse(object);
  if (!data) return [];
  const { payment_intent: reference = null, charge: chargeId = null, amount: disputed = null, reason } = data;
  const state = disputeStates[data.status ?? ""] ?? (type.endsWith("reinstated") ? "won" : "disputed");
  return [
    report("dispute", data, {
      state,
      amount: disputed,
      returned: bookedOut(data, state),
      reference,
      chargeId,
      reason: reason ?? "",
      respondBy: momentOf(data.evidence_details?.due_by),
      toldAt,
    }),
  ];
}

/** What Stripe has booked out of its account for a dispute, less what it booked in again; null when it does not say. */
function bookedOut(
  { balance_transactions: bookings, currency }: z.output<typeof disputeSchema>,
  state: CardRecordState,
) {
  const own = (bookings ?? []).filter((booking) => !currency || !booking.currency || booking.currency === currency);
  const out = negated(sum(own.map((booking) => booking.amount).filter((booked) => booked < 0)));
  const back = sum(own.map((booking) => booking.amount).filter((booked) => booked > 0));
  if (out === 0 || (state === "won" && back === 0)) return null;
  return notBelowZero(difference(out, back));
}

/** When Stripe answered, by its own clock, as the moments of its events are; `now` when it does not say. */
export function answeredAt({ headers }: { headers: Readonly<Record<string, string>> }, now: Date): number {
  const moment = Date.parse(headers["date"] ?? "");
  return Number.isNaN(moment) ? now.getTime() : moment;
}
