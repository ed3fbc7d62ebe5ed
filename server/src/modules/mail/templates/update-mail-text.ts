import { changedMailTextSchema } from "@boresight/domain/mail/email-template";
import { parseInput } from "@boresight/domain/base/problems";
import type { Transaction } from "#platform/database/transaction.ts";
import { requireStaff, saveMailText } from "./keep-mails.ts";

/** Changes what a mail says in one language, from the next mail on. Answers the text's id. */
export async function updateMailText(input: unknown, tx: Transaction): Promise<string> {
  requireStaff(tx);
  const text = parseInput(changedMailTextSchema, input);
  await saveMailText(text, tx);
  return text.id;
}
