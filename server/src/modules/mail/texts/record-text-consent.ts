import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { textConsentSchema } from "@boresight/domain/customers/text-consent";
import { text } from "@boresight/domain/texts/text";
import { mutation } from "#platform/mutation.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { readPhoneNumber } from "#platform/phone-number.ts";

export const recordTextConsent = mutation({
  summary:
    "Records that the person at a telephone of a customer agreed to text messages about orders, or no longer does. Who replied STOP agrees again only by replying START.",
  input: textConsentSchema,
  returns: { customer: "Customer" },
  payload: "CustomerPayload",
  errors: ["text-stopped"],
  async run({ customerId, phone: written, isGiven }, tx) {
    const phone = await telephoneOf(customerId, written, tx);
    await lockRows(tx.system, "app.customers", { ids: [customerId] });
    if (isGiven && (await isStopped(phone, tx))) throw fail("text-stopped");
    await tx.system.run({
      text: `insert into app.text_consents (customer_id, phone, is_given, method, recorded_by)
        select $1, $2, $3, $4, $5 where app_private.may_text($1, $2) is distinct from $3`,
      values: [customerId, phone, isGiven, isStaff(tx.caller.role) ? "staff" : "customer", tx.caller.userId],
    });
    return { customer: customerId };
  },
});

/** Returns the telephone in E.164 form. Throws `invalid-input` for one that neither the customer nor a contact has. */
async function telephoneOf(customerId: string, written: string, { caller }: Transaction): Promise<string> {
  const { phones } = await caller.one<{ phones: readonly string[] }>({
    text: `select array_remove(array_append(array(select phone from app.contacts where customer_id = c.id), c.phone), null)
      as phones from app.customers c where id = $1`,
    values: [customerId],
  });
  const phone = readPhoneNumber(written)?.phone;
  if (phone && phones.some((known) => readPhoneNumber(known)?.phone === phone)) return phone;
  throw wrongField(
    "phone",
    "custom",
    phone ? text("customers.noTelephoneOfTheirs") : text("errors.invalid-phone-number"),
  );
}

/** Whether the latest reply from this telephone, to whichever customer, was STOP. */
async function isStopped(phone: string, { system }: Transaction): Promise<boolean> {
  const { stopped } = await system.one<{ stopped: boolean }>({
    text: "select app_private.has_stopped($1) as stopped",
    values: [phone],
  });
  return stopped;
}
