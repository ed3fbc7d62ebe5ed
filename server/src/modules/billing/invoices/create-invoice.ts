import { officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { newInvoiceSchema } from "@boresight/domain/billing/invoice-schema";
import { decidedResults } from "@boresight/domain/calibrations/calibration-record";
import { requireConvertibleEstimate, type EstimateStatus } from "@boresight/domain/billing/estimate-status";
import { lockVisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction, Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { mutation } from "#platform/mutation.ts";
import { readBillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { writeDocument } from "#modules/billing/documents/write-document.ts";
import { copyLines } from "./copy-lines.ts";
import type { DocumentLineInput } from "@boresight/domain/billing/document-line-schema";

export const createInvoice = mutation({
  summary:
    "Adds a draft of an invoice: with the approved lines of an estimate, which is converted once and from then on leads to the same draft; or with the order's calibrations; or empty.",
  callers: officeCallers,
  input: newInvoiceSchema,
  returns: {
    invoice: "Invoice",
    serviceOrder: { type: "ServiceOrder", via: "invoice.service_order_id" },
    estimate: { type: "Estimate", via: "invoice.estimate_id" },
  },
  clientKey: true,
  errors: ["amount-too-large", "estimate-already-converted", "estimate-not-approved", "estimate-superseded"],
  async run({ serviceOrderId, estimateId, fromOrder }, tx) {
    const order = await lockVisibleOrder(serviceOrderId, tx);
    if (estimateId) return { invoice: await convert({ estimateId, orderId: order.id }, tx) };
    const invoiceId = await addDraft({ orderId: order.id, estimateId: null }, tx);
    const context = await readBillingContext(order.id, tx);
    const lines = fromOrder ? await readCalibrationLines(order.id, tx.system) : [];
    await writeDocument({ kind: "invoice", id: invoiceId, lines, context }, tx.system);
    return { invoice: invoiceId };
  },
});

interface Converted {
  orderId: string;
  estimateId: string;
}

async function convert({ estimateId, orderId }: Converted, tx: Transaction): Promise<string> {
  await tx.caller.one({
    text: "select id from app.estimates where id = $1 and service_order_id = $2",
    values: [estimateId, orderId],
  });
  await lockRows(tx.system, "app.estimates", { ids: [estimateId] });
  const { status, notes, poNumber } = await tx.system.one<{
    status: EstimateStatus;
    notes: string;
    poNumber: string | null;
  }>({ text: "select status, notes, po_number from app.estimates where id = $1", values: [estimateId] });
  const existing = await tx.system.maybe<{ id: string; status: string }>({
    text: "select id, status from app.invoices where estimate_id = $1 and status <> 'void'",
    values: [estimateId],
  });
  if (existing?.status === "draft") return existing.id;
  if (existing) throw fail("estimate-already-converted");
  await requireNothingBilledTwice({ estimateId, orderId }, tx);
  if (status !== "converted") requireConvertibleEstimate({ status }); // Its invoice is void or was deleted: it may have another.
  const invoiceId = await addDraft({ orderId, estimateId, notes, poNumber }, tx);
  await copyLines({ from: "estimate_id", id: estimateId, invoiceId, orderId }, tx);
  await tx.system.run({
    text: "update app.estimates set status = 'converted' where id = $1 and status <> 'converted'",
    values: [estimateId],
  });
  return invoiceId;
}

/** A supplement holds the lines of the estimate before it: of an order only the latest approved one is billed. */
async function requireNothingBilledTwice({ estimateId, orderId }: Converted, { system }: Transaction): Promise<void> {
  const { isOld, isBilled } = await system.one<{ isOld: boolean; isBilled: boolean }>({
    text: `select bool_or(e.status in ('approved', 'converted') and e.revision > (select revision from app.estimates where id = $1)) as is_old,
        bool_or(e.id <> $1 and exists (select from app.invoices i where i.estimate_id = e.id and i.status <> 'void')) as is_billed
      from app.estimates e where e.service_order_id = $2`,
    values: [estimateId, orderId],
  });
  if (isOld) throw fail("estimate-superseded");
  if (isBilled) throw fail("estimate-already-converted");
}

interface NewDraft {
  orderId: string;
  estimateId: string | null;
  notes?: string;
  poNumber?: string | null;
}

async function addDraft(
  { orderId, estimateId, notes = "", poNumber = null }: NewDraft,
  { caller, system, ids }: Transaction,
): Promise<string> {
  const id = ids();
  await system.run({
    text: `insert into app.invoices (id, service_order_id, estimate_id, notes, po_number, created_by)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [id, orderId, estimateId, notes, poNumber, caller.userId],
  });
  return id;
}

type BilledCalibration = Pick<DocumentLineInput, "calibrationId" | "description" | "lineItemTypeId" | "taxable">;

/** A line for each calibration of an order that was to be done, at the customer's price. */
async function readCalibrationLines(orderId: string, system: Rights): Promise<DocumentLineInput[]> {
  const calibrations = await system.rows<BilledCalibration>({
    text: `select c.id as calibration_id, y.id as line_item_type_id, y.name as description, y.taxable
      from app.order_calibrations c join app.line_item_types y on y.id = c.line_item_type_id
      where c.service_order_id = $1 and c.result not in ${wordList(decidedResults)} order by c.sort_order, c.id limit 200`,
    values: [orderId],
  });
  return calibrations.map((calibration) => ({
    ...calibration,
    quantity: 1000,
    unitPrice: null,
    isOptional: false,
    reason: "",
  }));
}
