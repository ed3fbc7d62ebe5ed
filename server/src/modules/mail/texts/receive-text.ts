import { judgeTextReply } from "@boresight/domain/mail/judge-text-reply";
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
 * Obeys STOP and START of every customer's telephone, in whatever words, and returns the text to reply with: null for what
 * the provider itself has confirmed. What may ask for no more messages, in a longer text, alerts the office.
 */
export async function receiveText(text: ReceivedText, { brandName, work }: ReceivingDeps): Promise<string | null> {
  const { system } = work;
  const phone = readPhoneNumber(text.from)?.phone ?? "";
  const asked = text.obeyed ?? judgeTextReply(text.body);
  const sender = await readSender(phone, system);
  if (asked === "mayStop" && sender.customerId !== null)
    await work.emit({ type: "text.mayStop", entityId: sender.customerId, payload: { from: phone, said: text.body } });
  const recorded = asked === "stop" || asked === "start" ? await recordReply(phone, asked === "start", system) : 0;
  if (text.obeyed === "stop" || text.obeyed === "start") return null;
  const { name, phone: ours, locale } = sender;
  const values = { brand: name || brandName, phone: ours };
  return textIn(languageOf(locale), answerTo(asked, { hasPhone: ours !== "", isRecorded: recorded > 0 }), values);
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
}

const readSender = (phone: string, system: Rights): Promise<Sender> =>
  system.one({
    text: `select coalesce((select company_name from app.shop_settings order by version desc limit 1), '') as name,
        coalesce((select phone from app.facilities where is_base), '') as phone,
        coalesce(c.locale, 'en') as locale, c.id as customer_id
      from (select 1) one left join lateral (select c.id, c.locale from app.text_consents k join app.customers c on c.id = k.customer_id
          where k.phone = $1 order by k.recorded_at desc limit 1) c on true`,
    values: [phone],
  });
