import { changedMailTemplateSchema } from "@boresight/domain/mail/email-template";
import { parseInput } from "@boresight/domain/base/problems";
import type { Transaction } from "#platform/database/transaction.ts";
import { requireStaff } from "./keep-mails.ts";

/** Switches a mail on or off and says who gets it, in all languages. Answers its id. */
export async function changeMailTemplate(input: unknown, tx: Transaction): Promise<string> {
  requireStaff(tx);
  const { id, enabled, recipients } = parseInput(changedMailTemplateSchema, input);
  const changed = await tx.caller.one<{ id: string }>({
    text: "update app.email_templates set enabled = $2, recipients = $3 where id = $1 returning id",
    values: [id, enabled, recipients],
  });
  return changed.id;
}
