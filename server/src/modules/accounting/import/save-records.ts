import { matchRecords, type Comparable, type OwnRecord } from "@boresight/domain/accounting/match-record";
import type { QboAccount } from "#integrations/quickbooks/entities/account.ts";
import type { QboCustomer } from "#integrations/quickbooks/entities/customer.ts";
import type { QboItem } from "#integrations/quickbooks/entities/item.ts";
import type { Rights } from "#platform/database/transaction.ts";

interface Read {
  connectionId: string;
  accounts: readonly QboAccount[];
  customers: readonly QboCustomer[];
  items: readonly QboItem[];
}

interface At {
  system: Rights;
  now: Date;
}

/** Stores what was read in place of what was read before; what people decided stays. */
export async function saveRecords(read: Read, at: At): Promise<void> {
  const { connectionId } = read;
  const { system, now } = at;
  await system.run({ text: "select from app.qbo_connections where id = $1 for update", values: [connectionId] });
  await saveAccounts(read, system);
  await save({ connectionId, entity: "Customer", rows: read.customers.map(customerRow) }, at);
  await save({ connectionId, entity: "Item", rows: read.items.filter(isSold).map(itemRow) }, at);
  await system.run({
    text: "delete from app.qbo_records where connection_id = $1 and read_at < $2",
    values: [connectionId, now],
  });
  await followLinks(connectionId, system);
  await system.run({
    text: "update app.qbo_connections set records_read_at = $2, records_problem = null where id = $1",
    values: [connectionId, now],
  });
}

interface Row {
  qboId: string;
  name: string;
  isActive: boolean;
  details: Record<string, unknown>;
  record: object;
  comparable: Comparable;
}

function customerRow(customer: QboCustomer): Row {
  const { Id, DisplayName, CompanyName = "", GivenName = "", FamilyName = "", Active = true, BillAddr } = customer;
  const email = customer.PrimaryEmailAddr?.Address ?? "";
  const phone = customer.PrimaryPhone?.FreeFormNumber ?? "";
  return {
    qboId: Id,
    name: DisplayName,
    isActive: Active,
    details: { companyName: CompanyName, email, phone, city: BillAddr?.City ?? "" },
    record: customer,
    comparable: {
      names: [DisplayName, CompanyName, `${GivenName} ${FamilyName}`.trim()],
      emails: [email],
      phones: [phone],
    },
  };
}

/** Categories and bundles are items too, but no line of ours sells one. */
const isSold = ({ Type }: QboItem): boolean => Type === "Service" || Type === "NonInventory" || Type === "Inventory";

const itemRow = (item: QboItem): Row => ({
  qboId: item.Id,
  name: item.Name,
  isActive: item.Active ?? true,
  details: { type: item.Type ?? "", description: item.Description ?? "", unitPriceCents: item.UnitPrice ?? null },
  record: item,
  comparable: { names: [item.Name], emails: [], phones: [] },
});

async function saveAccounts({ connectionId, accounts }: Read, system: Rights): Promise<void> {
  const rows = accounts.map(({ Id, Name, AccountType = "", Active = true }) => ({
    qbo_id: Id,
    name: Name.slice(0, 300),
    account_type: AccountType.slice(0, 60),
    is_active: Active,
  }));
  await system.run({
    text: `insert into app.qbo_accounts (connection_id, qbo_id, name, account_type, is_active)
      select $1, a.* from jsonb_to_recordset($2) as a (qbo_id text, name text, account_type text, is_active boolean)
      on conflict (connection_id, qbo_id) do update
        set name = excluded.name, account_type = excluded.account_type, is_active = excluded.is_active`,
    values: [connectionId, JSON.stringify(rows)],
  });
  await system.run({
    text: "delete from app.qbo_accounts where connection_id = $1 and qbo_id <> all ($2)",
    values: [connectionId, rows.map(({ qbo_id }) => qbo_id)],
  });
}

interface Kept {
  connectionId: string;
  entity: "Customer" | "Item";
  rows: readonly Row[];
}

/** One statement for so many rows. */
const batch = 1000;

async function save({ connectionId, entity, rows }: Kept, { system, now }: At): Promise<void> {
  const ours = await system.rows<OwnRecord>(ownRecords(entity, connectionId));
  const matches = matchRecords(
    rows.map(({ comparable }) => comparable),
    ours,
  );
  const stored = rows.map(({ qboId, name, isActive, details, record }, at) => ({
    qbo_id: qboId,
    name: name.slice(0, 500),
    is_active: isActive,
    details,
    record,
    suggested_id: matches[at]?.id ?? null,
    match: matches[at]?.match ?? "none",
  }));
  for (let from = 0; from < stored.length; from += batch)
    await system.run({
      text: `insert into app.qbo_records (connection_id, entity, qbo_id, name, is_active, details, record, suggested_id, match, read_at)
        select $1, $2, r.qbo_id, r.name, r.is_active, r.details, r.record, r.suggested_id, r.match, $4
        from jsonb_to_recordset($3) as r (qbo_id text, name text, is_active boolean, details jsonb, record jsonb, suggested_id uuid, match text)
        on conflict (connection_id, entity, qbo_id) do update set name = excluded.name, is_active = excluded.is_active,
          details = excluded.details, record = excluded.record, suggested_id = excluded.suggested_id, match = excluded.match,
          read_at = excluded.read_at`,
      values: [connectionId, entity, JSON.stringify(stored.slice(from, from + batch)), now],
    });
}

/** Only those that are not linked yet can be one of theirs. */
const ownRecords = (entity: Kept["entity"], connectionId: string) => ({
  text:
    entity === "Customer"
      ? `select id, array[company_name, trim(first_name || ' ' || last_name)] as names, array[email] as emails,
          array[coalesce(phone, '')] as phones
        from app.customers c where status <> 'archived' and not exists (
          select from app.qbo_links l where l.connection_id = $1 and l.entity = 'Customer' and l.local_id = c.id)`
      : `select id, array[name, key] as names, '{}'::text[] as emails, '{}'::text[] as phones
        from app.line_item_types t where is_active and not exists (
          select from app.qbo_links l where l.connection_id = $1 and l.entity = 'Item' and l.local_id = t.id)`,
  values: [connectionId],
});

/** What is linked is decided; what is linked no longer is open again. */
async function followLinks(connectionId: string, system: Rights): Promise<void> {
  await system.run({
    text: `update app.qbo_records r
      set match = 'linked', suggested_id = null, decision = 'link', chosen_id = l.local_id, problem = null,
        applied_at = coalesce(r.applied_at, l.created_at)
      from app.qbo_links l
      where r.connection_id = $1 and (l.connection_id, l.entity, l.qbo_id) = (r.connection_id, r.entity, r.qbo_id)`,
    values: [connectionId],
  });
  await system.run({
    text: `update app.qbo_records r set decision = 'open', chosen_id = null, applied_at = null
      where connection_id = $1 and applied_at is not null and decision in ('link', 'create') and not exists (
        select from app.qbo_links l where (l.connection_id, l.entity, l.qbo_id) = (r.connection_id, r.entity, r.qbo_id))`,
    values: [connectionId],
  });
}
