/** The payments of the test provider, in memory: it answers as Stripe does, and forgets all when it stops. */
import { randomBytes } from "node:crypto";

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
  expires_at: number;
  description: string;
}

export const randomId = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString("hex")}`;

/** What a card does, by its number: the numbers are those of Stripe's documentation for tests. */
export type Outcome = "accepted" | "declined" | "confirmed" | "disputed" | "late";

const outcomes: Record<string, Outcome> = {
  "4242424242424242": "accepted",
  "4000000000000002": "declined",
  "4000002500003155": "confirmed",
  "4000000000000259": "disputed",
  "4000000000000077": "late",
};

/** An unknown number is declined. */
export const outcomeOf = (card: string): Outcome => outcomes[card.replaceAll(/\D/g, "")] ?? "declined";

/** Reads the form of `POST /v1/checkout/sessions`. */
export function sessionFrom(form: URLSearchParams, origin: string): Session {
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
    expires_at: Number(form.get("expires_at")),
    description: form.get(`${item}[product_data][name]`) ?? "",
  };
}
