import type { DisclosureOccasion } from "@boresight/domain/documents/disclosures/disclosure-text";
import type { Language } from "@boresight/domain/texts/language";
import { facilityOfOrder } from "#modules/orders/facility-of-order.ts";
import type { Rights } from "#platform/database/transaction.ts";

/** What a state wants drivers to be told, as somebody of the shop has verified it. */
export interface DisclosureInForce {
  id: string;
  state: string;
  body: string;
  sourceTitle: string;
}

interface Place {
  orderId: string;
  language: Language;
  now: Date;
}

/** In the state of the order's location and in this language, else in any that there is. */
export const readDisclosure = (
  occasion: DisclosureOccasion,
  { orderId, language, now }: Place,
  system: Rights,
): Promise<DisclosureInForce | undefined> =>
  system.maybe<DisclosureInForce>({
    text: `select t.id, t.state, t.body, t.source_title
      from app.service_orders o
      join app.customers c on c.id = o.customer_id
      join app.facilities f on f.id = ${facilityOfOrder}
      join app.addresses a on a.id = f.address_id
      join app.disclosure_texts t on t.state = upper(trim(a.state)) and t.occasion = $2
      where o.id = $1 and t.verified_at is not null and t.valid_from <= ($4::timestamptz at time zone f.time_zone)::date
      order by t.language = $3 desc, t.language = 'en' desc, t.language, t.revision desc limit 1`,
    values: [orderId, occasion, language, now],
  });
