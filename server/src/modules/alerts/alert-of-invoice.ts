import { cents, formatCents, type Cents } from "@boresight/domain/base/money";
import { openInvoiceStatuses } from "@boresight/domain/billing/invoice-status";
import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { endAlert, endAlertsOf, raiseAlert } from "./raise-alert.ts";

/** An issued invoice ends what the office waited for, and alerts it to an override and to a customer who owes too much. */
export async function alertOfIssuedInvoice(
  { entityId, payload: { serviceOrderId, customerId, number, overrideNote } }: DomainEvent<"invoice.issued">,
  { system }: Work,
): Promise<void> {
  if (serviceOrderId !== null) await system.run(endAlertsOf(serviceOrderId, ["releasedNotInvoiced", "poMissing"]));
  if (serviceOrderId !== null && overrideNote !== null)
    await system.run(
      raiseAlert({
        kind: "override",
        severity: "info",
        message: text("alerts.invoiceOverridden", { number, note: overrideNote }),
        serviceOrderId,
        dedupeKey: `override:${entityId}`,
      }),
    );
  await updateCreditAlert(customerId, system);
}

/** Raises or ends the alert about open invoices above a customer's credit limit. */
export async function updateCreditAlert(customerId: string, system: Rights): Promise<void> {
  const { customer, limit, owed } = await system.one<{ customer: string; limit: Cents | null; owed: string }>({
    text: `select app_private.customer_name(company_name, first_name, last_name) as customer, credit_limit_cents as limit,
        (select coalesce(sum(balance_cents), 0) from app.invoices where customer_id = c.id and status = any ($2)) as owed
      from app.customers c where id = $1`,
    values: [customerId, openInvoiceStatuses],
  });
  const dedupeKey = `creditLimit:${customerId}`;
  if (limit === null || Number(owed) <= limit) return void (await system.run(endAlert(dedupeKey)));
  const message = text("alerts.creditLimit", {
    customer,
    owed: formatCents(cents(Number(owed))),
    limit: formatCents(limit),
  });
  await system.run(raiseAlert({ kind: "creditLimit", severity: "warning", message, dedupeKey }));
}
