import { text } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";
import { customerOfRow } from "./customer-of-row.ts";

/** What customers owe from before. */
export const openingInvoiceImportFields: readonly ImportField[] = [
  {
    key: "number",
    label: text("billing.numberOfInvoice"),
    names: [
      "number",
      "invoice",
      "invoicenumber",
      "invoiceno",
      "num",
      "no",
      "docnumber",
      "documentnumber",
      "refnumber",
      "invoiceid",
      "facture",
      "numberfacture",
    ],
    neededAs: "number",
  },
  ...customerOfRow.map((field) =>
    field.key === "customerName" ? { ...field, names: ["name", ...(field.names ?? [])] } : field,
  ),
  {
    key: "issueDate",
    label: text("billing.issueDate"),
    names: ["date", "invoicedate", "issued", "dateissued", "txndate", "dateutc", "invoicedateutc", "sentdate"],
    cell: "day",
    neededAs: "issueDate",
  },
  { key: "dueDate", label: text("base.dueDate"), names: ["due", "datedue", "duedateutc"], cell: "day" },
  {
    key: "balance",
    label: text("billing.openBalance"),
    // What is left of an amount that is partly paid comes before the amount.
    names: [
      "openbalance",
      "amountremaining",
      "balancedue",
      "balance",
      "remaining",
      "outstanding",
      "open",
      "invoiceamountdue",
      "amountdue",
      "montantdû",
      "soldedû",
      "solde",
      "resteàpayer",
    ],
    cell: "amount",
    neededAs: "balance",
  },
  { key: "poNumber", label: text("base.poNumber"), names: ["po", "ponumber", "purchaseorder"] },
  { key: "notes", label: text("base.notes"), names: ["memo", "note", "description"] },
];
