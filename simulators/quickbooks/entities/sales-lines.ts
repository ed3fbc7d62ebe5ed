/** The lines of an invoice or estimate, and what they add up to. */
import { z } from "zod";
import { againstRule, missing, wrongAmount, wrongReference } from "../accounting/fault.ts";
import { addAmounts, toCents, isFields, listOf, numberOf, referredId, type Fields } from "./entity.ts";
import type { Company } from "./company.ts";
import { namedReference, resolveReference } from "./references.ts";

const reference = z.looseObject({ value: z.string().min(1) });

export const salesLineSchema = z.looseObject({
  DetailType: z.enum(["SalesItemLineDetail", "SubTotalLineDetail", "DescriptionOnly"]),
  Amount: z.number().optional(),
  Description: z.string().optional(),
  SalesItemLineDetail: z
    .looseObject({
      ItemRef: reference,
      Qty: z.number().optional(),
      UnitPrice: z.number().optional(),
      TaxCodeRef: reference.optional(),
    })
    .optional(),
});

const detailOf = (line: Fields): Fields => {
  const detail = line["SalesItemLineDetail"];
  return isFields(detail) ? detail : {};
};

/** Returns the lines with ids, numbers and a subtotal at the end. Throws 2020, 2500, 610, 6000 and 6070. */
export function completeLines(company: Company, fields: Fields): Fields[] {
  const sent = listOf(fields, "Line").filter((line) => line["DetailType"] !== "SubTotalLineDetail");
  if (!sent.some((line) => line["DetailType"] === "SalesItemLineDetail"))
    throw againstRule("At least one line sells something.", "Line");
  const highest = Math.max(0, ...sent.map((line) => Number(line["Id"] ?? 0)));
  const lines = sent.map((line, index) => ({
    Id: String(highest + index + 1),
    ...(line["DetailType"] === "SalesItemLineDetail" ? completeSalesLine(company, line) : line),
    LineNum: index + 1,
  }));
  const subtotal = addAmounts(lines.map((line) => numberOf(line, "Amount")));
  return [...lines, { Amount: subtotal, DetailType: "SubTotalLineDetail", SubTotalLineDetail: {} }];
}

function completeSalesLine(company: Company, line: Fields): Fields {
  if (typeof line["Amount"] !== "number") throw missing("Line.Amount");
  if (!isFields(line["SalesItemLineDetail"])) throw missing("Line.SalesItemLineDetail");
  const detail = line["SalesItemLineDetail"];
  const { Qty: quantity, UnitPrice: price } = detail;
  if (
    typeof quantity === "number" &&
    typeof price === "number" &&
    toCents(quantity * price) !== toCents(line["Amount"])
  )
    throw wrongAmount(line["Amount"]);
  const taxCode = referredId(detail, "TaxCodeRef") || "NON";
  if (taxCode !== "TAX" && taxCode !== "NON") throw wrongReference("TaxCodeRef");
  const item = resolveReference(company, detail, { field: "ItemRef", to: "Item" });
  const completed = { ...detail, ItemRef: namedReference(item), TaxCodeRef: { value: taxCode } };
  return { ...line, SalesItemLineDetail: completed };
}

/** `TxnTaxDetail`: the company's own tax when it computes one, else what was sent. */
export function completeTax(company: Company, fields: Fields, lines: readonly Fields[]): { TotalTax: number } {
  const sent = isFields(fields["TxnTaxDetail"]) ? fields["TxnTaxDetail"] : {};
  if (company.salesTaxPercent === undefined) return { ...sent, TotalTax: numberOf(sent, "TotalTax") };
  const taxable = lines.filter((line) => referredId(detailOf(line), "TaxCodeRef") === "TAX");
  const amounts = taxable.map((line) => numberOf(line, "Amount"));
  const percent = company.salesTaxPercent;
  const taxOf = (amount: number) => toCents((amount * percent) / 100) / 100;
  return { ...sent, TotalTax: company.roundsTaxPerLine ? addAmounts(amounts.map(taxOf)) : taxOf(addAmounts(amounts)) };
}

/** The lines with every amount 0, as voiding leaves them. */
export const voidedLines = (fields: Fields): Fields[] =>
  listOf(fields, "Line").map((line) => ({
    ...line,
    Amount: 0,
    ...(isFields(line["SalesItemLineDetail"]) && {
      SalesItemLineDetail: { ...line["SalesItemLineDetail"], Qty: 0, UnitPrice: 0 },
    }),
  }));
