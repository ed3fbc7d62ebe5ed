import { officeCallers } from "@boresight/domain/accounts/roles";
import { cents, negated, sum } from "@boresight/domain/base/money";
import { invoiceIssueSchema, type InvoiceIssue } from "@boresight/domain/billing/invoice-schema";
import { dueDateOf, invoiceNumber, requireIssuableInvoice } from "@boresight/domain/billing/invoice-status";
import { rewardTypeKey } from "@boresight/domain/billing/reward";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { readBillingContext, type BillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { readLines } from "#modules/billing/documents/read-lines.ts";
import { writeDocument } from "#modules/billing/documents/write-document.ts";
import { countPayerLacks } from "#modules/billing/payers/read-payer-checks.ts";
import { earnReward } from "#modules/billing/rewards/earn-reward.ts";
import { lockRewardEntries } from "#modules/billing/rewards/read-reward-entries.ts";
import { redeemForInvoice } from "#modules/billing/rewards/redeem-reward.ts";
import { shopDay } from "#modules/billing/shop-day.ts";
import { requireDueAfterIssue } from "./due-after-issue.ts";
import { lockVisibleDraft } from "./lock-invoice.ts";
import { mailInvoice } from "./mail-invoice.ts";
import { showOnOrder } from "./show-on-order.ts";

export const issueInvoice = mutation({
  summary:
    "Gives a draft the next number and the taxes of today; from then on its lines, taxes and addressee stay as they are. Its order becomes invoiced where the transitions allow that.",
  callers: officeCallers,
  input: invoiceIssueSchema,
  returns: { invoice: "Invoice", serviceOrder: { type: "ServiceOrder", via: "invoice.service_order_id" } },
  payload: "InvoicePayload",
  errors: [
    "amount-too-large",
    "billing-address-missing",
    "invoice-changed",
    "invoice-empty",
    "invoice-not-draft",
    "order-not-ready-for-invoice",
    "payer-incomplete",
    "po-required",
    "reward-over-balance",
    "reward-over-cap",
    "total-negative",
  ],
  async run({ id, version, send, ...asked }, tx) {
    const draft = await lockVisibleDraft({ id, version }, tx);
    const issued = await prepare({ draft, asked }, tx);
    const { overrideNote } = asked;
    const { serviceOrderId, customerId } = draft;
    const number = await issue(issued, tx);
    const invoice = { serviceOrderId, customerId, number };
    await tx.emit({
      type: "invoice.issued",
      entityId: id,
      payload: { ...invoice, totalCents: issued.total, overrideNote, isSent: send },
    });
    if (send) await mailInvoice({ id, ...invoice }, tx);
    if (issued.total === 0) {
      await earnReward(id, tx);
      await tx.emit({ type: "invoice.paid", entityId: id, payload: invoice });
    }
    return { invoice: id };
  },
});

type Asked = Pick<InvoiceIssue, "overrideNote" | "poNumber" | "dueDate">;

interface PreparedInvoice {
  draft: Awaited<ReturnType<typeof lockVisibleDraft>>;
  context: BillingContext;
  total: number;
  poNumber: string | null;
  asked: Asked;
}

/** Prices the draft as of today, checks it, and takes the reward credit that its lines redeem. */
async function prepare(
  { draft, asked }: Pick<PreparedInvoice, "draft" | "asked">,
  tx: Transaction,
): Promise<PreparedInvoice> {
  const { id, serviceOrderId, customerId } = draft;
  await lockRows(tx.system, "app.service_orders", { ids: [serviceOrderId] });
  const context = await readBillingContext(serviceOrderId, tx);
  const lines = await readLines("invoice_id", id, tx.system);
  const { total } = await writeDocument({ kind: "invoice", id, lines, context }, tx.system);
  const poNumber = asked.poNumber === undefined ? (draft.poNumber ?? context.poNumber) : asked.poNumber;
  const { order, status } = draft;
  const hasBillingAddress = context.billTo.address !== null;
  const { requiresPo } = context.customer;
  const payerLacks = await countPayerLacks(serviceOrderId, tx.system);
  requireIssuableInvoice(
    { status, lineCount: lines.length, total, hasBillingAddress, requiresPo, poNumber, payerLacks, order },
    asked.overrideNote !== null,
  );
  const redeemed = negated(
    sum(lines.filter(({ typeKey }) => typeKey === rewardTypeKey).map((line) => line.totalPrice)),
  );
  if (redeemed > 0) await redeemForInvoice({ invoiceId: id, amount: redeemed, customerId, by: tx.caller.userId }, tx);
  else if (total === cents(0)) await lockRewardEntries(customerId, tx.system); // It earns at once: before the counter is locked.
  return { draft, context, total, poNumber, asked };
}

/** Returns the number. Its counter is the last row that is locked, and goes back when the transaction fails. */
async function issue(
  { draft, context, total, poNumber, asked: { overrideNote, dueDate } }: PreparedInvoice,
  { caller, system, now }: Transaction,
): Promise<string> {
  const issuedOn = await shopDay({ system, now });
  if (dueDate !== null) requireDueAfterIssue(dueDate, issuedOn);
  const { next } = await system.one<{ next: string }>({
    text: "update app_private.counters set next = next + 1 where key = 'invoice' returning next - 1 as next",
  });
  const number = invoiceNumber(Number(next));
  await system.run({
    text: `update app.invoices set number = $2, status = $3, issue_date = $4, due_date = $5, po_number = $6, override_note = $7
      where id = $1`,
    values: [
      draft.id,
      number,
      total === 0 ? "paid" : "issued",
      issuedOn,
      dueDate ?? dueDateOf(issuedOn, context.customer.paymentTermsDays),
      poNumber,
      overrideNote,
    ],
  });
  if (overrideNote)
    await system.run({
      text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, changes, reason)
        values ($1, $2, 'override', 'invoices', $3, $4, $5)`,
      values: [
        caller.userId,
        caller.role,
        draft.id,
        { status: ["draft", "issued"], number: [null, number] },
        overrideNote,
      ],
    });
  await showOnOrder(draft.serviceOrderId, system);
  return number;
}
