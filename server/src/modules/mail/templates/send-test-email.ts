import { staffRoles } from "@boresight/domain/accounts/roles";
import { mailDraftSchema } from "@boresight/domain/mail/email-template-schema";
import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { queueMessage } from "#modules/mail/queue/queue-message.ts";
import { fillDraft } from "./preview-mail.ts";

export const sendTestEmail = mutation({
  summary: "Sends a draft to its author.",
  callers: staffRoles,
  input: mailDraftSchema,
  returns: { sentTo: { type: "String!", description: "The caller's own address." } },
  payload: "TestEmailPayload",
  errors: ["no-own-email"],
  async run(draft, tx: Transaction & RequestContext) {
    const { caller, system } = tx;
    const { subject, html } = await fillDraft(draft, tx, tx.config);
    const { email } = await caller.one<{ email: string | null }>({
      text: "select email from app.users where id = $1",
      values: [caller.userId],
    });
    if (!email || !caller.userId) throw fail("no-own-email");
    const message = { channel: "email", template: "test", recipient: email, subject, body: html } as const;
    await queueMessage({ ...message, userId: caller.userId }, system);
    return { sentTo: email };
  },
});
