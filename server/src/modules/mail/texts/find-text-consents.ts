import type { Transaction } from "#platform/database/transaction.ts";
import { readPhoneNumber } from "#platform/phone-number.ts";

interface Consent {
  isGiven: boolean;
  method: string;
  recordedAt: Date;
  /** The person's name; null for a reply. */
  recordedBy: string | null;
}

interface Latest extends Consent {
  customerId: string;
  phone: string;
}

type Reader = Pick<Transaction, "caller">;

/** Returns the latest word of these customers' own telephones about text messages; null where there was none. */
export const findConsentsOfCustomers = (ids: readonly string[], tx: Reader) =>
  consentsFor(ids, "select id, id as customer_id, phone from app.customers where id = any ($1)", tx);

/** The same for contacts. */
export const findConsentsOfContacts = (ids: readonly string[], tx: Reader) =>
  consentsFor(ids, "select id, customer_id, phone from app.contacts where id = any ($1)", tx);

async function consentsFor(ids: readonly string[], text: string, { caller }: Reader): Promise<(Consent | null)[]> {
  const people = await caller.rows<{ id: string; customerId: string; phone: string | null }>({ text, values: [ids] });
  const latest = await caller.rows<Latest>({
    text: `select distinct on (k.customer_id, k.phone) k.customer_id, k.phone, k.is_given, k.method, k.recorded_at,
        u.display_name as recorded_by
      from app.text_consents k left join app.users u on u.id = k.recorded_by
      where k.customer_id = any ($1) order by k.customer_id, k.phone, k.recorded_at desc`,
    values: [[...new Set(people.map(({ customerId }) => customerId))]],
  });
  const byPhone = new Map(latest.map((consent) => [`${consent.customerId} ${consent.phone}`, consent]));
  const byPerson = new Map(
    people.map(({ id, customerId, phone }) => [
      id,
      byPhone.get(`${customerId} ${(phone && readPhoneNumber(phone)?.phone) ?? ""}`) ?? null,
    ]),
  );
  return ids.map((id) => byPerson.get(id) ?? null);
}
