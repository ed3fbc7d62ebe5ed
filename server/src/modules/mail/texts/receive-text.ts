import { judgeTextReply, type TextReply } from "@boresight/domain/mail/judge-text-reply";
import { cutWords } from "@boresight/domain/base/text";
import { languageOf } from "@boresight/domain/texts/language";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import { textIn } from "@boresight/domain/texts/text-in";
import type { ReceivedText } from "#integrations/deliveries/twilio.ts";
import type { Rights } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import { readPhoneNumber } from "#platform/phone-number.ts";
import { recordReply } from "./record-reply.ts";

interface ReceivingDeps {
  /** Names the shop until it has a name of its own. */
  brandName: string;
  work: Work;
}

/**
 * Obeys STOP and START of every customer's telephone and explains itself after HELP, in whatever words, and returns the text
 * to reply with: null for what the provider itself has confirmed, and for all that a person has to read, which is in the
 * office's inbox when this returns. What may ask for no more messages, in a longer text, alerts the office as well.
 */
export async function receiveText(
  text: ReceivedText & { key: string },
  { brandName, work }: ReceivingDeps,
): Promise<string | null> {
  const { system } = work;
  const phone = readPhoneNumber(text.from)?.phone ?? "";
  const asked = text.obeyed ?? judgeTextReply(text.body);
  const sender = await readSender(phone, system);
  if (asked === "mayStop" && sender.customerId !== null)
    await work.emit({ type: "text.mayStop", entityId: sender.customerId, payload: { from: phone, said: text.body } });
  const recorded = asked === "stop" || asked === "start" ? await recordReply(phone, asked === "start", system) : 0;
  if (isForPeople(asked, { text, isRecorded: recorded > 0 })) {
    await emitText(text, { phone, isStopped: sender.isStopped, brand: sender.name || brandName }, work);
    return null;
  }
  if (text.obeyed === "stop" || text.obeyed === "start") return null;
  const { name, phone: ours, locale } = sender;
  const values = { brand: name || brandName, phone: ours };
  return textIn(languageOf(locale), answerTo(asked, { hasPhone: ours !== "", isRecorded: recorded > 0 }), values);
}

const startCommand = /^\W*(?:start|unstop)\W*$/i;

/** "Yes" begins texts again where STOP ended them; anywhere else it answers a question. A picture is never a command. */
function isForPeople(asked: TextReply, { text, isRecorded }: { text: ReceivedText; isRecorded: boolean }): boolean {
  if (asked === "stop") return false;
  if (asked === "start") return !isRecorded && !startCommand.test(text.body);
  return asked !== "help" || text.pictures.length > 0;
}

interface Sending {
  /** Empty where it is none. */
  phone: string;
  isStopped: boolean;
  brand: string;
}

const longestText = 1600;

async function emitText(
  text: ReceivedText & { key: string },
  { phone, ...sender }: Sending,
  work: Work,
): Promise<void> {
  const { key: externalId, body, pictures } = text;
  const from = phone || text.from.trim().slice(0, 254);
  if (from === "") return; // Nobody could be answered.
  const payload = { from, body: cutWords(body, longestText), externalId, pictures, ...sender };
  await work.emit({ type: "text.received", entityId: work.ids(), payload });
}

function answerTo(asked: string, { hasPhone, isRecorded }: { hasPhone: boolean; isRecorded: boolean }): TextKey {
  if (asked === "stop") return "letters.textStopped";
  if (asked === "start" && isRecorded) return "letters.textStarted";
  return hasPhone ? "letters.textHelp" : "letters.textHelpWithoutPhone";
}

interface Sender {
  /** The shop's name; empty until it has one. */
  name: string;
  /** The shop's number; empty when it has none. */
  phone: string;
  locale: string;
  /** The customer who last said something about text messages from this telephone. */
  customerId: string | null;
  isStopped: boolean;
}

const readSender = (phone: string, system: Rights): Promise<Sender> =>
  system.one({
    text: `select coalesce((select company_name from app.shop_settings order by version desc limit 1), '') as name,
        coalesce((select phone from app.facilities where is_base), '') as phone,
        coalesce(c.locale, 'en') as locale, c.id as customer_id, app_private.has_stopped($1) as is_stopped
      from (select 1) one left join lateral (select c.id, c.locale from app.text_consents k join app.customers c on c.id = k.customer_id
          where k.phone = $1 order by k.recorded_at desc limit 1) c on true`,
    values: [phone],
  });
