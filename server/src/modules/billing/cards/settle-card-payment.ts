import { asSystem } from "#platform/database/transaction.ts";
import { applyCardReports } from "./apply-card-reports.ts";
import type { CardDeps } from "./card-deps.ts";

/** The outcome is not known yet. */
export const openCardStatuses: readonly string[] = ["open", "requiresAction", "processing"];

/** Asks the provider for the state of a payment and books it. The provider's own message may be late, or never come. */
export async function settleCardPayment(id: string, deps: CardDeps): Promise<void> {
  const { cards } = deps;
  const { providerId } = await asSystem(deps, (system) =>
    system.one<{ providerId: string | null }>({
      text: "select provider_id from app.card_payments where id = $1",
      values: [id],
    }),
  );
  if (providerId === null) return cancelUnbegun(id, deps);
  const reports = (await cards.read(providerId)).map((report) => ({ ...report, paymentId: id }));
  await asSystem(deps, (_, work) => applyCardReports({ provider: cards.name, reports }, work));
}

/** One that the provider never confirmed is given up, unless it may be answering right now. */
const cancelUnbegun = async (id: string, deps: CardDeps): Promise<void> =>
  void (await asSystem(deps, (system) =>
    system.run({
      text: `update app.card_payments set status = 'canceled' where id = $1 and provider_id is null and status = any ($3)
        and created_at < $2::timestamptz - interval '2 minutes'`,
      values: [id, deps.clock(), openCardStatuses],
    }),
  ));

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
