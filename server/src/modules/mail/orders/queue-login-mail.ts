import type { Rights } from "#platform/database/transaction.ts";
import { queueOnce } from "#modules/mail/queue/queue-once.ts";
import { readCustomerContext } from "./customer-context.ts";
import { findAddresseesOfLogin } from "./mail-recipients.ts";

interface LoginMail {
  customerId: string;
  /** The login that it is about; at most one email about it is sent in five minutes. */
  userId: string;
}

/** Queues an email about a customer's login rather than an order, such as `customer-linked`. */
export async function queueLoginMail(key: string, mail: LoginMail, system: Rights): Promise<void> {
  const template = await system.maybe<{ recipients: readonly string[] }>({
    text: "select recipients from app.email_templates where key = $1 and enabled",
    values: [key],
  });
  if (!template) return;
  const context = await readCustomerContext(mail.customerId, system);
  for (const { address, name, locale } of await findAddresseesOfLogin(system, mail, template.recipients)) {
    const message = {
      channel: "email" as const,
      template: key,
      recipient: address,
      locale,
      serviceOrderId: null,
      entry: mail.userId,
    };
    await queueOnce({ ...message, context: { ...context, contact: { name } } }, system);
  }
}
