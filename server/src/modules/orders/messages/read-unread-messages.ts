import { isStaff } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";

type Reader = Pick<Transaction, "caller" | "system">;

/** What is older is no news. Days. */
const freshDays = 30;
/** Whoever has more unread than this reads the list of orders. */
const mostOrders = 50;

/**
 * Returns how many messages of each order the caller should still read. What a customer wrote waits for the shop until
 * anybody of the staff has read or answered it; notes among staff wait for those whom they concern: the order's technician,
 * who wrote there, and whom they name as `@Tom`.
 */
export async function readUnreadMessages(
  ids: readonly string[],
  { caller, system }: Reader,
): Promise<readonly number[]> {
  const counted = await system.rows<{ id: string; count: number }>({
    isPrepared: true,
    text: isStaff(caller.role) ? ofStaff : ofCustomer,
    values: [ids, caller.userId],
  });
  const counts = new Map(counted.map(({ id, count }) => [id, count]));
  return ids.map((id) => counts.get(id) ?? 0);
}

/** Returns the orders that the caller sees with messages to read, the latest first, at most 50. */
export async function readUnreadOrders(_: unknown, tx: Reader): Promise<readonly string[]> {
  const recent = await tx.caller.rows<{ id: string }>({
    text: `select service_order_id as id from app.order_messages where created_at > now() - interval '${freshDays} days'
      group by service_order_id order by max(created_at) desc limit 1000`,
  });
  const ids = recent.map(({ id }) => id);
  const counts = await readUnreadMessages(ids, tx);
  return ids.filter((_id, place) => (counts[place] ?? 0) > 0).slice(0, mostOrders);
}

const fresh = `m.service_order_id = o.id and m.created_at > now() - interval '${freshDays} days'`;
const readBy = (whom: string, internal: boolean): string =>
  `coalesce((select max(r.read_at) from app_private.message_reads r
    where r.service_order_id = o.id and r.is_internal = ${internal} and ${whom}), '-infinity')`;

const ofCustomer = `select o.id, (select count(*)::integer from app.order_messages m
    where ${fresh} and not m.is_internal and not m.from_customer and m.created_at > ${readBy("r.user_id = $2", false)}) as count
  from unnest($1::uuid[]) o (id)`;

const staffRead = readBy(
  "r.user_id in (select id from app.users where default_role in ('admin', 'technician'))",
  false,
);

/** A whole name behind the sign: neither `@Tomorrow` nor an email address names Tom. */
const isNamed = `exists (select from regexp_matches(lower(m.body), '(?<![[:alnum:]._-])@([[:alpha:]''’-]+)(?![[:alnum:]])', 'g') as named
  where regexp_replace(named[1], '[''’]s$', '') = lower(me.first_name))`;

const ofStaff = `select o.id,
    (select count(*)::integer from app.order_messages m
      where ${fresh} and not m.is_internal and m.from_customer and m.created_at > ${staffRead}
        and m.created_at > coalesce((select max(a.created_at) from app.order_messages a
          where a.service_order_id = o.id and not a.from_customer and not a.is_internal), '-infinity'))
    + (select count(*)::integer from app.order_messages m
      where ${fresh} and m.is_internal and m.author_id is distinct from $2 and m.created_at > ${readBy("r.user_id = $2", true)}
        and (me.is_assigned or me.wrote or ${isNamed})) as count
  from unnest($1::uuid[]) o (id) cross join lateral (select
      exists (select from app.service_orders s where s.id = o.id and s.assigned_technician_id = $2) as is_assigned,
      exists (select from app.order_messages w where w.service_order_id = o.id and w.is_internal and w.author_id = $2) as wrote,
      (select split_part(display_name, ' ', 1) from app.users where id = $2) as first_name) me`;
