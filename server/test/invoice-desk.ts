/** A server with a shop whose invoices a test writes and asks about as its people. */
import { startServer } from "./server.ts";
import { addInvoice, openShop, type Person } from "./shop.ts";
import { tokenFor } from "./token-for.ts";

interface Asking {
  by?: Person;
  elevated?: boolean;
}

const inputTypes: Record<string, string> = { deleteInvoice: "InvoiceVersionInput", sendInvoice: "InvoiceVersionInput" };
const returned: Record<string, string> = {
  voidInvoice:
    "invoice { id status } draft { id version status reissueOfId totalCents lineItems { nodes { id description } } }",
  deleteInvoice: "serviceOrder { id }",
  updateIssuedInvoice: "invoice { id version notes dueDate poNumber }",
  recordPayment: "payment { id }",
  reversePayment: "payment { id }",
  refundCredit: "customer { id }",
  refundInvoice: "creditMemo { id totalCents } invoice { id status balanceCents }",
  voidCreditMemo: "creditMemo { id number voidReason } invoice { id status balanceCents }",
  createCreditMemo: "creditMemo { id number subtotalCents taxCents totalCents } invoice { id status balanceCents }",
  closeMonth: "closedMonth { id month }",
  reopenMonth: "month",
  changeServiceOrderStatus: "serviceOrder { id }",
};
const shown =
  "invoice { id version status number totalCents dueDate issueDate poNumber lineItems { nodes { id description totalPrice } } }";

export async function openInvoiceDesk(now: Date, { clock = () => now }: { clock?: () => Date } = {}) {
  const server = await startServer({ clock });
  const shop = await openShop(server.db.owner);
  const { customerId } = shop.carla;

  async function ask(verb: string, input: object, { by = shop.ada, elevated = true }: Asking = {}) {
    const type = inputTypes[verb] ?? `${verb[0]!.toUpperCase()}${verb.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { answer: ${verb}(input: $input) { ${returned[verb] ?? shown} } }`;
    const { data, errors } = await server.graphql(
      query,
      { input },
      { token: await tokenFor(by, server, { elevated }) },
    );
    const { code, fields } = errors?.[0].extensions ?? {};
    return { data: data?.answer, code, fields: fields?.map(({ field }: { field: string }) => field) };
  }

  const rows = async (text: string, ...values: unknown[]) => (await server.db.owner.query({ text, values })).rows;
  const row = async (text: string, ...values: unknown[]) => (await rows(text, ...values))[0];

  return {
    server,
    shop,
    customerId,
    ask,
    rows,
    row,
    /** Nothing is billed, alerted or mailed yet; the next invoice has number 70001. */
    async clear() {
      await rows(`truncate app.payments, app.payment_returns, app.payment_reversals, app.payment_allocations, app.credit_entries, app.credit_memos, app.card_records, app.card_payments,
        app.card_payment_invoices`);
      await rows("delete from app.documents");
      await rows("delete from app.invoices"); // And with them their lines, taxes and links.
      await rows("delete from app.admin_notifications");
      await rows("delete from app.messages");
      await rows("update app_private.counters set next = 70001 where key = 'invoice'");
      await rows(
        `update app.customers set is_partner_reward = false, requires_po = false, credit_limit_cents = 500000, notify_by_email = true
          where id = $1`,
        customerId,
      );
    },
    draftOf: (orderId: string, values: object = {}) =>
      addInvoice(server.db.owner, shop, {
        service_order_id: orderId,
        status: "draft",
        number: null,
        issue_date: null,
        due_date: null,
        ...values,
      }),
    issue: (id: string, values: object = {}, asking?: Asking) =>
      ask("issueInvoice", { id, version: 1, ...values }, asking),
    line: (key: string, values: object = {}) => ({
      lineItemTypeId: shop.lineItemType(key),
      description: key,
      quantity: 1000,
      taxable: false,
      ...values,
    }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

export type InvoiceDesk = Awaited<ReturnType<typeof openInvoiceDesk>>;
