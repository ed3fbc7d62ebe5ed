/** A shop that takes cards at the test provider, whose payments a test makes, refunds and disputes. */
import { openStripe } from "#integrations/cards/stripe-provider.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { compareCards } from "#modules/billing/cards/compare-cards.ts";
import { settleCardPayments } from "#modules/billing/cards/settle-card-payment.ts";
import { applyCardReports } from "#modules/billing/cards/apply-card-reports.ts";
import type { Paid } from "../../simulators/cards/ledger.ts";
import type { ProviderEvent } from "../../simulators/cards/report.ts";
import { reportsIn } from "#integrations/cards/stripe-reports.ts";
import { startCardProvider } from "../../simulators/cards/start-card-provider.ts";
import { startServer } from "./server.ts";
import { addInvoice, addOrder, openShop } from "./shop.ts";
import { tokenFor } from "./token-for.ts";

export async function openCardDesk() {
  const provider = await startCardProvider(() => `${server.url}/v1/functions/webhooks/stripe`);
  const server = await startServer({ cards: provider.settings });
  const shop = await openShop(server.db.owner);
  const { customerId } = shop.carla;
  const rows = async (text: string, ...values: unknown[]) => (await server.db.owner.query({ text, values })).rows;
  const deps = (clock = () => new Date()) => ({
    pool: server.db.server,
    clock,
    cards: openStripe(provider.settings, clock),
  });

  async function begin(invoiceIds: readonly string[]): Promise<string> {
    const { body } = await server.post(
      "/v1/functions/card-payment",
      { invoiceIds },
      { authorization: `Bearer ${await tokenFor(shop.carla, server)}` },
    );
    return body.url;
  }

  async function enter(url: string, card = "4242 4242 4242 4242"): Promise<Paid> {
    await fetch(url, { method: "POST", body: new URLSearchParams({ card }), redirect: "manual" });
    return provider.ledger.payments.at(-1)!;
  }

  return {
    provider,
    server,
    shop,
    customerId,
    rows,
    row: async (text: string, ...values: unknown[]) => (await rows(text, ...values))[0],
    /** An order with an invoice of $353.63. */
    async invoice(values: object = {}): Promise<string> {
      const order = await addOrder(server.db.owner, shop, { customerId, status: "invoiced" });
      return (await addInvoice(server.db.owner, shop, { service_order_id: order.id, sent_at: new Date(), ...values }))
        .id;
    },
    /** Returns the provider's page on which Carla pays these invoices. */
    begin,
    enter,
    /** Pays these invoices on the provider's page and returns what the provider knows of it. */
    pay: async (invoiceIds: readonly string[], card?: string): Promise<Paid> => enter(await begin(invoiceIds), card),
    /** What an invoice is and what of it is open, in cents. */
    async state(id: string): Promise<[string, number]> {
      const [row] = await rows("select status, balance_cents from app.invoices where id = $1", id);
      return [row.status, row.balance_cents];
    },
    alerts: async (kind: string): Promise<string[]> =>
      (
        await rows(
          "select message from app.admin_notifications where kind = $1 and status = 'unhandled' order by created_at",
          kind,
        )
      ).map(({ message }) => String(message)),
    /** Reports these events, as if the provider had sent them now. */
    async report(events: readonly ProviderEvent[]): Promise<void> {
      for (const { type, created, data } of events)
        await asSystem(deps(), (_, work) =>
          applyCardReports(
            { provider: "stripe", reports: reportsIn({ type, object: data.object, toldAt: created * 1000 }) },
            work,
          ),
        );
    },
    compare: (clock?: () => Date) => compareCards(deps(clock)),
    settle: (clock?: () => Date) => settleCardPayments(deps(clock)),
    async clear(): Promise<void> {
      provider.keepSilent(false);
      await rows(`truncate app.payments, app.payment_returns, app.payment_reversals, app.payment_allocations, app.credit_entries,
        app.card_records, app.card_payments, app.card_payment_invoices, app_private.card_comparisons`);
      await rows("delete from app.invoices");
      await rows("delete from app.admin_notifications");
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await provider[Symbol.asyncDispose]();
    },
  };
}

export type CardDesk = Awaited<ReturnType<typeof openCardDesk>>;
