import { searchWords } from "@boresight/domain/base/text";
import { customer } from "@boresight/domain/customers/customer-fields";
import type { CustomerListFilter, CustomerViewKey } from "@boresight/domain/customers/customer-list";
import type { Pool } from "pg";
import { csvBatches, csvBatchSize, csvCells, describedColumns, type CsvColumn } from "#platform/csv-batches.ts";
import type { Caller } from "#platform/caller.ts";
import { inReport } from "#platform/database/replica/in-report.ts";

const columns: readonly CsvColumn[] = [
  ["Company", "c.company_name"],
  ["First name", "c.first_name"],
  ["Last name", "c.last_name"],
  ["Type", "c.customer_kind"],
  ["Status", "c.status"],
  ["Email", "c.email"],
  ["Phone", "c.phone || coalesce(' x' || nullif(c.phone_extension, ''), '')"],
  ["Street", "a.street"],
  ["City", "a.city"],
  ["State", "a.state"],
  ["Postal code", "a.postal_code"],
  ...describedColumns(customer, "c"),
  ["Tags", "array_to_string(c.tags, '; ')"],
  ["Orders", "(select count(*) from app.service_orders o where o.customer_id = c.id)"],
  [
    "Last order",
    "(select to_char(max(o.created_at), 'YYYY-MM-DD') from app.service_orders o where o.customer_id = c.id)",
  ],
];

const conditionOf: Record<CustomerViewKey, string> = {
  all: "c.status <> 'archived'",
  partner: "c.status <> 'archived' and c.is_partner_reward",
  po: "c.status <> 'archived' and c.requires_po",
  onHold: "c.status = 'onHold'",
  archived: "c.status = 'archived'",
};

interface Batch {
  cells: string;
  id: string;
  name: string;
}

/** Yields all matching customers by name, as lines of a CSV file, in batches that each continue after the one before. */
export const exportCustomers = (filter: CustomerListFilter, caller: Caller, pool: Pool): AsyncGenerator<string> =>
  csvBatches<Batch>(columns, (last) => readBatch(filter, { caller, pool }, last));

const readBatch = (
  { view, kind, search }: CustomerListFilter,
  { caller, pool }: { caller: Caller; pool: Pool },
  last: Batch | undefined,
) =>
  inReport(pool, caller, ({ caller: rights }) =>
    rights.rows<Batch>({
      text: `select c.id, c.company_name as name, ${csvCells(columns)}
        from app.customers c left join app.addresses a on a.id = c.address_id
        where ${conditionOf[view ?? "all"]} and ($1::text is null or c.customer_kind = $1)
          and not exists (select from unnest($2::text[]) as word where c.search_text not like '%' || word || '%')
          and ($3::text is null or (c.company_name, c.id) > ($3, $4::uuid))
        order by c.company_name, c.id limit ${csvBatchSize}`,
      values: [kind ?? null, searchWords(search ?? ""), last?.name ?? null, last?.id ?? null],
    }),
  );
