/** Someone else was faster: what is shown of an estimate is out of date. */
export const staleEstimate = ["estimate-changed", "estimate-not-draft", "estimate-not-open", "estimate-is-draft"];

/** The same of an invoice. */
export const staleInvoice = ["invoice-changed", "invoice-not-open", "invoice-not-draft", "invoice-has-payments"];
