import { z } from "zod";
import { againstRule, missing, wrongReference } from "../accounting/fault.ts";
import {
  addAmounts,
  subtractAmount,
  toCents,
  listOf,
  numberOf,
  referredId,
  textOf,
  type Fields,
  pacificDay,
} from "./entity.ts";
import type { Draft, EntityKind } from "./entity-kind.ts";
import { paidOn, updateBalance } from "./invoice.ts";
import { namedReference, resolveReference } from "./references.ts";

const reference = z.looseObject({ value: z.string().min(1) });

export const paymentKind: EntityKind = {
  schema: z.looseObject({
    CustomerRef: reference,
    TotalAmt: z.number(),
    TxnDate: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional(),
    PaymentRefNum: z.string().optional(),
    PaymentMethodRef: reference.optional(),
    Line: z
      .array(
        z.looseObject({
          Amount: z.number(),
          LinkedTxn: z.array(z.looseObject({ TxnId: z.string(), TxnType: z.enum(["Invoice"]) })),
        }),
      )
      .optional(),
  }),
  readOnly: ["UnappliedAmt"],
  canBeDeleted: true,
  complete(draft) {
    const { fields, company, before } = draft;
    const customer = resolveReference(company, fields, { field: "CustomerRef", to: "Customer" });
    const lines = listOf(fields, "Line");
    if (numberOf(fields, "TotalAmt") < 0) throw againstRule("A payment is not below 0.", "TotalAmt");
    for (const line of lines) checkLine(line, draft);
    const unapplied = subtractAmount(
      numberOf(fields, "TotalAmt"),
      addAmounts(lines.map((line) => numberOf(line, "Amount"))),
    );
    if (unapplied < 0) throw againstRule("The lines come to more than the payment.", "Line");
    return {
      TxnDate: textOf(before ?? {}, "TxnDate") || pacificDay(company.clock()),
      ...fields,
      CustomerRef: namedReference(customer),
      Line: lines,
      UnappliedAmt: unapplied,
    };
  },
  follow(company, saved, before) {
    for (const id of new Set([...invoicesOf(saved), ...invoicesOf(before ?? {})])) updateBalance(company, id);
  },
};

const invoicesOf = (payment: Fields): string[] =>
  listOf(payment, "Line").flatMap((line) => listOf(line, "LinkedTxn").map((link) => textOf(link, "TxnId")));

/** A line pays one invoice of the same customer, and no more than is open on it. */
function checkLine(line: Fields, { fields, company, before }: Draft): void {
  const [link, ...others] = listOf(line, "LinkedTxn");
  if (!link) throw missing("Line.LinkedTxn");
  if (others.length > 0) throw againstRule("A line pays one transaction.", "Line.LinkedTxn");
  const invoice = company.find("Invoice", textOf(link, "TxnId"));
  if (!invoice) throw wrongReference("Line.LinkedTxn");
  if (referredId(invoice, "CustomerRef") !== referredId(fields, "CustomerRef"))
    throw againstRule("The invoice is another customer's.", "Line.LinkedTxn");
  const open = subtractAmount(numberOf(invoice, "TotalAmt"), paidOn(company, invoice.Id, before?.Id));
  if (toCents(numberOf(line, "Amount")) > toCents(open))
    throw againstRule("The line pays more than is open on the invoice.", "Line.Amount");
}
