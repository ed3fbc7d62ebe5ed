import { languageOf } from "@boresight/domain/texts/language";
import type { Transaction } from "#platform/database/transaction.ts";
import { readDisclosure } from "./read-disclosures.ts";

interface OrderDisclosure {
  textId: string;
  state: string;
  body: string;
  sourceTitle: string;
  acceptedBy: string | null;
  acceptedAt: string | null;
}

interface Accepted extends OrderDisclosure {
  orderId: string;
}

interface Unaccepted {
  id: string;
  locale: string;
}

/** What the state wants to be accepted before the work on these orders, or was; null where it wants nothing. The caller sees them. */
export async function readOrderDisclosures(
  ids: readonly string[],
  { system, now }: Transaction,
): Promise<readonly (OrderDisclosure | null)[]> {
  const accepted = await system.rows<Accepted>({
    text: `select distinct on (y.service_order_id) y.service_order_id as order_id, t.id as text_id, t.state, t.body, t.source_title,
        y.full_name as accepted_by, y.acknowledged_at as accepted_at
      from app.acknowledgements y join app.disclosure_texts t on t.id = y.disclosure_text_id
      where y.service_order_id = any ($1) order by y.service_order_id, y.acknowledged_at desc`,
    values: [ids],
  });
  const found = new Map<string, OrderDisclosure>(accepted.map(({ orderId, ...one }) => [orderId, one]));
  const open = await system.rows<Unaccepted>({
    text: `select o.id, c.locale from app.service_orders o join app.customers c on c.id = o.customer_id where o.id = any ($1)`,
    values: [ids.filter((id) => !found.has(id))],
  });
  for (const { id: orderId, locale } of open) {
    const disclosure = await readDisclosure("beforeWork", { orderId, language: languageOf(locale), now }, system);
    if (!disclosure) continue;
    const { id: textId, ...text } = disclosure;
    found.set(orderId, { textId, ...text, acceptedBy: null, acceptedAt: null });
  }
  return ids.map((id) => found.get(id) ?? null);
}
