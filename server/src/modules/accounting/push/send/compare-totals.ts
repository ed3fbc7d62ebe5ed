import type { Cents } from "@boresight/domain/base/money";
import type { Work } from "#platform/events.ts";
import { raiseConflict } from "#modules/accounting/conflicts/raise-conflict.ts";
import type { SendingJob } from "#modules/accounting/jobs/lane-job.ts";
import { partOf } from "./project-fields.ts";
import type { QboRow } from "./qbo-entities.ts";

/** A new invoice that comes to something else there, by their tax or otherwise, is for a person to look at. */
export async function compareTotals({ job }: SendingJob, row: QboRow, work: Work): Promise<void> {
  const { connectionId, entity, localId, label } = job;
  const invoice = await work.system.one<{ tax: Cents; total: Cents }>({
    isPrepared: true,
    text: "select tax_cents as tax, total_cents as total from app.invoices where id = $1",
    values: [localId],
  });
  const ours = { TotalTax: invoice.tax, TotalAmt: invoice.total };
  const theirs = { TotalTax: partOf(row["TxnTaxDetail"], "TotalTax") ?? 0, TotalAmt: row["TotalAmt"] };
  if (ours.TotalAmt === theirs.TotalAmt && ours.TotalTax === theirs.TotalTax) return;
  const kind = ours.TotalTax === theirs.TotalTax ? "amount" : "tax";
  const fields = kind === "tax" ? ["TotalTax", "TotalAmt"] : ["TotalAmt"];
  await raiseConflict({ connectionId, entity, localId, qboId: row.Id, kind, label, fields, ours, theirs }, work);
}
