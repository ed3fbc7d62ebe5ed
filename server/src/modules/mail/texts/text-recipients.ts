import { contactsFor, type ContactPurpose } from "@boresight/domain/customers/contact-purpose";
import { purposeOf } from "@boresight/domain/customers/purpose-of-mail";
import { topicOf } from "@boresight/domain/customers/message-topic";
import type { Rights } from "#platform/database/transaction.ts";
import { readPhoneNumber } from "#platform/phone-number.ts";

export interface TextRecipient {
  /** In E.164 form. */
  phone: string;
  name: string;
  locale: string;
}

interface Telephone {
  name: string;
  phone: string | null;
}

interface TelephoneOfContact extends Telephone {
  isPreferred: boolean;
  purposes: readonly string[];
}

interface Telephones {
  locale: string;
  notifyBySms: boolean;
  unwantedTexts: readonly string[];
  customer: Telephone;
  contacts: readonly TelephoneOfContact[];
  /** The telephones whose latest word was a consent. */
  consented: readonly string[];
}

/**
 * Returns who gets the text message of this template: of its recipients, the customer and its contacts, as far as the
 * customer wants text messages about the topic and the telephone's consent holds.
 */
export async function findTextRecipients(
  system: Rights,
  orderId: string,
  { key, recipients }: { key: string; recipients: readonly string[] },
): Promise<readonly TextRecipient[]> {
  const topic = topicOf(key);
  if (topic === null) return [];
  const known = await system.one<Telephones>(telephonesOf(orderId));
  if (!known.notifyBySms || known.unwantedTexts.includes(topic)) return [];
  const found = new Map<string, TextRecipient>();
  for (const { name, phone: written } of recipients.flatMap((recipient) =>
    telephonesFor(recipient, known, purposeOf(key)),
  )) {
    const phone = written && readPhoneNumber(written)?.phone;
    if (phone && known.consented.includes(phone)) found.set(phone, { phone, name, locale: known.locale });
  }
  return [...found.values()];
}

function telephonesFor(
  recipient: string,
  { customer, contacts }: Telephones,
  purpose: ContactPurpose,
): readonly Telephone[] {
  if (recipient === "customer") return [customer];
  if (recipient === "allContacts") return contacts.length > 0 ? contacts : [customer];
  if (recipient !== "preferredContact") return [];
  const told = contactsFor(purpose, contacts, ({ phone }) => Boolean(phone));
  return told.length > 0 ? told : [customer];
}

const telephonesOf = (orderId: string) => ({
  isPrepared: true as const,
  text: `select c.locale, c.notify_by_sms, c.unwanted_texts,
      json_build_object('name', coalesce(nullif(c.first_name, ''), c.company_name), 'phone', c.phone) as customer,
      (select coalesce(json_agg(json_build_object('name', p.name, 'phone', p.phone, 'isPreferred', p.is_preferred,
          'purposes', p.purposes)), '[]')
        from app.contacts p where p.customer_id = c.id) as contacts,
      array(select distinct k.phone from app.text_consents k
        where k.customer_id = c.id and app_private.may_text(c.id, k.phone)) as consented
    from app.service_orders o join app.customers c on c.id = o.customer_id where o.id = $1`,
  values: [orderId],
});
