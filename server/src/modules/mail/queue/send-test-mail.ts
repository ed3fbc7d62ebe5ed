import { fail } from "@boresight/domain/base/errors";
import type { MailProblem } from "@boresight/domain/mail/mail-settings";
import { languageOf } from "@boresight/domain/texts/language";
import { textIn } from "@boresight/domain/texts/text-in";
import type { Pool } from "pg";
import type { MessageRow } from "#db/rows.ts";
import { layOut } from "#integrations/mail/mail-layout.ts";
import type { Caller } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { Config } from "#platform/settings/config.ts";
import { createDelivery, deliverMessage } from "./deliver-message.ts";
import { queueMessage } from "./queue-message.ts";
import { readShop } from "./read-shop.ts";

interface TestMailDeps {
  config: Pick<Config, "brandName" | "copyOf" | "mail" | "publicUrl" | "sealSecret" | "twilio">;
  pool: Pool;
  clock: Clock;
}

/** `kept`: no mail server is set, and the email is in the outbox. `error` is the mail server's own words. */
export interface TestMailOutcome extends Pick<MessageRow, "error" | "recipient" | "status"> {
  /** What keeps the server from taking any email. */
  problem: MailProblem | null;
}

/** In seconds, longer than one attempt takes: it would be sent twice. */
const grace = 600;

/** Sends the caller an email at once; it is in the log like every other. Throws `no-own-email`. */
export async function sendTestMail({ userId }: Caller, deps: TestMailDeps): Promise<TestMailOutcome> {
  const { pool, config } = deps;
  const id = await asSystem(pool, (system) => queueTestMail(userId, system, config));
  const delivering = deliverMessage(id, { ...deps, delivery: createDelivery(config), isLastAttempt: true });
  const tried = await delivering.catch(() => null); // A failure of this email is in the outcome that is read next.
  const problem = tried === "untried" ? null : tried;
  const outcome = await asSystem(pool, (system) =>
    system.one<Omit<TestMailOutcome, "problem">>({
      text: "select status, error, recipient from app.messages where id = $1",
      values: [id],
    }),
  );
  return { ...outcome, status: problem === null ? outcome.status : "failed", problem };
}

async function queueTestMail(userId: string | null, system: Rights, config: TestMailDeps["config"]): Promise<string> {
  const user = await system.one<{ email: string | null; displayName: string; locale: string }>({
    text: "select email, display_name, locale from app.users where id = $1",
    values: [userId],
  });
  if (user.email === null) throw fail("no-own-email");
  const language = languageOf(user.locale);
  const { brandName, logo, color } = await readShop(system, config);
  const subject = textIn(language, "letters.testMailSubject", { brand: brandName });
  const body = layOut({
    language,
    direction: language === "ar" ? "rtl" : "ltr",
    brandName,
    logo,
    color,
    title: subject,
    paragraphs: [textIn(language, "letters.testMailParagraph", { brand: brandName })],
    code: undefined,
    action: undefined,
    notes: [],
  });
  const message = { channel: "email", template: "test", recipient: user.email, subject, body, grace } as const;
  return queueMessage({ ...message, ...(userId && { userId }) }, system);
}
