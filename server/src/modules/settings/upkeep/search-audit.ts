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

/** The columns by which people know a record, the first that one has. */
const nameColumns = [
  "name",
  "status_name",
  "task_name",
  "facility_name",
  "number",
  "key",
  "description",
  "keyword",
  "address",
  "phone",
  "url",
];

/** Of a record that is gone, or whose table says nothing of itself above, what the entry has of its name. */
const nameInChanges = nameColumns
  .map((column) => `coalesce(nullif(e.changes #>> '{${column},1}', ''), nullif(e.changes #>> '{${column},0}', ''))`)
  .join(", ");

/** What guards an account is called after its owner. */
const ofLogins = "('users', 'user_passwords', 'user_totp', 'security_keys', 'refresh_tokens', 'user_identities')";

const nameOf = `coalesce(case
  when e.entity in ${ofLogins} then (select u.display_name from app.users u where u.id = e.entity_id)
  when e.entity = 'customers' then (select coalesce(nullif(c.company_name, ''), concat_ws(' ', c.first_name, c.last_name)) from app.customers c where c.id = e.entity_id)
  when e.entity = 'vehicles' then (select v.vehicle_description from app.vehicles v where v.id = e.entity_id)
  when e.entity = 'service_orders' then (select o.internal_order_number from app.service_orders o where o.id = e.entity_id)
  when e.entity = 'invoices' then (select i.number from app.invoices i where i.id = e.entity_id)
  when e.entity = 'contacts' then (select p.name from app.contacts p where p.id = e.entity_id)
  when e.entity = 'addresses' then (select a.street from app.addresses a where a.id = e.entity_id)
  when e.entity = 'line_item_types' then (select y.name from app.line_item_types y where y.id = e.entity_id)
  when e.entity = 'price_lists' then (select l.name from app.price_lists l where l.id = e.entity_id)
  when e.entity = 'bays' then (select b.name from app.bays b where b.id = e.entity_id)
  when e.entity = 'bay_outages' then (select b.name from app.bay_outages x join app.bays b on b.id = x.bay_id where x.id = e.entity_id)
  when e.entity = 'tax_rates' then (select r.name from app.tax_rates r where r.id = e.entity_id)
  when e.entity = 'facilities' then (select f.facility_name from app.facilities f where f.id = e.entity_id)
  when e.entity = 'equipment' then (select q.name from app.equipment q where q.id = e.entity_id)
  when e.entity = 'estimates' then (select s.number from app.estimates s where s.id = e.entity_id)
  when e.entity = 'credit_memos' then (select m.number from app.credit_memos m where m.id = e.entity_id)
  when e.entity = 'payments' then (select concat_ws(' · ', app_private.customer_name(c.company_name, c.first_name, c.last_name),
      (p.amount_cents / 100.0)::numeric(12, 2)) from app.payments p join app.customers c on c.id = p.customer_id where p.id = e.entity_id)
  when e.entity = 'email_templates' then (select x.name from app.email_templates x where x.id = e.entity_id)
  when e.entity = 'files' then (select x.name from app.files x where x.id = e.entity_id)
  when e.entity = 'service_order_statuses' then (select x.status_name from app.service_order_statuses x where x.id = e.entity_id)
  when e.entity = 'tasks' then (select x.task_name from app.tasks x where x.id = e.entity_id)
  when e.entity = 'order_calibrations' then (select o.internal_order_number from app.order_calibrations x
      join app.service_orders o on o.id = x.service_order_id where x.id = e.entity_id)
end, case when e.entity not in ${ofLogins} then coalesce(${nameInChanges}) end)`;
