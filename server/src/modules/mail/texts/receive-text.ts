import { languageOf } from "@boresight/domain/texts/language";
import { textIn } from "@boresight/domain/texts/text-in";
import type { Rights } from "#platform/database/transaction.ts";
import { readPhoneNumber } from "#platform/phone-number.ts";

export interface ReceivedText {
  from: string;
  body: string;
}

const stopWords = new Set("STOP STOPALL UNSUBSCRIBE CANCEL END QUIT REVOKE OPTOUT ARRET ARRÊT".split(" "));
const startWords = new Set(["START", "UNSTOP", "YES"]);

/**
 * Obeys STOP and START of every customer's telephone, and returns the text to reply with. Null for STOP and START, which
 * the provider itself confirms.
 */
export async function receiveText({ from, body }: ReceivedText, system: Rights): Promise<string | null> {
  const phone = readPhoneNumber(from)?.phone ?? "";
  const word = body.trim().toUpperCase();
  if (stopWords.has(word)) return recordReply(phone, false, system);
  if (startWords.has(word)) return recordReply(phone, true, system);
  const { name, phone: ours, locale } = await readSender(phone, system);
  return textIn(languageOf(locale), ours ? "letters.textHelp" : "letters.textHelpWithoutPhone", {
    brand: name,
    phone: ours,
  });
}

/** START gives back only what STOP took: who never agreed does not begin to. */
async function recordReply(phone: string, isGiven: boolean, system: Rights): Promise<null> {
  await system.run({
    text: `insert into app.text_consents (customer_id, phone, is_given, method)
      select latest.customer_id, $1, $2, 'reply' from (
        select distinct on (customer_id) customer_id, is_given, method from app.text_consents
        where phone = $1 order by customer_id, recorded_at desc) latest
      where latest.is_given <> $2 and (latest.is_given or latest.method = 'reply')`,
    values: [phone, isGiven],
  });
  return null;
}

const readSender = (phone: string, system: Rights): Promise<{ name: string; phone: string; locale: string }> =>
  system.one({
    text: `select coalesce((select company_name from app.shop_settings order by version desc limit 1), '') as name,
        coalesce((select phone from app.facilities where is_base), '') as phone,
        coalesce((select c.locale from app.text_consents k join app.customers c on c.id = k.customer_id
          where k.phone = $1 order by k.recorded_at desc limit 1), 'en') as locale`,
    values: [phone],
  });
