import type { DuplicateKind, DuplicateReason } from "@boresight/domain/settings/upkeep";
import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";

interface DuplicateRecord {
  id: string;
  name: string;
  detail: string;
  orders: number;
  createdAt: string;
}

export interface DuplicateGroup {
  reason: DuplicateReason;
  /** What they have in common. */
  key: string;
  records: readonly DuplicateRecord[];
}

interface AskedDuplicates {
  kind: DuplicateKind;
  after: { reason: DuplicateReason; key: string } | null;
}

const pageSize = 20;
/** Of one group; the rest shows once these are merged. */
const mostRecords = 6;

const folded = (text: string) => `lower(regexp_replace(${text}, '[^[:alnum:]]', '', 'g'))`;

const customerName = "coalesce(nullif(c.company_name, ''), concat_ws(' ', c.first_name, c.last_name))";

// Each of them alone may be wrong: two shops of one office share an email. People look before they merge.
const keysOf: Record<DuplicateKind, string> = {
  customers: `
    select 'email' as reason, lower(c.email) as key, c.id from app.customers c where c.status <> 'archived' and c.email <> ''
    union all
    select distinct 'namePlace', ${folded(customerName)} || ' ' || left(${folded("a.postal_code")}, 5), c.id
      from app.customers c join app.addresses a on a.customer_id = c.id and a.archived_at is null and a.postal_code <> ''
      where c.status <> 'archived' and ${folded(customerName)} <> ''
    union all
    select 'phone', c.phone, c.id from app.customers c where c.status <> 'archived' and c.phone is not null`,
  vehicles: `select 'vin' as reason, v.vin_number as key, v.id from app.vehicles v
    where v.archived_at is null and v.has_duplicate_vin and v.vin_number is not null`,
};

const recordOf: Record<DuplicateKind, string> = {
  customers: `select json_build_object('id', c.id, 'name', ${customerName}, 'detail', c.email, 'createdAt', c.created_at,
      'orders', (select count(*) from app.service_orders o where o.customer_id = c.id)) as record
    from app.customers c where c.id = one.id`,
  vehicles: `select json_build_object('id', v.id, 'name', v.vehicle_description, 'detail', ${customerName}, 'createdAt', v.created_at,
      'orders', (select count(*) from app.service_orders o where o.vehicle_id = v.id)) as record
    from app.vehicles v left join app.customers c on c.id = v.customer_id where v.id = one.id`,
};

/** Returns one page of likely duplicates, by reason and key, and whether there are more. Throws `permission-error` for all but admins. */
export async function findDuplicates(
  { kind, after }: AskedDuplicates,
  { caller }: Transaction,
): Promise<{ groups: readonly DuplicateGroup[]; isMore: boolean }> {
  if (caller.role !== "admin") throw fail("permission-error");
  const groups = await caller.rows<DuplicateGroup>({
    text: `with keyed as (${keysOf[kind]}),
      page as (
        select reason, key, array_agg(id order by id) as ids from keyed
        where $1::text is null or (reason collate "C", key collate "C") > ($1, $2)
        group by reason, key having count(*) > 1
        order by reason collate "C", key collate "C" limit ${pageSize + 1}
      )
      select reason, key, (select json_agg(found.record order by found.record ->> 'createdAt')
        from unnest(page.ids[1:${mostRecords}]) as one (id) cross join lateral (${recordOf[kind]}) as found) as records
      from page order by reason collate "C", key collate "C"`,
    values: [after?.reason ?? null, after?.key ?? null],
  });
  return { groups: groups.slice(0, pageSize), isMore: groups.length > pageSize };
}
