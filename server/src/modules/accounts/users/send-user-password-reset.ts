import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { loginSchema } from "@boresight/domain/accounts/user";
import { mailTicket, type MailTicketParts } from "#modules/accounts/mail/mail-ticket.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { findLogin } from "./find-login.ts";

/** Mails someone the link with which they choose a new password. */
export async function sendUserPasswordReset(input: unknown, tx: Transaction, parts: MailTicketParts): Promise<string> {
  const { id } = parseInput(loginSchema, input);
  const account = await findLogin(id, tx);
  if (account.email === null) throw fail("invalid-input", { message: "This login has no e-mail address" });
  if (account.disabled) throw fail("disabled-user");
  const { email: recipient } = account;
  await mailTicket({ account, purpose: "passwordReset", recipient, redirectTo: undefined }, tx.system, parts);
  return id;
}
