import { text } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";
import { customerOfRow } from "./customer-of-row.ts";

/** What customers owe from before. */
export const openingInvoiceImportFields: readonly ImportField[] = [
  {
    key: "number",
    label: text("billing.numberOfInvoice"),
    names: ["number", "invoice", "invoicenumber", "invoiceno", "num", "no", "docnumber", "documentnumber", "refnumber"],
    neededAs: "number",
  },
  ...customerOfRow,
  {
    key: "issueDate",
    label: text("billing.issueDate"),
    names: ["date", "invoicedate", "issued", "txndate"],
    cell: "day",
    neededAs: "issueDate",
  },
  { key: "dueDate", label: text("base.dueDate"), names: ["due"], cell: "day" },
  {
    key: "balance",
    label: text("billing.openBalance"),
    names: [
      "balance",
      "openbalance",
      "amountdue",
      "balancedue",
      "invoiceamountdue",
      "open",
      "outstanding",
      "remaining",
    ],
    cell: "amount",
    neededAs: "balance",
  },
  { key: "poNumber", label: text("base.poNumber"), names: ["po", "ponumber", "purchaseorder"] },
  { key: "notes", label: text("base.notes"), names: ["memo", "note", "description"] },
];
