/** Someone else was faster: what is shown is out of date. */
export const staleInvoice = ["invoice-changed", "invoice-not-open", "invoice-not-draft", "invoice-has-payments"];
