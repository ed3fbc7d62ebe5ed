import type { ClientBase } from "pg";
import { save } from "#db/rows/factories.ts";
import { demo } from "../random.ts";
import type { DemoBilling } from "./demo-billing.ts";
import type { DemoPriceLists } from "./price-lists.ts";

/** Before the customers that they are agreed with. */
export async function savePriceLists(client: ClientBase, priceLists: DemoPriceLists): Promise<void> {
  const lists = Object.values(priceLists);
  await save(
    client,
    "app.price_lists",
    lists.map(({ row }) => row),
  );
  await save(
    client,
    "app.price_list_entries",
    lists.flatMap(({ entries }) => entries),
  );
}

export async function saveBilling(client: ClientBase, billing: DemoBilling): Promise<void> {
  await save(client, "app.estimates", billing.estimates);
  await save(client, "app.estimate_decisions", billing.decisions);
  await save(client, "app.invoices", billing.invoices);
  await save(client, "app.line_items", billing.lines);
  await save(client, "app.document_taxes", billing.taxes);
  await save(client, "app.card_payments", billing.cardPayments);
  await save(client, "app.card_payment_invoices", billing.cardPaymentInvoices);
  await save(client, "app.payments", billing.payments);
  await save(client, "app.payment_reversals", billing.reversals);
  await save(client, "app.credit_entries", billing.credits);
  await save(client, "app.payment_allocations", billing.allocations);
}

/** The ledger goes with the invoices that it is about, also what other customers paid for demo orders. */
export async function clearBilling(client: ClientBase, demoOrders: string): Promise<void> {
  const invoices = `select id from app.invoices where id${demo} or customer_id${demo}`;
  const payments = `select id from app.payments where customer_id${demo}`;
  await client.query(
    `delete from app.payment_allocations where invoice_id in (${invoices}) or payment_id in (${payments})`,
  );
  await client.query(`delete from app.credit_entries where customer_id${demo}`);
  await client.query(`delete from app.payment_returns where payment_id in (${payments})`);
  await client.query(`delete from app.payment_reversals where payment_id in (${payments})`);
  await client.query(`delete from app.payments where customer_id${demo}`);
  await client.query(`delete from app.card_payment_invoices where customer_id${demo}`);
  await client.query(`delete from app.card_payments where customer_id${demo}`);
  await client.query(`delete from app.invoices where service_order_id in (${demoOrders})`);
  await client.query(`delete from app.estimates where service_order_id in (${demoOrders})`);
  await client.query(`update app.customers set price_list_id = null where price_list_id${demo}`);
  await client.query(`delete from app.price_lists where id${demo}`);
}
