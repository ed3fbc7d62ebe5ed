import { isOpenThroughout, type WorkingCalendar } from "@boresight/domain/schedule/working-time";
import { languageOf } from "@boresight/domain/texts/language";
import { textIn } from "@boresight/domain/texts/text-in";
import type { TextFromOutside } from "#modules/mail/mail-events.ts";
import { queueMessage } from "#modules/mail/queue/queue-message.ts";
import type { Work } from "#platform/database/events.ts";
import { ourselves } from "../ourselves.ts";

/** One evening, and one machine that answers another. */
const quietHours = 12;

interface Heard {
  conversationId: string;
  orderId: string | null;
  text: TextFromOutside;
}

interface Hours {
  calendar: WorkingCalendar;
  hasHours: boolean;
  locale: string;
}

/**
 * Tells who texts outside of the opening hours that somebody will read it, once an evening. Within them only people answer;
 * nothing is sent to who replied STOP, and to what is no telephone.
 */
export async function answerWhenClosed({ conversationId, orderId, text }: Heard, work: Work): Promise<void> {
  const { system, now } = work;
  if (text.isStopped || !/^\+[1-9]\d{7,14}$/.test(text.from)) return;
  const { calendar, hasHours, locale } = await readHours(orderId, conversationId, work);
  const moment = now.getTime();
  if (!hasHours || isOpenThroughout(calendar, { start: moment, end: moment })) return;
  if (await wasAnswered(text.from, work)) return;
  const body = textIn(languageOf(locale), "letters.textClosed", { brand: text.brand });
  const sentId = await queueMessage(
    { channel: "sms", template: "closed-answer", recipient: text.from, body, serviceOrderId: orderId },
    system,
  );
  await system.run({
    text: `insert into app.conversation_messages (conversation_id, direction, channel, from_address, to_addresses, body, kind,
        sent_message_id, said_at)
      values ($1, 'out', 'sms', $2, array[$3], $4, 'automatic', $5, $6::timestamptz + interval '1 millisecond')`,
    values: [conversationId, ourselves, text.from, body, sentId, now],
  });
}

/** Of the order's location, or of the main one. */
async function readHours(orderId: string | null, conversationId: string, { system }: Work): Promise<Hours> {
  const found = await system.maybe<Hours>({
    text: `select json_build_object('timeZone', f.time_zone, 'workingHours', f.working_hours, 'closures', f.closures) as calendar,
        f.working_hours <> '{}' as has_hours,
        coalesce((select c.locale from app.conversations k join app.customers c on c.id = k.customer_id where k.id = $2), 'en') as locale
      from app.facilities f
      where f.id = coalesce((select facility_id from app.service_orders where id = $1),
        (select id from app.facilities where is_base limit 1))`,
    values: [orderId, conversationId],
  });
  return found ?? { calendar: { timeZone: "UTC", workingHours: {}, closures: [] }, hasHours: false, locale: "en" };
}

async function wasAnswered(phone: string, { system, now }: Work): Promise<boolean> {
  const answered = await system.maybe({
    text: `select from app.messages where recipient = $1 and template = 'closed-answer'
      and created_at > $2::timestamptz - make_interval(hours => $3) limit 1`,
    values: [phone, now, quietHours],
  });
  return answered !== undefined;
}
