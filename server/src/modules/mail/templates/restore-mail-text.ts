import { seenMailVersionSchema } from "@boresight/domain/mail/email-template";
import { parseInput } from "@boresight/domain/base/problems";
import type { Transaction } from "#platform/database/transaction.ts";
import { requireStaff, saveMailText } from "./keep-mails.ts";

interface Former {
  id: string;
  subject: string;
  bodyHtml: string;
}

/** Makes a former version the present one again; what was there meanwhile stays in the history. Answers the text's id. */
export async function restoreMailText(input: unknown, tx: Transaction): Promise<string> {
  requireStaff(tx);
  const { id, version } = parseInput(seenMailVersionSchema, input);
  const former = await tx.caller.one<Former>({
    text: `select email_template_text_id as id, subject, body_html as "bodyHtml" from app.email_template_versions where id = $1`,
    values: [id],
  });
  await saveMailText({ ...former, version }, tx);
  return former.id;
}
