/** An order that becomes invoiced sends its invoice, in place of the email of its status. */
import type { Reactions } from "#platform/database/events.ts";
import { mailUnsentInvoice } from "./invoices/mail-invoice.ts";

export const billingReactions: Reactions = {
  "order.statusChanged": async ({ entityId, actor, payload: { toStatusKey, mailTo } }, work) => {
    if (toStatusKey === "invoiced" && mailTo === "everyone")
      await mailUnsentInvoice(entityId, { ...work, caller: actor });
  },
};
