// Stripe by its own library; the provider that comes with the product answers at the same addresses.
import { fail } from "@boresight/domain/base/errors";
import type Stripe from "stripe";
import type { CardSettings } from "#platform/settings/card-settings.ts";
import type { BegunPayment, CardProvider } from "./card-provider.ts";
import { readStripeChanges } from "./stripe-changes.ts";
import { answeredAt, reportsIn } from "./stripe-reports.ts";
import { openBreaker, type Breaker } from "#platform/limits/breaker.ts";

const timeout = 10_000;
const expiresAfter = 60 * 60 * 1000;

export function openStripe({ secretKey, webhookSecret, url }: CardSettings, clock: () => Date): CardProvider {
  const address = new URL(url);
  let opened: Promise<Stripe> | undefined;
  const breaker = openBreaker({ isOutage });
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
      const session = await answered(breaker, () =>
        stripe.checkout.sessions.create({ ...sessionOf(payment), expires_at }, { idempotencyKey: payment.id }),
      );
      if (!session.url) throw fail("card-provider-silent");
      return { id: session.id, url: session.url };
    },
    async read(sessionId) {
      const stripe = await open();
      const session = await answered(breaker, () => stripe.checkout.sessions.retrieve(sessionId));
      return reportsIn({ type: session.object, object: session, toldAt: answeredAt(session.lastResponse, clock()) });
    },
    async expire(sessionId) {
      const stripe = await open();
      await stripe.checkout.sessions.expire(sessionId).catch(() => {}); // Paid or expired meanwhile: its event says so.
    },
    async readEvent({ body, signature }) {
      const stripe = await open();
      try {
        const { type, created, data } = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret);
        return reportsIn({ type, object: data.object, toldAt: created * 1000 });
      } catch {
        return null;
      }
    },
    async readChanges(since, cursor) {
      const stripe = await open();
      return answered(breaker, () => readStripeChanges(stripe, { since, cursor, now: clock() }));
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
async function answered<Answer>(breaker: Breaker, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await breaker.run(ask);
  } catch {
    throw fail("card-provider-silent");
  }
}

const isOutage = ({ name, message }: Error): boolean => /connection/i.test(name) || /timed? ?out/i.test(message);
