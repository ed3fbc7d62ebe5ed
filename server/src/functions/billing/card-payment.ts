import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { beginCardPayment } from "#modules/billing/cards/begin-card-payment.ts";
import { settleCardPayment } from "#modules/billing/cards/settle-card-payment.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import type { Caller } from "#platform/caller.ts";
import { serverFunction, type FunctionDeps } from "#functions/server-function.ts";

const payers = ["admin", "customer", "user"] as const;

/** Begins to pay invoices of one customer by card: the answer is the address of the provider's page. */
export const cardPayment = serverFunction(
  { path: "card-payment", roles: payers, input: z.object({ invoiceIds: z.array(z.uuid()).min(1).max(50) }) },
  async ({ caller, input: { invoiceIds }, deps }) => {
    const cards = acceptedCards(deps);
    const customerId = await customerOf(invoiceIds, caller, deps);
    const returnUrl = `${deps.config.clientUrl}/billing?cardPayment={id}`;
    return beginCardPayment({ customerId, invoiceIds, by: caller.userId, returnUrl }, { ...deps, cards });
  },
);

/** The state of a payment by card, asked of the provider: its own message may not have arrived yet. */
export const cardPaymentState = serverFunction(
  { path: "card-payment-state", roles: payers, input: z.object({ id: z.uuid() }) },
  async ({ caller, input: { id }, deps }) => {
    const read = () =>
      inTransaction(deps, caller, ({ caller: own }) =>
        own.one<{ status: string; amountCents: number; failure: string }>({
          text: "select status, amount_cents, failure from app.card_payments where id = $1",
          values: [id],
        }),
      );
    const { status } = await read();
    if (deps.cards && status !== "succeeded") await settleCardPayment(id, { ...deps, cards: deps.cards });
    return read();
  },
);

function acceptedCards({ cards }: FunctionDeps) {
  if (!cards) throw fail("cards-not-accepted");
  return cards;
}

/** The one customer of these invoices, of which the caller sees every one. */
async function customerOf(ids: readonly string[], caller: Caller, deps: FunctionDeps): Promise<string> {
  const rows = await inTransaction(deps, caller, ({ caller: own }) =>
    own.rows<{ customerId: string }>({
      text: "select customer_id from app.invoices where id = any ($1)",
      values: [ids],
    }),
  );
  const customers = new Set(rows.map(({ customerId }) => customerId));
  const [customerId] = customers;
  if (rows.length < new Set(ids).size || !customerId || customers.size > 1) throw fail("not-found");
  return customerId;
}
