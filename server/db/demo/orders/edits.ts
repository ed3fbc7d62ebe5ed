/** What people put right on the orders after they were opened: each order's history says how it came by its facts. */
import type { ClientBase } from "pg";
import { buildAuditEntry, save, type Row } from "#db/rows/factories.ts";
import type { DemoOrder } from "./orders.ts";
import { demoId } from "../random.ts";

interface EditDeps {
  orders: readonly DemoOrder[];
  /** Does what the office does. */
  admin: Row;
}

export async function saveEdits(client: ClientBase, { orders, admin }: EditDeps): Promise<void> {
  const edits = orders.flatMap((order) => editsOf(order, admin));
  await save(client, "app.audit_entries", edits);
}

/** The PO number comes with the approval, technician and urgency with the appointment. */
function editsOf({ row, entered }: DemoOrder, admin: Row): Row[] {
  const [approved, scheduled] = [entered.get("approved"), entered.get("scheduled")];
  return [
    ...(approved && row["po_number"] ? [edit(row, "po_number", { from: null, at: approved, by: admin })] : []),
    ...(scheduled ? [edit(row, "assigned_technician_id", { from: null, at: scheduled, by: admin })] : []),
    ...(scheduled && row["priority"] !== "normal"
      ? [edit(row, "priority", { from: "normal", at: scheduled, by: admin })]
      : []),
  ];
}

const edit = (row: Row, column: string, { from, at, by }: { from: string | null; at: Date; by: Row }): Row =>
  buildAuditEntry({
    id: demoId(),
    at: at.toISOString(),
    actor_id: by.id,
    actor_role: by["default_role"],
    entity: "service_orders",
    entity_id: row.id,
    changes: { [column]: [from, row[column]] },
  });
