import type { KnownTelephone } from "@boresight/domain/inbox/judge-text";
import { openCategories } from "@boresight/domain/statuses/status-look";
import type { Rights } from "#platform/database/transaction.ts";
import { readPhoneNumber } from "#platform/phone-number.ts";

/** A text that came this long after ours answers it. Days. */
const answerDays = 7;
const leastDigits = 7;

interface Owner {
  customerId: string;
  name: string;
  phone: string;
}

export interface TelephoneOwners extends KnownTelephone {
  /** Of the person whose telephone it is; empty where several are possible, or none. */
  name: string;
}

/** Returns whose telephone this is, and what the shop last texted there about. Archived customers have none. */
export async function readTelephone(phone: string, system: Rights): Promise<TelephoneOwners> {
  const owners = await findOwners(phone, system);
  const ids = [...new Set(owners.map(({ customerId }) => customerId))];
  if (ids.length === 0) return { customers: [], lastTextedOrderId: null, name: "" };
  const open = await system.rows<{ id: string; openOrderIds: string[] }>({
    text: `select c.id, array(select o.id from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
        where o.customer_id = c.id and s.category = any ($2) order by o.updated_at desc limit 10) as open_order_ids
      from unnest($1::uuid[]) c (id)`,
    values: [ids, openCategories],
  });
  const texted = await system.maybe<{ id: string }>({
    text: `select o.id from app.messages m join app.service_orders o on o.id = m.service_order_id
      where m.recipient = $1 and m.channel = 'sms' and o.customer_id = any ($2) and m.status <> 'failed'
        and m.created_at > now() - make_interval(days => $3)
      order by m.created_at desc limit 1`,
    values: [phone, ids, answerDays],
  });
  const names = new Set(owners.map(({ name }) => name));
  return { customers: open, lastTextedOrderId: texted?.id ?? null, name: names.size === 1 ? [...names].join("") : "" };
}

async function findOwners(phone: string, system: Rights): Promise<readonly Owner[]> {
  const digits = phone.replaceAll(/\D/g, "").slice(-10);
  if (digits.length < leastDigits) return [];
  const found = await system.rows<Owner>({
    text: `select p.customer_id, p.name, p.phone from app.contacts p join app.customers c on c.id = p.customer_id
        where right(regexp_replace(p.phone, '\\D', '', 'g'), 10) = $1 and c.status <> 'archived'
      union all
      select c.id, coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.company_name), c.phone from app.customers c
        where c.search_text like '%' || $1 || '%' and c.phone is not null and c.status <> 'archived'
      limit 50`,
    values: [digits],
  });
  return found.filter((owner) => readPhoneNumber(owner.phone)?.phone === phone);
}
