import { fail } from "@boresight/domain/base/errors";
import { formatCents } from "@boresight/domain/base/money";
import { customerVersionSchema } from "@boresight/domain/customers/customer-schema";
import { text } from "@boresight/domain/texts/text";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";

export const archiveCustomer = mutation({
  summary:
    "Archives a customer without open orders and open balance. Its logins lose its rights; nobody orders for it any more.",
  callers: ["admin"],
  input: customerVersionSchema,
  locks: "customers",
  returns: { customer: "Customer" },
  payload: "CustomerPayload",
  errors: ["customer-archived", "customer-changed", "customer-in-use"],
  async run({ id }, { locked, ...tx }) {
    if (locked.status === "archived") throw fail("customer-archived");
    await assertUnused(id, tx.system);
    await tx.caller.run({
      text: "update app.customers set status = 'archived', hold_reason = '', archived_at = $2 where id = $1",
      values: [id, tx.now],
    });
    await tx.emit({ type: "customer.updated", entityId: id, payload: { fields: ["status"] } });
    return { customer: id };
  },
});

/** Throws `customer-in-use` with what must be settled first (handbook section 21, case 11). */
async function assertUnused(id: string, system: Rights): Promise<void> {
  const open = await system.rows<{ number: string }>({
    text: `select o.internal_order_number as number
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
      where o.customer_id = $1 and not s.is_terminal order by o.created_at limit 20`,
    values: [id],
  });
  if (open.length > 0) {
    const numbers = open.map(({ number }) => number).join(", ");
    throw fail("customer-in-use", { message: text("customers.openOrdersKeepCustomer", { numbers }) });
  }
  const { balance } = await system.one<{ balance: number }>({
    text: `select coalesce(sum(balance_cents), 0)::int as balance
      from app.invoices where customer_id = $1 and status not in ('draft', 'void', 'paid')`,
    values: [id],
  });
  if (balance === 0) return;
  throw fail("customer-in-use", {
    message: text("customers.openBalanceKeepsCustomer", { amount: formatCents(balance) }),
  });
}
