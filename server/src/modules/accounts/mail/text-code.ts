// Codes by text message. The message waits in the outbox like any other, but whoever asked for it tries to send it first:
// so the gateway's refusal of a number is answered while the person still has it before their eyes.
import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { codeText } from "#integrations/sms/code-texts.ts";
import { SmsRefused } from "#integrations/sms/sms-sender.ts";
import { createDelivery, deliverMessage } from "#modules/mail/queue/deliver-message.ts";
import { queueMessage } from "#modules/mail/queue/queue-message.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";
import type { Rights } from "#platform/database/transaction.ts";
import type { Account } from "#modules/accounts/own-account/account.ts";
import { issueCode } from "#modules/accounts/sessions/tickets.ts";

export interface TextDeps {
  config: Pick<Config, "brandName" | "mail" | "twilio">;
  clock: Clock;
}

export interface CodeText {
  account: Pick<Account, "id" | "locale">;
  phoneNumber: string;
  /** What the code proves; by default, who signs in. */
  purpose?: "phoneChange" | "smsCode";
}

/** Longer than one attempt can take; then the job looks after the message. */
const grace = 30;

/** Writes the message, and answers its id: after the transaction `sendCode` sends it. */
export async function textCode(
  { account, phoneNumber, purpose = "smsCode" }: CodeText,
  system: Rights,
  { config, clock }: TextDeps,
): Promise<string> {
  const code = await issueCode({ userId: account.id, purpose, target: phoneNumber }, system, { clock });
  return queueMessage(
    {
      channel: "sms",
      template: "signin-sms",
      recipient: phoneNumber,
      body: codeText(account.locale, config.brandName, code),
      headers: { "X-Ticket": code },
      userId: account.id,
      grace,
    },
    system,
  );
}

/** `cannot-send-sms` when the gateway does not take the number; a gateway in trouble is left to the job, which tries again. */
export async function sendCode(messageId: string, pool: Pool, { config, clock }: TextDeps): Promise<void> {
  try {
    await deliverMessage(messageId, { pool, clock, delivery: createDelivery(config), isLastAttempt: false });
  } catch (error) {
    if (error instanceof SmsRefused) throw fail("cannot-send-sms");
  }
}
