/** What invoices and estimates have in common. */
import { z } from "zod";
import { numberUsed, wrongReference } from "../accounting/fault.ts";
import {
  addAmounts,
  listOf,
  numberOf,
  textOf,
  type Entity,
  type EntityName,
  type Fields,
  pacificDay,
} from "./entity.ts";
import type { Company } from "./company.ts";
import type { Draft } from "./entity-kind.ts";
import { namedReference, resolveReference } from "./references.ts";
import { completeLines, completeTax, salesLineSchema } from "./sales-lines.ts";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const salesDocumentSchema = z.looseObject({
  CustomerRef: z.looseObject({ value: z.string().min(1) }),
  Line: z.array(salesLineSchema),
  DocNumber: z.string().optional(),
  TxnDate: day.optional(),
  DueDate: day.optional(),
  BillEmail: z.looseObject({ Address: z.string() }).optional(),
  PrivateNote: z.string().optional(),
  CustomerMemo: z.looseObject({ value: z.string() }).optional(),
  EmailStatus: z.enum(["NotSet", "NeedToSend", "EmailSent"]).optional(),
  PrintStatus: z.enum(["NotSet", "NeedToPrint", "PrintComplete"]).optional(),
  LinkedTxn: z.array(z.looseObject({ TxnId: z.string(), TxnType: z.string() })).optional(),
});

export const salesDocumentReadOnly = ["TotalAmt", "Balance", "CurrencyRef"] as const;

/** The document with its lines, totals and number. Throws what its lines throw, and 2500, 610, 6140. */
export function completeSalesDocument(name: "Estimate" | "Invoice", draft: Draft): Fields {
  const { fields, company, before } = draft;
  const customer = resolveReference(company, fields, { field: "CustomerRef", to: "Customer" });
  const lines = completeLines(company, fields);
  const tax = completeTax(company, fields, lines);
  const sold = lines.filter((line) => line["DetailType"] !== "SubTotalLineDetail");
  const own = textOf(before ?? {}, "DocNumber");
  const number = textOf(fields, "DocNumber") || own || nextNumber(company.all(name));
  if (!draft.allowsUsedNumber && number !== own) checkNumber(company.all(name), { name, number, ownId: before?.Id });
  const today = pacificDay(company.clock());
  return {
    EmailStatus: "NotSet",
    PrintStatus: "NotSet",
    TxnDate: textOf(before ?? {}, "TxnDate") || today,
    CurrencyRef: { value: "USD", name: "United States Dollar" },
    ...fields,
    DocNumber: number,
    CustomerRef: namedReference(customer),
    Line: lines,
    TxnTaxDetail: tax,
    TotalAmt: addAmounts([...sold.map((line) => numberOf(line, "Amount")), tax.TotalTax]),
  };
}

const firstNumber = 1001;

function nextNumber(documents: readonly Entity[]): string {
  const numbers = documents
    .map((one) => Number(textOf(one, "DocNumber")))
    .filter((number) => Number.isSafeInteger(number));
  return String(Math.max(firstNumber - 1, ...numbers) + 1);
}

interface UsedNumber {
  name: EntityName;
  number: string;
  ownId: string | undefined;
}

function checkNumber(documents: readonly Entity[], { name, number, ownId }: UsedNumber): void {
  const other = documents.find((one) => one.Id !== ownId && textOf(one, "DocNumber") === number);
  if (other) throw numberUsed(number, name, other.Id);
}

/** Throws 2500 for a link to an estimate that is not in the books. */
export function checkLinkedEstimates(company: Company, fields: Fields): void {
  const links = listOf(fields, "LinkedTxn").filter((link) => link["TxnType"] === "Estimate");
  if (links.some((link) => !company.find("Estimate", textOf(link, "TxnId")))) throw wrongReference("LinkedTxn");
}
