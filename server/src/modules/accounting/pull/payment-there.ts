import type { RecordFields } from "@boresight/domain/accounting/merge-record";
import { cents, difference, sum, type Cents } from "@boresight/domain/base/money";
import type { PaymentMethod } from "@boresight/domain/billing/payment-schema";
import { z } from "zod";
import type { QboPayment } from "#integrations/quickbooks/entities/payment.ts";

interface PaidThere {
  invoiceId: string;
  qboId: string;
  amount: Cents;
}

/** What of a payment there concerns us. */
export interface OwnParts {
  /** Of invoices of ours, each once. */
  paid: readonly PaidThere[];
  /** Not applied to anything; none when it also pays what is not ours. */
  unapplied: Cents;
  amount: Cents;
}

/** Splits a payment into what it pays of our invoices and the rest. */
export function ownParts(record: QboPayment, invoices: ReadonlyMap<string, string>): OwnParts {
  const parts = (record.Line ?? []).flatMap(({ Amount, LinkedTxn = [] }) =>
    LinkedTxn.slice(0, 1).map(({ TxnId, TxnType }) => ({ qboId: TxnType === "Invoice" ? TxnId : "", amount: Amount })),
  );
  const ours = parts.filter(({ qboId }) => invoices.has(qboId));
  const paid = [...Map.groupBy(ours, ({ qboId }) => qboId)].map(([qboId, of]) => ({
    qboId,
    invoiceId: invoices.get(qboId) ?? "",
    amount: sum(of.map(({ amount }) => amount)),
  }));
  const isAllOurs = ours.length === parts.length;
  const unapplied = isAllOurs ? difference(record.TotalAmt, sum(parts.map(({ amount }) => amount))) : cents(0);
  return { paid, unapplied, amount: sum([...paid.map(({ amount }) => amount), unapplied]) };
}

/** Whether a payment there pays of our invoices what both sides agreed on. */
export function isAsAgreed(record: QboPayment, agreed: RecordFields, invoices: ReadonlyMap<string, string>): boolean {
  const { paid } = ownParts(record, invoices);
  const lines = linesSchema
    .parse(agreed["Line"])
    .map(({ Amount, LinkedTxn: [link] }) => `${link?.TxnId ?? ""} ${Amount}`);
  const now = paid.map(({ qboId, amount }) => `${qboId} ${amount}`);
  return record.TotalAmt === agreed["TotalAmt"] && sorted(now) === sorted(lines);
}

const sorted = (lines: readonly string[]): string => lines.toSorted((one, other) => (one < other ? -1 : 1)).join("\n");

const linesSchema = z
  .array(z.object({ Amount: z.number(), LinkedTxn: z.array(z.object({ TxnId: z.string() })).default([]) }))
  .catch([]); // No lines, or an empty text for none.

const methods: readonly (readonly [RegExp, PaymentMethod])[] = [
  [/check|cheque/i, "check"],
  [/cash/i, "cash"],
  [/card|visa|master|amex|discover/i, "card"],
  [/ach|e-?check|bank/i, "ach"],
  [/wire|transfer/i, "transfer"],
];

/** By the name that the bookkeeper's list has for it. */
export const methodThere = ({ PaymentMethodRef }: QboPayment): PaymentMethod =>
  methods.find(([pattern]) => pattern.test(PaymentMethodRef?.name ?? ""))?.[1] ?? "other";
