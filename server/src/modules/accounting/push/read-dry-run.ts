/** What would be sent, and how it would look there: nothing is sent, nothing is queued. */
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { withoutEmpty } from "@boresight/domain/accounting/merge-record";
import { qboDryRunSchema } from "@boresight/domain/accounting/qbo-mapping-schema";
import type { QboEntityName } from "@boresight/domain/accounting/qbo";
import { shopDay } from "#modules/billing/shop-day.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { buildRecord } from "./build/build-record.ts";
import { storedLinks, type Building, type KnownLink } from "./build/built-record.ts";
import { dueOrder, dueRecords } from "./due-records.ts";
import { mappingColumns, type QboMapping } from "../connection/mapping.ts";

type DryRunAction = "create" | "update" | "link" | "nothing" | "blocked";

interface DryRunRow {
  entity: QboEntityName;
  localId: string;
  label: string;
  action: DryRunAction;
  problem: string | null;
  detail: string;
}

interface DryRun {
  counts: readonly { entity: QboEntityName; action: DryRunAction; count: number }[];
  totalCount: number;
  rows: readonly (DryRunRow & { payload: unknown })[];
  hasNextPage: boolean;
  endCursor: string | null;
}

/** For admins. Throws `not-found` and `permission-error`. */
export async function readDryRun(asked: unknown, tx: Transaction): Promise<DryRun> {
  if (tx.caller.role !== "admin") throw fail("permission-error");
  const { connectionId, first, after } = parseInput(qboDryRunSchema, asked);
  const mapping = await tx.caller.one<QboMapping>({
    text: `select ${mappingColumns} from app.qbo_connections where id = $1`,
    values: [connectionId],
  });
  const day = await shopDay(tx);
  const counts = await tx.system.rows<DryRun["counts"][number]>({
    text: `with ${classified} select entity, action, count(*)::integer as count from planned group by rank, entity, action order by rank, action`,
    values: [connectionId, day],
  });
  const totalCount = counts.reduce((total, { count }) => total + count, 0);
  const rows = await tx.system.rows<DryRunRow>({
    text: `with ${classified} select entity, local_id, short_label as label, action, problem, detail from planned
      order by ${dueOrder} limit $3 offset $4`,
    values: [connectionId, day, first, after],
  });
  const building = { system: tx.system, mapping, linksOf: linksOrPlaces(connectionId, tx) };
  const described: DryRun["rows"][number][] = [];
  for (const row of rows) described.push({ ...row, payload: await payloadOf(row, building) });
  const end = after + rows.length;
  return {
    counts,
    totalCount,
    rows: described,
    hasNextPage: end < totalCount,
    endCursor: rows.length ? String(end) : null,
  };
}

/** Null for what would not be sent. */
async function payloadOf({ entity, localId, action }: DryRunRow, building: Building): Promise<unknown> {
  if (action === "nothing" || action === "link") return null;
  const built = await buildRecord(entity, localId, building);
  return built.is === "ready" ? withoutEmpty(built.fields) : null;
}

/** What is not there yet gets its id there when it is created. */
const unknownYet: KnownLink = { qboId: "(new)", snapshot: {} };

function linksOrPlaces(connectionId: string, { system }: Transaction): Building["linksOf"] {
  const stored = storedLinks(connectionId, system);
  return async (entity, localIds) => {
    const links = await stored(entity, localIds);
    if (entity === "Estimate") return links;
    return new Map(localIds.map((id) => [id, links.get(id) ?? unknownYet]));
  };
}

/** `planned`: every due record with what happens to it. */
const classified = `${dueRecords},
  stuck as (
    select distinct on (entity, local_id) entity, local_id, problem, detail from app.qbo_jobs
    where connection_id = $1 and operation = 'push' and status = 'failed' order by entity, local_id, number desc
  ),
  disputed as (select distinct entity, local_id from app.qbo_conflicts where connection_id = $1 and status = 'open'),
  changing as (
    select distinct entity, local_id from app.qbo_jobs
    where connection_id = $1 and operation = 'push' and status in ('pending', 'sending') and local_id is not null
  ),
  unmapped as (
    select d.local_id as id from due d cross join books b where d.entity = 'Item' and d.link_id is null and b.income_account_id is null
  ),
  judged as (
    select d.*,
      case
        when (d.entity, d.local_id) in (select entity, local_id from disputed) then 'waitsForConflict'
        when (d.entity, d.local_id) in (select entity, local_id from stuck)
          then (select s.problem from stuck s where s.entity = d.entity and s.local_id = d.local_id)
        when d.link_id is not null then null
        when d.entity = 'Item' and d.local_id in (select id from unmapped) then 'waitsForMapping'
        when d.entity = 'Invoice' and exists (select from app.line_items l where l.invoice_id = d.local_id
          and l.line_item_type_id in (select id from unmapped)) then 'waitsForMapping'
        when d.entity = 'Estimate' and exists (select from app.line_items l where l.estimate_id = d.local_id
          and l.line_item_type_id in (select id from unmapped)) then 'waitsForMapping'
        when d.entity = 'Payment' and exists (select from app.payments p cross join books b
          where p.id = d.local_id and p.method = 'rewardCredit' and b.reward_account_id is null) then 'waitsForMapping'
        when d.entity = 'Payment' and exists (select from app.payment_allocations a
          where a.payment_id = d.local_id and a.invoice_id not in (select id from due_invoices)
            and not exists (select from app.qbo_links l where l.connection_id = $1 and l.entity = 'Invoice' and l.local_id = a.invoice_id)
          group by a.invoice_id having sum(a.amount_cents) <> 0) then 'waitsForInvoice'
      end as problem
    from due d
  ),
  planned as (
    select j.*,
      coalesce((select s.detail from stuck s where s.entity = j.entity and s.local_id = j.local_id), '') as detail,
      case
        when problem is not null then 'blocked'
        when link_id is not null and (entity, local_id) in (select entity, local_id from changing) then 'update'
        when link_id is not null then 'nothing'
        when exists (select from app.qbo_records r where r.connection_id = $1 and r.entity = j.entity and lower(r.name) = lower(j.label)
          and not exists (select from app.qbo_links l where l.connection_id = $1 and l.entity = r.entity and l.qbo_id = r.qbo_id))
          then 'link'
        else 'create'
      end as action
    from judged j
  )`;
