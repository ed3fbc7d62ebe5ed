import type { Work } from "#platform/database/events.ts";
import { readBillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { readLines } from "#modules/billing/documents/read-lines.ts";
import type { DocumentColumn } from "#modules/billing/documents/save-lines.ts";
import { writeDocument } from "#modules/billing/documents/write-document.ts";

interface Copied {
  from: DocumentColumn;
  id: string;
  invoiceId: string;
  orderId: string;
}

/** Gives an empty draft the lines of another document, at their prices, without those that the customer left out. */
export async function copyLines({ from, id, invoiceId, orderId }: Copied, work: Work): Promise<void> {
  const lines = (await readLines(from, id, work.system))
    .filter(({ isAccepted }) => isAccepted)
    .map((line) => ({ ...line, id: null, isOptional: false }));
  const context = await readBillingContext(orderId, work);
  await writeDocument({ kind: "invoice", id: invoiceId, lines, context }, work.system);
}
