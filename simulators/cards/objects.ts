/** The provider's objects, as Stripe writes them. Moments are seconds since 1970. */
import { randomBytes } from "node:crypto";

export const randomId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString("hex")}`;

export interface Session {
  id: string;
  object: "checkout.session";
  amount_total: number;
  currency: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  payment_intent: string | null;
  url: string | null;
  success_url: string;
  cancel_url: string;
  created: number;
  expires_at: number;
  description: string;
}

export interface Intent {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  currency: string;
  metadata: Record<string, string>;
  status: "requires_payment_method" | "processing" | "succeeded" | "canceled";
  last_payment_error: { message: string } | null;
  created: number;
}

export interface Charge {
  id: string;
  object: "charge";
  payment_intent: string;
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  refunded: boolean;
  captured: boolean;
  currency: string;
  metadata: Record<string, string>;
  status: "succeeded" | "failed";
  failure_message: string | null;
  created: number;
}

export interface Refund {
  id: string;
  object: "refund";
  payment_intent: string;
  charge: string;
  amount: number;
  currency: string;
  status: "pending" | "succeeded" | "failed";
  reason: string | null;
  failure_reason: string | null;
  created: number;
}

export interface Dispute {
  id: string;
  object: "dispute";
  payment_intent: string;
  charge: string;
  amount: number;
  currency: string;
  status:
    | "warning_needs_response"
    | "warning_under_review"
    | "warning_closed"
    | "needs_response"
    | "under_review"
    | "won"
    | "lost";
  reason: string;
  evidence_details: { due_by: number };
  balance_transactions: { amount: number; currency: string }[];
  created: number;
}

/** Reads the form of `POST /v1/checkout/sessions`. */
export function sessionFrom(form: URLSearchParams, { origin, now }: { origin: string; now: number }): Session {
  const id = randomId("cs");
  const item = "line_items[0][price_data]";
  return {
    id,
    object: "checkout.session",
    amount_total: Number(form.get(`${item}[unit_amount]`)),
    currency: form.get(`${item}[currency]`) ?? "usd",
    client_reference_id: form.get("client_reference_id") ?? "",
    metadata: { payment: form.get("metadata[payment]") ?? "" },
    status: "open",
    payment_status: "unpaid",
    payment_intent: null,
    url: `${origin}/pay/${id}`,
    success_url: form.get("success_url") ?? "",
    cancel_url: form.get("cancel_url") ?? "",
    created: now,
    expires_at: Number(form.get("expires_at")),
    description: form.get(`${item}[product_data][name]`) ?? "",
  };
}

export const intentOf = ({ amount_total: amount, currency, metadata }: Session, now: number): Intent => ({
  id: randomId("pi"),
  object: "payment_intent",
  amount,
  amount_received: 0,
  currency,
  metadata,
  status: "requires_payment_method",
  last_payment_error: null,
  created: now,
});

export const chargeOf = ({ id, amount, currency, metadata }: Intent, now: number): Charge => ({
  id: randomId("ch"),
  object: "charge",
  payment_intent: id,
  amount,
  amount_captured: amount,
  amount_refunded: 0,
  refunded: false,
  captured: true,
  currency,
  metadata,
  status: "succeeded",
  failure_message: null,
  created: now,
});

export const refundOf = (charge: Charge, amount: number, now: number): Refund => ({
  id: randomId("re"),
  object: "refund",
  payment_intent: charge.payment_intent,
  charge: charge.id,
  amount,
  currency: charge.currency,
  status: "succeeded",
  reason: "requested_by_customer",
  failure_reason: null,
  created: now,
});

const answerWithin = 9 * 24 * 3600;

export const disputeOf = (charge: Charge, amount: number, now: number): Dispute => ({
  id: randomId("dp"),
  object: "dispute",
  payment_intent: charge.payment_intent,
  charge: charge.id,
  amount,
  currency: charge.currency,
  status: "warning_needs_response",
  reason: "fraudulent",
  evidence_details: { due_by: now + answerWithin },
  balance_transactions: [],
  created: now,
});
