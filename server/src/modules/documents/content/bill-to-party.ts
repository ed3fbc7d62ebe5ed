import type { PostalAddress } from "@boresight/domain/customers/postal-address";
import type { Party, Text } from "@boresight/domain/documents/document-content";
import { phoneWords } from "#platform/phone-number.ts";
import { postalLines } from "./postal-lines.ts";
import type { DocumentFrame } from "./read-frame.ts";

/** Whom a document was written for, as they were then. */
export interface BillTo {
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  address: PostalAddress | null;
}

/** Without a snapshot, as of a draft that has no lines yet, the customer's name alone. */
export function billToParty(billTo: BillTo | null, { say, own, customerName }: DocumentFrame): Party {
  const person = billTo ? [billTo.firstName, billTo.lastName].filter(Boolean).join(" ") : "";
  const names = billTo ? [billTo.companyName, person].filter(Boolean) : [customerName];
  const lines: Text[] = [...names, ...postalLines(billTo?.address ?? null)].map((line) => own(line));
  if (billTo?.phone) lines.push({ code: phoneWords(billTo.phone) });
  if (billTo?.email) lines.push({ code: billTo.email });
  return { heading: say("documents.billTo"), lines };
}
