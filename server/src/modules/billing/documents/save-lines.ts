import type { Cents } from "@boresight/domain/base/money";
import { fail } from "@boresight/domain/base/errors";
import type { DocumentLineInput } from "@boresight/domain/billing/document-line-schema";
import type { Rights } from "#platform/database/transaction.ts";

export interface PricedLine extends DocumentLineInput {
  unitPrice: Cents;
  isAccepted: boolean;
}

export type DocumentColumn = "estimate_id" | "invoice_id";

interface SavedLines {
  column: DocumentColumn;
  /** Of the document. */
  id: string;
  orderId: string;
  lines: readonly (PricedLine & { totalPrice: Cents })[];
}

const columns = [
  "line_item_type_id",
  "description",
  "quantity",
  "unit_price",
  "total_price",
  "taxable",
  "sort_order",
  "discount_basis_points",
  "discount_cents",
  "is_optional",
  "is_accepted",
  "calibration_id",
  "reason",
] as const;
const names = columns.join(", ");
const prefixed = (prefix: string) => columns.map((column) => `${prefix}.${column}`).join(", ");

/** Replaces the lines of a document; those that stay are the same rows. Throws `not-found` for what is not its own. */
export async function saveLines({ column, id, orderId, lines }: SavedLines, system: Rights): Promise<void> {
  await requireCalibrations(lines, orderId, system);
  const rows = lines.map(lineRow);
  const kept = rows.flatMap((row) => row.id ?? []);
  await system.run({
    text: `delete from app.line_items where ${column} = $1 and id <> all ($2::uuid[])`,
    values: [id, kept],
  });
  const { count } = await system.one<{ count: number }>({
    text: `select count(*)::integer as count from app.line_items where ${column} = $1 and id = any ($2::uuid[])`,
    values: [id, kept],
  });
  if (count !== kept.length) throw fail("not-found");
  await system.run({
    text: `update app.line_items l set (${names}) = (select ${prefixed("written")})
      from jsonb_populate_recordset(null::app.line_items, $2) written
      where l.${column} = $1 and l.id = written.id and (${prefixed("l")}) is distinct from (${prefixed("written")})`,
    values: [id, JSON.stringify(rows.filter((row) => row.id))],
  });
  await system.run({
    text: `insert into app.line_items (${column}, ${names})
      select $1, ${names} from jsonb_populate_recordset(null::app.line_items, $2)`,
    values: [id, JSON.stringify(rows.filter((row) => !row.id))],
  });
}

const lineRow = (line: SavedLines["lines"][number], index: number) => ({
  id: line.id ?? null,
  line_item_type_id: line.lineItemTypeId,
  description: line.description,
  quantity: line.quantity,
  unit_price: line.unitPrice,
  total_price: line.totalPrice,
  taxable: line.taxable,
  sort_order: (index + 1) * 10,
  discount_basis_points: line.discount?.basisPoints ?? 0,
  discount_cents: line.discount?.amount ?? 0,
  is_optional: line.isOptional,
  is_accepted: line.isAccepted,
  calibration_id: line.calibrationId,
  reason: line.reason,
});

async function requireCalibrations(lines: SavedLines["lines"], orderId: string, system: Rights): Promise<void> {
  const named = [...new Set(lines.flatMap(({ calibrationId }) => calibrationId ?? []))];
  const known = await system.run({
    text: "select from app.order_calibrations where service_order_id = $1 and id = any ($2::uuid[])",
    values: [orderId, named],
  });
  if (known !== named.length) throw fail("not-found");
}
