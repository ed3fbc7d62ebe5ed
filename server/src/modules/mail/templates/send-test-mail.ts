import { mailDraftSchema } from "@boresight/domain/mail/email-template";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import type { Transaction } from "#platform/database/transaction.ts";
import { queueMessage } from "#modules/mail/queue/queue-message.ts";
import type { MailParts } from "#modules/mail/orders/render-order-mail.ts";
import { requireStaff } from "./keep-mails.ts";
import { fillDraft } from "./preview-mail.ts";

/** Sends a text as it is being written to the one who writes it. Answers where it went. */
export async function sendTestMail(input: unknown, tx: Transaction, parts: MailParts): Promise<string> {
  requireStaff(tx);
  const { caller, system } = tx;
  const { subject, html } = await fillDraft(parseInput(mailDraftSchema, input), tx, parts);
  const { email } = await caller.one<{ email: string | null }>({
    text: "select email from app.users where id = $1",
    values: [caller.userId],
  });
  if (!email || !caller.userId) throw fail("no-own-email");
  const message = { channel: "email", template: "test", recipient: email, subject, body: html } as const;
  await queueMessage({ ...message, userId: caller.userId }, system);
  return email;
}
