import { bookedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { columnOf, exportedFields, orderField, type OrderField } from "@boresight/domain/orders/order-fields";
import type { OrderFilter } from "@boresight/domain/orders/order-filter";
import type { Pool } from "pg";
import { csvBatches, csvBatchSize, csvCells, type DatedBatch } from "#platform/csv-batches.ts";
import type { Caller } from "#platform/caller.ts";
import { inReport } from "#platform/database/replica/in-report.ts";
import type { Statement } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { queryOrders, withStatuses, type OrderQuery } from "./query-orders.ts";

const columns = [
  ["Order", "o.internal_order_number"],
  ...fieldColumns(["repairOrderNumber"]),
  ["Status", "s.status_name"],
  ["In status since", moment("o.status_changed_at")],
  ["Due in status", moment("o.status_due_at")],
  ["Customer", "app_private.customer_name(c.company_name, c.first_name, c.last_name)"],
  ["Vehicle", "v.vehicle_description"],
  ["VIN", "v.vin_number"],
  ["Calibration", "coalesce(y.names, o.calibration_type)"],
  ["Intake", "o.intake_method"],
  ["Appointment", moment("a.starts_at")],
  ["Technician", "t.display_name"],
  ["Location", "f.facility_name"],
  ...fieldColumns(exportedFields.filter((name) => name !== "repairOrderNumber")),
  ["Invoice", "o.invoice_number"],
  ["Invoice total", "o.invoice_total / 100.0"],
  ["Estimated completion", moment("o.estimated_completion_date")],
  ["Received", moment("o.created_at")],
] as const;

/** Fields of the order with the header from their description. */
function fieldColumns(names: readonly OrderField[]) {
  return names.map((name) => [orderField(name).csvHeader ?? orderField(name).label, `o.${columnOf(name)}`] as const);
}

function moment(column: string) {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

/** Yields all matching orders, newest first, as lines of a CSV file. */
export const exportOrders = (filter: OrderFilter, caller: Caller, pool: Pool): AsyncGenerator<string> =>
  csvBatches<DatedBatch>(columns, batchReader({ filter, caller, pool }));

interface Export {
  filter: OrderFilter;
  caller: Caller;
  pool: Pool;
}

/** What to look for is decided once, with the first batch; what may be seen, by the tables' rules with each. */
function batchReader({ filter, caller, pool }: Export) {
  let query: OrderQuery | undefined;
  return (last: DatedBatch | undefined) =>
    inReport(pool, caller, async ({ caller: rights }) => {
      query ??= withStatuses(await queryOrders(filter, rights));
      return rights.rows<DatedBatch>(batchOf(query, last));
    });
}

function batchOf({ source, conditions, values }: OrderQuery, last: DatedBatch | undefined): Statement {
  const [at, id] = [`$${values.length + 1}::timestamptz`, `$${values.length + 2}::uuid`];
  // Said only where there is one: as a condition that may be null the index could not begin there.
  const after = last ? ` and (o.created_at, o.id) < (${at}, ${id})` : "";
  return {
    text: `select o.id, o.created_at::text as created_at, ${csvCells(columns)}
        from (select o.id from ${source}
          where ${conditions}${after} order by o.created_at desc, o.id desc limit ${csvBatchSize}) page
        join app.service_orders o on o.id = page.id
        join app.service_order_statuses s on s.id = o.status_id
        join app.customers c on c.id = o.customer_id
        join app.vehicles v on v.id = o.vehicle_id
        left join lateral (select string_agg(l.name, '; ' order by n.sort_order) as names from app.line_item_types l
          left join app.order_calibrations n on n.line_item_type_id = l.id and n.service_order_id = o.id
          where n.id is not null or l.key = o.calibration_type) y on true
        left join app.users t on t.id = o.assigned_technician_id
        left join app.facilities f on f.id = o.facility_id
        left join lateral (select starts_at from app.appointments where service_order_id = o.id
          and status in ${wordList(bookedAppointmentStatuses)} order by starts_at desc limit 1) a on true
        order by o.created_at desc, o.id desc`,
    values: last ? [...values, last.createdAt, last.id] : values,
  };
}
