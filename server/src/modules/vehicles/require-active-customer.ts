import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { text } from "@boresight/domain/texts/text";
import type { Rights } from "#platform/database/transaction.ts";

/** Throws `invalid-input` for a customer who does not exist, `customer-archived` for one who is archived. */
export async function requireActiveCustomer(id: string, caller: Rights): Promise<void> {
  const customer = await caller.maybe<{ status: string }>({
    text: "select status from app.customers where id = $1",
    values: [id],
  });
  const message = text("base.chooseACustomer");
  if (!customer) throw wrongField("customerId", "wrong-reference", message);
  if (customer.status === "archived") throw fail("customer-archived");
}
