/** A payment that pays more than is open there, where that invoice comes to less than ours. */
import { cents, difference, notBelowZero, smallest, sum, type Cents } from "@boresight/domain/base/money";
import { z } from "zod";
import { qboInvoice } from "#integrations/quickbooks/entities/invoice.ts";
import { qboPayment } from "#integrations/quickbooks/entities/payment.ts";
import type { FrozenPayload } from "#modules/accounting/jobs/lane-job.ts";
import type { QboCompany } from "./qbo-entities.ts";

interface FitDeps {
  company: QboCompany;
  /** What an invoice there comes to here, in cents; null for one that is not linked. */
  ownTotal: (qboId: string) => Promise<Cents | null>;
}

const paidLine = z.object({
  Amount: z.int().transform(cents),
  LinkedTxn: z.tuple([z.object({ TxnId: z.string(), TxnType: z.literal("Invoice") })]),
});
type PaidLine = z.output<typeof paidLine>;

/**
 * Returns the payment with each line no larger than what is open: the rest stays unapplied there. Null where more is missing
 * than the two totals differ by: then somebody else has paid it there, and only a person can help.
 */
export async function fitPayment(
  payload: FrozenPayload,
  { company, ownTotal }: FitDeps,
): Promise<FrozenPayload | null> {
  if (payload.action !== "create" && payload.action !== "update") return null;
  const { data: lines = [] } = z.array(paidLine).safeParse(payload.fields["Line"]);
  const before = payload.action === "update" ? linesThere(await company.read(qboPayment, payload.id)) : [];
  const fitted: PaidLine[] = [];
  for (const line of lines) {
    const [{ TxnId }] = line.LinkedTxn;
    const there = await company.read(qboInvoice, TxnId);
    const own = before.filter(({ LinkedTxn: [link] }) => link.TxnId === TxnId).map(({ Amount }) => Amount);
    const open = sum([there.Balance, ...own]);
    const short = notBelowZero(difference(line.Amount, open));
    const total = await ownTotal(TxnId);
    if (short > 0 && (total === null || short > difference(total, there.TotalAmt))) return null;
    fitted.push({ ...line, Amount: smallest(line.Amount, open) });
  }
  if (fitted.every(({ Amount }, at) => Amount === lines[at]?.Amount)) return null;
  return { ...payload, fields: { ...payload.fields, Line: fitted.filter(({ Amount }) => Amount > 0) } };
}

const linesThere = ({ Line = [] }: { Line?: readonly unknown[] | undefined }): PaidLine[] =>
  Line.flatMap((line) => paidLine.safeParse(line).data ?? []);
