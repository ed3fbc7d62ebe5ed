import type { Party, Text } from "@boresight/domain/documents/document-content";
import { phoneWords } from "#platform/phone-number.ts";
import type { DocumentFrame } from "./read-frame.ts";

/** Whom a sheet of the workshop calls. */
export const customerParty = (phone: string | null, { say, own, customerName }: DocumentFrame): Party => {
  const lines: Text[] = [own(customerName)];
  if (phone) lines.push({ code: phoneWords(phone) });
  return { heading: say("base.customer"), lines };
};
