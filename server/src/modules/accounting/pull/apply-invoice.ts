import { invoiceDifference, type InvoiceThere, type OwnInvoice } from "@boresight/domain/accounting/invoice-difference";
import { taxRounding } from "@boresight/domain/accounting/tax-rounding";
import { cents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import type { QboConflictKind } from "@boresight/domain/accounting/qbo";
import type { QboInvoice } from "#integrations/quickbooks/entities/invoice.ts";
import { lockInvoice } from "#modules/billing/invoices/lock-invoice.ts";
import { isHeldByBooks, makeVoid } from "#modules/billing/invoices/make-void.ts";
import type { Work } from "#platform/database/events.ts";
import { queueFrozen } from "../jobs/freeze-job.ts";
import { readTotals } from "../push/send/compare-totals.ts";
import { evenOutTax } from "../push/send/even-out-tax.ts";
import { partOf } from "../push/send/project-fields.ts";
import type { Applied } from "./apply-customer.ts";
import { dispute, endDisputes } from "../conflicts/dispute.ts";
import { localIdsOf } from "./link.ts";
import { queuePull } from "./queue-pull.ts";

const kinds: readonly QboConflictKind[] = ["amount", "tax", "voidedHere", "voidedThere", "deletedThere"];

/** Takes over that an invoice was voided there and what was paid on it; everything else that differs is shown to a person. */
export async function applyInvoice(
  { connectionId, link, label, record }: Applied<QboInvoice>,
  work: Work,
): Promise<void> {
  const { localId, qboId } = link;
  const invoice = await lockInvoice(localId, work.system);
  const agreedTax = partOf(link.snapshot["TxnTaxDetail"], "TotalTax");
  const totals = await readTotals(localId, work);
  const ours = { ...invoice, ...totals, agreedTax: typeof agreedTax === "number" ? agreedTax : null };
  const there = record && amountsOf(record);
  const found = invoiceDifference(ours, there);
  const isHeld = found.is === "voidHere" && (await isHeldByBooks(invoice, work.system));
  const difference = isHeld ? ({ is: "conflict", kind: "voidedThere" } as const) : found;
  const isRounding =
    difference.is === "conflict" && record && (await evenOut({ connectionId, link, label, record }, totals, work));
  const kind = difference.is === "conflict" && !isRounding ? difference.kind : null;
  const over = kinds.filter((each) => each !== kind);
  await endDisputes({ connectionId, entity: "Invoice", qboId, kinds: over }, work);
  if (kind !== null)
    await dispute(
      {
        connectionId,
        entity: "Invoice",
        kind,
        localId,
        qboId,
        label,
        fields: fieldsOf(ours, there),
        ours: { TotalAmt: ours.total, TotalTax: ours.tax, Balance: cents(ours.total - ours.paid), status: ours.status },
        theirs: record && there ? fieldsThere(record, there) : {},
        agreed: link.snapshot,
      },
      work,
    );
  if (difference.is === "voidHere") await voidHere({ connectionId, invoice }, work);
  if (record && kind === null) await work.system.run(noteVersion(link.id, record.SyncToken, work.now));
  if (record) await queuePayments(connectionId, record, work);
}

const amountsOf = ({ TotalAmt, Balance, TxnTaxDetail }: QboInvoice) => ({
  total: TotalAmt,
  tax: TxnTaxDetail?.TotalTax ?? cents(0),
  balance: Balance,
});

const fieldsThere = ({ SyncToken, Line }: QboInvoice, { total, tax, balance }: ReturnType<typeof amountsOf>) => ({
  SyncToken,
  TotalAmt: total,
  TotalTax: tax,
  Balance: balance,
  Line,
});

const fieldsOf = (ours: OwnInvoice, there: InvoiceThere): string[] => {
  if (!there) return [];
  return [
    ...(there.total === ours.total ? [] : ["TotalAmt"]),
    ...(there.tax === ours.tax ? [] : ["TotalTax"]),
    ...(there.balance === cents(ours.total - ours.paid) ? [] : ["Balance"]),
  ];
};

/** Evens out another rounding of the tax there, once: false where it is none, or was tried already. */
async function evenOut(
  { connectionId, link, label, record }: Applied<QboInvoice> & { record: QboInvoice },
  ours: Awaited<ReturnType<typeof readTotals>>,
  work: Work,
): Promise<boolean> {
  const more = taxRounding(ours, amountsOf(record), ours);
  if (more === null || (await wasTried(connectionId, link.localId, work))) return false;
  const { exemptCode, customerId } = await work.system.one<{ exemptCode: string; customerId: string }>({
    text: `select b.exempt_code, i.customer_id from app.qbo_connections b, app.invoices i where b.id = $1 and i.id = $2`,
    values: [connectionId, link.localId],
  });
  const change = evenOutTax(record, { more, exemptCode });
  if (!change) return false;
  await queueFrozen({ connectionId, entity: "Invoice", localId: link.localId, label, customerId }, change, work);
  return true;
}

const wasTried = async (connectionId: string, localId: string, { system }: Work): Promise<boolean> =>
  (await system.maybe({
    text: `select from app.qbo_jobs where connection_id = $1 and entity = 'Invoice' and local_id = $2 and payload ->> 'isEvenedOut' = 'true'
      limit 1`,
    values: [connectionId, localId],
  })) !== undefined;

const noteVersion = (linkId: string, syncToken: string, now: Date) => ({
  isPrepared: true as const,
  text: "update app.qbo_links set sync_token = $2, synced_at = $3 where id = $1",
  values: [linkId, syncToken, now],
});

/** As there, so that nothing has to be voided there for it. */
async function voidHere(
  { connectionId, invoice }: { connectionId: string; invoice: Parameters<typeof makeVoid>[0] },
  work: Work,
): Promise<void> {
  await makeVoid(invoice, { reason: t("accounting.voidedInQuickbooks"), by: null }, work);
  await work.system.run({
    text: `update app.qbo_jobs set status = 'done', finished_at = $3, updated_at = $3
      where connection_id = $1 and entity = 'Invoice' and local_id = $2 and operation = 'void' and status = 'pending'`,
    values: [connectionId, invoice.id, work.now],
  });
}

/** Payments there that we do not know yet: their own report may come later, or never. */
async function queuePayments(connectionId: string, { LinkedTxn = [] }: QboInvoice, work: Work): Promise<void> {
  const ids = LinkedTxn.flatMap(({ TxnId, TxnType }) => (TxnType === "Payment" ? [TxnId] : []));
  const known = await localIdsOf({ connectionId, entity: "Payment" }, ids, work.system);
  for (const qboId of ids) if (!known.has(qboId)) await queuePull(connectionId, { entity: "Payment", qboId }, work);
}
