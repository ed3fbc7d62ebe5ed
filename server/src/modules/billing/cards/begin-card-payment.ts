import { fail } from "@boresight/domain/base/errors";
import { sum, type Cents } from "@boresight/domain/base/money";
import type { PayableInvoice } from "@boresight/domain/billing/allocate-payment";
import { t } from "@boresight/domain/texts/text";
import type { CardSession } from "#integrations/cards/card-provider.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import { lockPayableInvoices } from "../payments/locks.ts";
import { readBillingSettings } from "../prices/read-billing-settings.ts";
import type { CardDeps } from "./card-deps.ts";
import { openCardStatuses, settleCardPayment } from "./settle-card-payment.ts";

export interface AskedCardPayment {
  customerId: string;
  /** Paid in full, as far as they are open. */
  invoiceIds: readonly string[];
  by: string | null;
  /** The single-purpose link by which it is paid without signing in. */
  linkId?: string;
  /** Where the provider's page leads back to, with the payment's id in place of `{id}`. */
  returnUrl: string;
}

interface Prepared {
  id: string;
  amount: Cents;
  currency: string;
  description: string;
  email: string | null;
}

/**
 * Begins a payment by card and returns the provider's page for it. Earlier pages for the same invoices are closed first.
 * Throws `invoice-not-open` and `card-provider-silent`.
 */
export async function beginCardPayment(
  asked: AskedCardPayment,
  deps: CardDeps,
): Promise<{ id: string; url: CardSession["url"] }> {
  await cancelOpenPayments(asked.invoiceIds, deps);
  const prepared = await asSystem(deps, (_, work) => prepare(asked, { provider: deps.cards.name, work }));
  const session = await deps.cards.begin({
    ...prepared,
    amountCents: prepared.amount,
    returnUrl: asked.returnUrl.replace("{id}", prepared.id),
  });
  await asSystem(deps, (system) =>
    system.run({
      text: "update app.card_payments set provider_id = $2 where id = $1",
      values: [prepared.id, session.id],
    }),
  );
  return { id: prepared.id, url: session.url };
}

async function prepare(
  { customerId, invoiceIds, by, linkId }: AskedCardPayment,
  { provider, work }: { provider: string; work: Work },
): Promise<Prepared> {
  const { system } = work;
  const invoices = await lockPayableInvoices({ customerId, ids: invoiceIds }, system);
  const payable = invoices.filter(({ balance }) => balance > 0);
  if (payable.length < new Set(invoiceIds).size) throw fail("invoice-not-open");
  const amount = sum(payable.map(({ balance }) => balance));
  const { currency } = await readBillingSettings(system);
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.card_payments (customer_id, provider, amount_cents, currency, billing_link_id, created_by)
      values ($1, $2, $3, $4, $5, $6) returning id`,
    values: [customerId, provider, amount, currency, linkId ?? null, by],
  });
  await addInvoices({ id, customerId }, payable, system);
  return { id, amount, currency, ...(await describe(customerId, payable, system)) };
}

async function addInvoices(
  { id, customerId }: { id: string; customerId: string },
  invoices: readonly PayableInvoice[],
  system: Rights,
): Promise<void> {
  await system.run({
    text: `insert into app.card_payment_invoices (card_payment_id, invoice_id, customer_id, amount_cents)
      select $1, i.id, $2, i.amount from unnest($3::uuid[], $4::integer[]) as i (id, amount)`,
    values: [id, customerId, invoices.map((one) => one.id), invoices.map((one) => one.balance)],
  });
}

const longestDescription = 200;

async function describe(
  customerId: string,
  invoices: readonly PayableInvoice[],
  system: Rights,
): Promise<Pick<Prepared, "description" | "email">> {
  const { numbers, email, company } = await system.one<{ numbers: string; email: string | null; company: string }>({
    text: `select (select string_agg(number, ', ' order by number) from app.invoices where id = any ($2)) as numbers, c.email,
        (select company_name from app.shop_settings order by version desc limit 1) as company
      from app.customers c where c.id = $1`,
    values: [customerId, invoices.map(({ id }) => id)],
  });
  const description = company ? t("billing.cardPaymentOf", { company, numbers }) : numbers;
  return { description: description.slice(0, longestDescription), email };
}

/** Closes pages that are still open for these invoices, so that they are not paid twice; one that was paid counts. */
async function cancelOpenPayments(invoiceIds: readonly string[], deps: CardDeps): Promise<void> {
  const open = await asSystem(deps, (system) =>
    system.rows<{ id: string; providerId: string | null }>({
      text: `select p.id, p.provider_id from app.card_payments p
        where p.status = any ($3) and p.provider = $2 and exists
          (select from app.card_payment_invoices i where i.card_payment_id = p.id and i.invoice_id = any ($1))
        order by p.created_at limit 20`,
      values: [invoiceIds, deps.cards.name, openCardStatuses],
    }),
  );
  for (const { id, providerId } of open) {
    if (providerId) await deps.cards.expire(providerId);
    await settleCardPayment(id, deps);
  }
}
