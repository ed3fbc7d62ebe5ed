import { worksInOffice } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { findAddressees } from "#modules/mail/orders/mail-recipients.ts";
import type { Transaction } from "#platform/database/transaction.ts";

/** The addresses that get an invoice by email when it is sent now. Throws `permission-error` for all but admins. */
export async function readInvoiceRecipients(id: unknown, tx: Transaction): Promise<readonly string[]> {
  const { caller, system } = tx;
  if (!worksInOffice(caller)) throw fail("permission-error");
  const invoice = await caller.maybe<{ orderId: string }>({
    text: "select service_order_id as order_id from app.invoices where id = $1",
    values: [id],
  });
  const template = await system.maybe<{ key: string; recipients: readonly string[] }>({
    text: "select key, recipients from app.email_templates where key = 'invoice-sent' and enabled",
  });
  if (!invoice || !template) return [];
  return (await findAddressees(system, invoice.orderId, template)).map(({ address }) => address);
}
