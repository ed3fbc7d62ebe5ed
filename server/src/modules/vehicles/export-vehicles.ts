import { searchWords } from "@boresight/domain/base/text";
import type { VehicleListFilter } from "@boresight/domain/vehicles/vehicle-filter";
import { vehicle } from "@boresight/domain/vehicles/vehicle-fields";
import type { Pool } from "pg";
import {
  csvBatches,
  csvBatchSize,
  csvCells,
  describedColumns,
  type CsvColumn,
  type DatedBatch,
} from "#platform/csv-batches.ts";
import type { Caller } from "#platform/caller.ts";
import { inReport } from "#platform/database/replica/in-report.ts";

const columns: readonly CsvColumn[] = [
  ["VIN", "v.vin_number"],
  ["Description", "v.vehicle_description"],
  ["Year", "v.year"],
  ["Make", "v.make"],
  ["Model", "v.model"],
  ["Trim", "v.trim"],
  ["Customer", "app_private.customer_name(c.company_name, c.first_name, c.last_name)"],
  ["Owner", "trim(v.owner_first_name || ' ' || v.owner_last_name)"],
  ["Owner's email", "v.owner_email"],
  ["Owner's phone", "v.owner_phone || coalesce(' x' || nullif(v.owner_phone_extension, ''), '')"],
  ["Plate", "v.license_plate"],
  ["Plate state", "v.plate_state"],
  ...describedColumns(vehicle, "v"),
  ["Orders", "(select count(*) from app.service_orders o where o.vehicle_id = v.id)"],
];

interface Export {
  filter: VehicleListFilter;
  caller: Caller;
  pool: Pool;
}

/** Yields all matching vehicles, newest first, as lines of a CSV file; each batch is a query of its own. */
export const exportVehicles = (asked: Export): AsyncGenerator<string> =>
  csvBatches<DatedBatch>(columns, (last) => readBatch(asked, last));

const states = {
  duplicate: "v.archived_at is null and v.has_duplicate_vin",
  undecoded: "v.archived_at is null and v.vin_decoded_at is null",
  archived: "v.archived_at is not null",
};

function conditionsOf({ search, make, year, customer, state }: VehicleListFilter) {
  const values: unknown[] = [];
  const given = [
    ...searchWords(search ?? "").map(
      (word) => ["v.search_text like", `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`] as const,
    ),
    ...(make ? [["lower(v.make) =", make.toLowerCase()] as const] : []),
    ...(year === undefined ? [] : [["v.year =", year] as const]),
    ...(customer ? [["v.customer_id =", customer] as const] : []),
  ].map(([condition, value]) => `${condition} $${values.push(value)}`);
  const used = state ? states[state] : "v.archived_at is null";
  return { conditions: [used, ...given].join(" and "), values };
}

const readBatch = ({ filter, caller, pool }: Export, last: DatedBatch | undefined) =>
  inReport(pool, caller, async ({ caller: rights }) => {
    const { conditions, values } = conditionsOf(filter);
    const [at, id] = [`$${values.length + 1}::timestamptz`, `$${values.length + 2}::uuid`];
    return rights.rows<DatedBatch>({
      text: `select v.id, v.created_at::text as created_at, ${csvCells(columns)}
        from app.vehicles v join app.customers c on c.id = v.customer_id
        where ${conditions} and (${at} is null or (v.created_at, v.id) < (${at}, ${id}))
        order by v.created_at desc, v.id desc limit ${csvBatchSize}`,
      values: [...values, last?.createdAt ?? null, last?.id ?? null],
    });
  });
