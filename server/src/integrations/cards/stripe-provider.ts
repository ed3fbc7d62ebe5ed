// Stripe by its own library; the provider that comes with the product answers at the same addresses.
import { fail } from "@boresight/domain/base/errors";
import type Stripe from "stripe";
import type { CardSettings } from "#platform/settings/card-settings.ts";
import type { BegunPayment, CardChange, CardEvent, CardProvider, CardReport } from "./card-provider.ts";

const timeout = 10_000;
const expiresAfter = 60 * 60 * 1000;

export function openStripe({ secretKey, webhookSecret, url }: CardSettings, clock: () => Date): CardProvider {
  const address = new URL(url);
  let opened: Promise<Stripe> | undefined;
  // Only when it is needed: the library holds hundreds of modules.
  const open = () =>
    (opened ??= import("stripe").then(
      ({ default: Library }) =>
        new Library(secretKey, {
          host: address.hostname,
          protocol: address.protocol === "http:" ? "http" : "https",
          ...(address.port && { port: address.port }),
          timeout,
          maxNetworkRetries: 2,
          telemetry: false,
        }),
    ));
  return {
    name: "stripe",
    async begin(payment) {
      const stripe = await open();
      const expires_at = Math.floor((clock().getTime() + expiresAfter) / 1000);
      const session = await answered(
        stripe.checkout.sessions.create({ ...sessionOf(payment), expires_at }, { idempotencyKey: payment.id }),
      );
      if (!session.url) throw fail("card-provider-silent");
      return { id: session.id, url: session.url };
    },
    async read(sessionId) {
      const stripe = await open();
      return reportOf(await answered(stripe.checkout.sessions.retrieve(sessionId)));
    },
    async expire(sessionId) {
      const stripe = await open();
      await stripe.checkout.sessions.expire(sessionId).catch(() => {}); // Paid or expired meanwhile: its event says so.
    },
    async readEvent({ body, signature }) {
      const stripe = await open();
      try {
        const event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret);
        return eventOf(event);
      } catch {
        return null;
      }
    },
  };
}

const sessionOf = ({ id, amountCents, currency, description, email, returnUrl }: BegunPayment) => ({
  mode: "payment" as const,
  client_reference_id: id,
  metadata: { payment: id },
  payment_intent_data: { metadata: { payment: id }, description },
  line_items: [
    {
      quantity: 1,
      price_data: { currency: currency.toLowerCase(), unit_amount: amountCents, product_data: { name: description } },
    },
  ],
  ...(email && { customer_email: email }),
  success_url: returnUrl,
  cancel_url: returnUrl,
});

/** What goes wrong over there is not the caller's fault. */
async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch {
    throw fail("card-provider-silent");
  }
}

function reportOf(session: Stripe.Checkout.Session): CardReport {
  const { payment_intent: intent } = session;
  return {
    paymentId: session.client_reference_id,
    change: changeOf(session),
    reference: typeof intent === "string" ? intent : (intent?.id ?? null),
    amountCents: session.amount_total,
    currency: session.currency?.toUpperCase() ?? null,
    failure: "",
  };
}

function changeOf({ status, payment_status }: Stripe.Checkout.Session): CardChange {
  if (payment_status === "paid") return "succeeded";
  if (status === "expired") return "canceled";
  return status === "complete" ? "processing" : "open";
}

function eventOf(event: Stripe.Event): CardEvent {
  const { id: key, type } = event;
  if (
    type === "checkout.session.completed" ||
    type === "checkout.session.async_payment_succeeded" ||
    type === "checkout.session.expired"
  )
    return { ...reportOf(event.data.object), key };
  if (type === "checkout.session.async_payment_failed")
    return { ...reportOf(event.data.object), change: "failed", key };
  if (type === "payment_intent.payment_failed") {
    // Declined: the page stays open for another card.
    const { metadata, last_payment_error: error } = event.data.object;
    const paymentId = metadata["payment"] ?? null;
    return { ...nothing, paymentId, change: "open", failure: error?.message ?? "", key };
  }
  if (type === "charge.dispute.created") {
    const { payment_intent: intent, reason } = event.data.object;
    return { ...nothing, change: "disputed", reference: idOf(intent), failure: reason, key };
  }
  if (type === "charge.refunded" && event.data.object.refunded)
    return { ...nothing, change: "refunded", reference: idOf(event.data.object.payment_intent), key };
  return { ...nothing, change: null, key };
}

const nothing = { paymentId: null, reference: null, amountCents: null, currency: null, failure: "" };

const idOf = (named: string | { id: string } | null): string | null =>
  typeof named === "string" ? named : (named?.id ?? null);
