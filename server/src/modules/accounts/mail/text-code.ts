// Codes by text message. The message waits in the outbox like any other, but the request that queued it also tries to
// send it right away, so that a number the gateway refuses is reported while the person is still at the form.
import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { codeText } from "#integrations/sms/code-texts.ts";
import { SmsRefused } from "#integrations/sms/sms-sender.ts";
import { createDelivery, deliverMessage } from "#modules/mail/queue/deliver-message.ts";
import { readShop } from "#modules/mail/queue/read-shop.ts";
import { queueMessage } from "#modules/mail/queue/queue-message.ts";
import { sealMessage } from "#modules/mail/queue/sealed-content.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";
import type { Rights } from "#platform/database/transaction.ts";
import type { Account } from "#modules/accounts/account.ts";
import { issueCode } from "#modules/accounts/sessions/tickets.ts";

export interface TextDeps {
  config: Pick<Config, "brandName" | "copyOf" | "mail" | "publicUrl" | "sealSecret" | "twilio">;
  clock: Clock;
}

export interface CodeText {
  account: Pick<Account, "id" | "locale">;
  phoneNumber: string;
  /** What the code proves; sign-in by default. */
  purpose?: "phoneChange" | "proofCode" | "smsCode";
}

/** In seconds, longer than one attempt can take; after that the job takes over the message. */
const grace = 30;

/** Queues the message and returns its id; `sendCode` sends it after the transaction. */
export async function textCode(
  { account, phoneNumber, purpose = "smsCode" }: CodeText,
  system: Rights,
  { config, clock }: TextDeps,
): Promise<string> {
  const code = await issueCode({ userId: account.id, purpose, target: phoneNumber }, system, { clock });
  const { brandName } = await readShop(system, config);
  const content = { body: codeText(account.locale, brandName, code), headers: { "X-Ticket": code } };
  const stored = sealMessage(content, { config });
  return queueMessage(
    { channel: "sms", template: "signin-sms", recipient: phoneNumber, ...stored, userId: account.id, grace },
    system,
  );
}

/** Throws `cannot-send-sms` when the gateway refuses the number. When the gateway is down, the job tries again. */
export async function sendCode(messageId: string, pool: Pool, { config, clock }: TextDeps): Promise<void> {
  try {
    const delivery = createDelivery(config);
    await deliverMessage(messageId, { pool, clock, config, delivery, isLastAttempt: false });
  } catch (error) {
    if (error instanceof SmsRefused) throw fail("cannot-send-sms");
  }
}
