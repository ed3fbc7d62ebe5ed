import { taxRounding } from "@boresight/domain/accounting/tax-rounding";
import { t } from "@boresight/domain/texts/text";
import { cents, difference, formatCents, type Cents } from "@boresight/domain/base/money";
import type { Work } from "#platform/database/events.ts";
import { raiseConflict } from "#modules/accounting/conflicts/raise-conflict.ts";
import type { SendingJob, FrozenPayload } from "#modules/accounting/jobs/lane-job.ts";
import { endDisputes } from "#modules/accounting/conflicts/dispute.ts";
import { evenOutTax } from "./even-out-tax.ts";
import { partOf } from "./project-fields.ts";
import type { QboRow } from "./qbo-entities.ts";

interface OwnTotals {
  tax: Cents;
  total: Cents;
  lines: number;
  components: number;
}

/**
 * Compares what an invoice comes to there after its lines were sent. Returns the change that evens out another rounding of
 * the tax, or any other tax once a person wants our total; every other difference is for a person to look at. Conflicts
 * about it close when both sides say the same, and only then.
 */
export async function compareTotals(
  { job, mapping, payload }: SendingJob,
  row: QboRow,
  work: Work,
): Promise<FrozenPayload | null> {
  const { connectionId, entity, localId, label } = job;
  const ours = await readTotals(localId, work);
  const theirs = { tax: centsIn(partOf(row["TxnTaxDetail"], "TotalTax")), total: centsIn(row["TotalAmt"]) };
  const isEvenedOut = payload.action === "update" && payload.isEvenedOut === true;
  if (ours.total === theirs.total && (ours.tax === theirs.tax || isEvenedOut)) {
    if (isEvenedOut) await agreeOnTax({ job, tax: theirs.tax, by: difference(ours.tax, theirs.tax) }, work);
    await endDisputes({ connectionId, entity, qboId: row.Id, kinds: ["amount", "tax"] }, work);
    return null;
  }
  const isDecided = payload.action === "update" && payload.isDecided === true;
  const isOfTax = difference(ours.total, ours.tax) === difference(theirs.total, theirs.tax);
  const more = isDecided && isOfTax ? difference(ours.total, theirs.total) : taxRounding(ours, theirs, ours);
  const change = more !== null && !isEvenedOut && evenOutTax(row, { more, exemptCode: mapping.exemptCode });
  if (change) return change;
  const kind = isOfTax ? "tax" : "amount";
  const said = ({ tax, total }: typeof theirs) => ({ TotalTax: tax, TotalAmt: total });
  const fields = ours.tax === theirs.tax ? ["TotalAmt"] : ["TotalTax", "TotalAmt"];
  const dispute = {
    entity,
    localId,
    qboId: row.Id,
    kind,
    label,
    fields,
    ours: said(ours),
    theirs: said(theirs),
  } as const;
  await raiseConflict({ connectionId, ...dispute }, work);
  return null;
}

const centsIn = (value: unknown): Cents => cents(typeof value === "number" ? value : 0);

export const readTotals = (invoiceId: string | null, { system }: Work): Promise<OwnTotals> =>
  system.one<OwnTotals>({
    isPrepared: true,
    text: `select tax_cents as tax, total_cents as total,
        (select count(*)::integer from app.line_items l where l.invoice_id = i.id and l.taxable) as lines,
        (select count(*)::integer from app.document_taxes x where x.invoice_id = i.id) as components
      from app.invoices i where id = $1`,
    values: [invoiceId],
  });

/** Their tax stays theirs: both sides agree on it, and the audit says what was evened out. */
async function agreeOnTax(
  { job, tax, by }: { job: SendingJob["job"]; tax: Cents; by: Cents },
  { system }: Work,
): Promise<void> {
  await system.run({
    text: "update app.qbo_links set snapshot = snapshot || $4::jsonb where connection_id = $1 and entity = $2 and local_id = $3",
    values: [job.connectionId, job.entity, job.localId, JSON.stringify({ TxnTaxDetail: { TotalTax: tax } })],
  });
  const reason = t("accounting.taxWasEvenedOut", { number: job.label, tax: formatCents(tax), amount: formatCents(by) });
  await system.run({
    text: `insert into app.audit_entries (actor_role, action, entity, entity_id, changes, reason)
      values ('system', 'changed', 'invoices', $1, '{}', $2)`,
    values: [job.localId, reason],
  });
}
