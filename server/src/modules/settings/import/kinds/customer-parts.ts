/** The address and the contact that a row has for a customer: compared with what is there, written by their own verbs. */
import { problemsOf } from "@boresight/domain/base/problems";
import type { TextProblem } from "@boresight/domain/base/errors";
import { savedAddressSchema } from "@boresight/domain/customers/address-book";
import { mostContacts, savedContactSchema } from "@boresight/domain/customers/contact-schema";
import { text } from "@boresight/domain/texts/text";
import { saveAddress } from "#modules/customers/save-address.ts";
import { saveContact } from "#modules/customers/save-contact.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { problem } from "../import-kind.ts";
import { changedFields } from "./changed-fields.ts";
import { folded } from "./folded.ts";
import { phoneProblems, samePhone } from "./phone-problem.ts";
import type { StoredAddress, StoredContact } from "./stored-customers.ts";

export interface PlannedPart {
  problems: readonly TextProblem[];
  changes: readonly string[];
  /** It is there already. */
  isKnown?: boolean;
  /** What else there is to say, each as a sentence. */
  notes?: readonly string[];
  /** Returns the id of what was written. */
  write?: (tx: Transaction) => Promise<string | null>;
}

const nothing: PlannedPart = { problems: [], changes: [] };
type Said = Readonly<Record<string, unknown>>;

/** The address, new or changed; what the row does not say stays. */
export function planAddress(
  said: Said | null,
  { id: customerId, address: before }: { id: string; address: StoredAddress | null },
): PlannedPart {
  if (!said) return nothing;
  const input = { ...before, ...said, customerId, ...(!before && { id: null, version: null }) };
  const { data, error } = savedAddressSchema.safeParse(input);
  if (error) return { ...nothing, problems: problemsOf(error) };
  const cleaned = Object.fromEntries(Object.entries(data).filter(([name]) => name in said));
  const changes = before ? changedFields(cleaned, { ...before }) : Object.keys(said);
  if (changes.length === 0) return nothing;
  return { problems: [], changes, write: async (tx) => (await saveAddress(input, tx)).address };
}

/** The contact of this name, or of this email where the row has no name, new or changed. */
export function planContact(
  said: Said | null,
  { id: customerId, contacts }: { id: string; contacts: readonly StoredContact[] },
): PlannedPart {
  if (!said) return nothing;
  const before = contactOf(said, contacts);
  const input = { ...(before ?? { id: null, version: null }), ...said, customerId };
  const { data, error } = savedContactSchema.safeParse(input);
  const problems = [
    ...(error ? problemsOf(error) : []),
    ...phoneProblems({ phone: typeof said["phone"] === "string" ? said["phone"] : null }),
    ...(!before && contacts.length >= mostContacts
      ? [problem("name", text("customers.mostContactsReached", { most: mostContacts }))]
      : []),
  ];
  if (problems.length > 0 || !data)
    return { ...nothing, problems: problems.map((one) => ({ ...one, field: `contact.${one.field}` })) };
  const cleaned = Object.fromEntries(Object.entries(data).filter(([name]) => name in said));
  const changes = before ? changedContact(cleaned, said, before) : Object.keys(said);
  if (changes.length === 0) return nothing;
  const beside = before ? undefined : contacts.find(hasEmail(said));
  return {
    problems: [],
    changes: changes.map((name) => `contact.${name}`),
    isKnown: before !== undefined,
    notes: beside ? [text("settings.importSameEmail", { name: beside.name })] : [],
    write: (tx) => writeContact(input, tx),
  };
}

/** Another row may have made another contact the preferred one meanwhile, which is a new version of this one. */
async function writeContact(
  input: { id: string | null; version: number | null },
  tx: Transaction,
): Promise<string | null> {
  const text = "select version from app.contacts where id = $1";
  const now = input.id === null ? null : await tx.caller.one<{ version: number }>({ text, values: [input.id] });
  return (await saveContact({ ...input, version: now?.version ?? null }, tx)).contact;
}

const changedContact = (cleaned: Said, said: Said, before: StoredContact): string[] =>
  changedFields(cleaned, { ...before }).filter(
    (name) =>
      name !== "phone" || !samePhone(String(said["phone"]), { phone: before.phone, extension: before.phoneExtension }),
  );

/** People of one office often share its email: nobody is renamed because of it. */
const contactOf = (said: Said, contacts: readonly StoredContact[]): StoredContact | undefined => {
  const { name } = said;
  return contacts.find(typeof name === "string" ? (one) => folded(one.name) === folded(name) : hasEmail(said));
};

const hasEmail =
  ({ email }: Said) =>
  (one: StoredContact): boolean =>
    typeof email === "string" && one.email === email.trim().toLowerCase();
