import { fail } from "@boresight/domain/base/errors";
import { auditTextDays, type AuditAction, type AuditSearch } from "@boresight/domain/settings/upkeep";
import type { Transaction } from "#platform/database/transaction.ts";

interface FoundEntry {
  id: string;
  at: string;
  /** Null: the server by itself. */
  actor: string | null;
  actorRole: string;
  action: AuditAction;
  entity: string;
  entityId: string | null;
  /** What people call the record; null for one that is gone or has no name. */
  name: string | null;
  /** Old and new by column. */
  changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  reason: string;
}

const pageSize = 50;

/** Returns one page of the audit, the latest first, and whether there are more. Throws `permission-error` for all but admins. */
export async function searchAudit(
  asked: AuditSearch,
  { caller, now }: Transaction,
): Promise<{ entries: readonly FoundEntry[]; isMore: boolean }> {
  if (caller.role !== "admin") throw fail("permission-error");
  const { actorId, entity, entityId, action, from, until, text, before } = asked;
  const bound = text && !from && !entityId ? new Date(now.getTime() - auditTextDays * 86_400_000).toISOString() : from;
  const found = await caller.rows<FoundEntry>({
    text: `select e.id, e.at, u.display_name as actor, e.actor_role, e.action, e.entity, e.entity_id, e.changes, e.reason, ${nameOf} as name
      from (
        select * from app.audit_entries e
        where ($1::uuid is null or actor_id = $1) and ($2::text is null or entity = $2) and ($3::uuid is null or entity_id = $3)
          and ($4::text is null or action = $4)
          and ($5::timestamptz is null or at >= $5) and ($6::date is null or at < $6::date + 1)
          and ($7 = '' or changes::text ilike '%' || $7 || '%' or reason ilike '%' || $7 || '%')
          and ($8::uuid is null or (at, id) < (select b.at, b.id from app.audit_entries b where b.id = $8))
        order by at desc, id desc limit ${pageSize + 1}
      ) as e left join app.users u on u.id = e.actor_id
      order by e.at desc, e.id desc`,
    values: [actorId, entity, entityId, action, bound, until, text.replace(/[\\%_]/g, String.raw`\$&`), before],
  });
  return { entries: found.slice(0, pageSize), isMore: found.length > pageSize };
}

/** What guards an account is called after its owner. */
const ofLogins = "('users', 'user_passwords', 'user_totp', 'security_keys', 'refresh_tokens', 'user_identities')";

const nameOf = `case
  when e.entity in ${ofLogins} then (select u.display_name from app.users u where u.id = e.entity_id)
  when e.entity = 'customers' then (select coalesce(nullif(c.company_name, ''), concat_ws(' ', c.first_name, c.last_name)) from app.customers c where c.id = e.entity_id)
  when e.entity = 'vehicles' then (select v.vehicle_description from app.vehicles v where v.id = e.entity_id)
  when e.entity = 'service_orders' then (select o.internal_order_number from app.service_orders o where o.id = e.entity_id)
  when e.entity = 'invoices' then (select i.number from app.invoices i where i.id = e.entity_id)
  when e.entity = 'contacts' then (select p.name from app.contacts p where p.id = e.entity_id)
  when e.entity = 'addresses' then (select a.street from app.addresses a where a.id = e.entity_id)
  when e.entity = 'line_item_types' then (select y.name from app.line_item_types y where y.id = e.entity_id)
  when e.entity = 'price_lists' then (select l.name from app.price_lists l where l.id = e.entity_id)
end`;
