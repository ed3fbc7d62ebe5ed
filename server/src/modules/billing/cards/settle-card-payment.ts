import { asSystem } from "#platform/database/transaction.ts";
import { applyCardReport } from "./apply-card-report.ts";
import { openCardStatuses } from "./open-card-statuses.ts";
import type { CardDeps } from "./card-deps.ts";

/** Asks the provider how a payment stands and books it. The provider's own message may be late, or never come. */
export async function settleCardPayment(id: string, deps: CardDeps): Promise<void> {
  const payment = await asSystem(deps, (system) =>
    system.one<{ providerId: string | null; createdAt: string }>({
      text: "select provider_id, created_at from app.card_payments where id = $1",
      values: [id],
    }),
  );
  const report = payment.providerId
    ? await deps.cards.read(payment.providerId)
    : { ...neverBegun, paymentId: id, isOld: isOld(payment.createdAt, deps.clock()) };
  if ("isOld" in report && !report.isOld) return; // The provider may be answering right now.
  await asSystem(deps, (_, work) => applyCardReport({ ...report, paymentId: id }, work));
}

const neverBegun = {
  change: "canceled",
  reference: null,
  amountCents: null,
  currency: null,
  failure: "",
} as const;

const patience = 2 * 60 * 1000;
const isOld = (createdAt: string, now: Date): boolean => now.getTime() - Date.parse(createdAt) > patience;

/** Settles payments whose outcome is not known after a while. */
export async function settleCardPayments(deps: CardDeps): Promise<void> {
  const waiting = await asSystem(deps, (system) =>
    system.rows<{ id: string }>({
      text: `select id from app.card_payments where status = any ($3) and provider = $2
          and created_at < $1::timestamptz - interval '10 minutes'
        order by created_at limit 50`,
      values: [deps.clock(), deps.cards.name, openCardStatuses],
    }),
  );
  for (const { id } of waiting) await settleCardPayment(id, deps);
}

/** Settles the latest payments that were begun by a link, whose payer comes back to see the outcome. */
export async function settlePaymentsOfLink(linkId: string, deps: CardDeps): Promise<void> {
  const open = await asSystem(deps, (system) =>
    system.rows<{ id: string }>({
      text: `select id from app.card_payments
        where billing_link_id = $1 and provider_id is not null and status = any ($2) order by created_at desc limit 3`,
      values: [linkId, openCardStatuses],
    }),
  );
  for (const { id } of open) await settleCardPayment(id, deps);
}
