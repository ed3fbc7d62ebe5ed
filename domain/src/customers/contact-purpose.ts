/** What contacts are told about, and who is told of a customer's contacts: said here for mails, text messages and screens. */
import { text } from "#texts/text.ts";

export const contactPurposes = ["estimates", "vehicle", "billing"] as const;
export type ContactPurpose = (typeof contactPurposes)[number];

export const contactPurposeWords: Record<ContactPurpose, string> = {
  estimates: text("customers.purposeEstimates"),
  vehicle: text("customers.purposeVehicle"),
  billing: text("customers.purposeBilling"),
};

interface Contact {
  isPreferred: boolean;
  purposes: readonly (string | null)[];
}

/** Returns those who are chosen for the purpose and can be reached; else the preferred one, if that can be reached. */
export function contactsFor<Known extends Contact>(
  purpose: ContactPurpose,
  contacts: readonly Known[],
  isReached: (contact: Known) => boolean,
): readonly Known[] {
  const reached = contacts.filter(isReached);
  const chosen = reached.filter(({ purposes }) => purposes.includes(purpose));
  return chosen.length > 0 ? chosen : reached.filter(({ isPreferred }) => isPreferred);
}
