import type { Rights } from "#platform/database/transaction.ts";
import { queueOnce } from "#modules/mail/queue/queue-once.ts";
import { readCustomerContext } from "./customer-context.ts";
import type { MailContext } from "./mail-context.ts";
import { chosenAmong, findChoices } from "./mail-recipients.ts";

export interface CustomerMail extends Pick<MailContext, "creditMemo" | "note" | "payment" | "statement"> {
  customerId: string;
  /** What it is about: at most one email about it is sent in five minutes. */
  entry: string;
  /** Among the customer's own addresses; by default those whom the template names. */
  recipients?: readonly string[] | null | undefined;
}

/** Queues an email about a customer's account rather than an order. Returns how many people get it. */
export async function queueCustomerMail(key: string, mail: CustomerMail, system: Rights): Promise<number> {
  const { customerId, entry, recipients, ...said } = mail;
  const addressees = chosenAmong(await findChoices(system, { customerId }, key), recipients);
  if (addressees.length === 0) return 0;
  const context = { ...(await readCustomerContext(customerId, system)), ...said };
  for (const { address, name, locale } of addressees)
    await queueOnce(
      {
        channel: "email",
        template: key,
        recipient: address,
        locale,
        serviceOrderId: null,
        context: { ...context, contact: { name } },
        entry,
      },
      system,
    );
  return addressees.length;
}
