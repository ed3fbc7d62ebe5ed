/** What a row says of a customer: programs name companies, people and jobs each in their own way. */
import { customer as described } from "@boresight/domain/customers/customer-fields";
import { importedFields } from "@boresight/domain/settings/import/import-field";
import { text } from "@boresight/domain/texts/text";
import { textOf, type RowValues } from "../import-kind.ts";
import { placeIn } from "./customer-place.ts";
import type { NamedCustomer } from "./find-customers.ts";
import { folded } from "./folded.ts";

const own = [
  ...(["email", "phone", "notes", "tags", "locale", "paymentTermsDays", "taxExempt", "creditLimitCents"] as const),
  "customerKind",
  ...importedFields(described).map(({ key }) => key),
];
const reached = {
  contactTitle: "title",
  contactEmail: "email",
  contactPhone: "phone",
  contactPurposes: "purposes",
} as const;

export type Said = Readonly<Record<string, unknown>>;

export interface SaidCustomer {
  customer: Said;
  address: Said | null;
  contact: Said | null;
  named: NamedCustomer;
  /** A job or branch of the customer that the row names before it; null for the customer itself. */
  job: string | null;
  /** It is no longer a customer in the books that the file comes from. */
  isInactive: boolean;
  notes: readonly string[];
  /** What is said once for the file. */
  told: readonly string[];
}

export function saidCustomer(values: RowValues): SaidCustomer {
  const { job, notes, ...names } = namesIn(values);
  const person = `${names.firstName} ${names.lastName}`.trim();
  const { contact, ...moved } = contactIn(values, { ...names, person });
  const place = placeIn(values, [names.companyName, names.displayName, person, textOf(values, "contactName")]);
  const kept = Object.fromEntries(own.flatMap((name) => (name in values ? [[name, values[name]] as const] : [])));
  const kind = kindOf(kept["customerKind"], { ...names, person });
  const { companyName, firstName, lastName } = names;
  const customer = { ...kept, ...moved.reached, ...filled({ companyName, firstName, lastName }), ...kind.kind };
  const postalCode = textOf(place.address ?? values, "postalCode");
  return {
    customer: kind.isLeftOut ? without(customer, "customerKind") : customer,
    address: place.address,
    contact,
    named: { name: companyName || person, email: textOf(values, "email"), postalCode },
    job,
    isInactive: values["isActive"] === false,
    notes: [...notes, ...moved.notes, ...kind.notes, ...place.notes],
    told: moved.told,
  };
}

const filled = (values: Readonly<Record<string, string>>): Said =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));

const without = (values: Said, name: string): Said =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

interface Names {
  companyName: string;
  firstName: string;
  lastName: string;
  displayName: string;
}

/** A name that is only shown is the company's, unless it is a person's: "O'Brien, Pat". */
function namesIn(values: RowValues): Names & { job: string | null; notes: readonly string[] } {
  const [displayName = "", ...jobs] = textOf(values, "displayName")
    .split(":")
    .map((part) => part.trim());
  const [companyName, firstName, lastName] = [
    textOf(values, "companyName"),
    textOf(values, "firstName"),
    textOf(values, "lastName"),
  ];
  const names = { companyName, firstName, lastName, displayName };
  const isOfParent = companyName === "" || folded(companyName) === folded(displayName);
  const job = jobs.length > 0 && isOfParent ? jobs.join(":") : null;
  const notes = job === null ? [] : [text("settings.importJobLeft", { job, name: displayName })];
  if (companyName !== "" || displayName === "") return { ...names, job, notes };
  const isPerson = [`${firstName} ${lastName}`, `${lastName} ${firstName}`].some(
    (name) => folded(name) === folded(displayName),
  );
  const [last = "", first = "", more] = displayName.split(",").map((part) => part.trim());
  const isTurned = first !== "" && more === undefined && !firstName && !lastName;
  const kind = values["customerKind"];
  if (isPerson) return { ...names, job, notes };
  if (isTurned && kind === "individual") return { ...names, firstName: first, lastName: last, job, notes };
  if (isTurned && kind === undefined && isPersonsName(last) && isPersonsName(first)) {
    const read = text("settings.importReadAs", { text: displayName, value: `${first} ${last}` });
    return { ...names, firstName: first, lastName: last, job, notes: [...notes, read] };
  }
  return { ...names, companyName: displayName, job, notes };
}

interface Kind {
  kind: Said;
  isLeftOut: boolean;
  notes: readonly string[];
}

const twoWords = /^\p{Lu}[\p{L}'’.-]+ \p{Lu}[\p{L}'’.-]+$/u;
/** Of a list that has no kinds: "Keller, Anna", but neither "Pine Collision, LLC" nor "Denver, South" nor "Aurora, CO". */
const isPersonsName = (part: string): boolean =>
  /^(?!\p{Lu}{2,3}$)\p{Lu}[\p{L}'’-]+(?: \p{Lu}(?:\.|[\p{L}'’-]+)?)?$/u.test(part) &&
  !business.test(part) &&
  !legal.test(part);
const legal =
  /^(?:associates?|corp|dba|east|incorporated|limited|lp|llp|ltd|north|pc|pllc|plc|south|the|west|[\p{L}]*\d.*)\.?$|\band\b|&/iu;
const business =
  /\b(?:auto|autos|body|cars?|center|collision|company|garage|glass|group|motors?|repairs?|service|shop|works?|inc|llc)\b/i;

/** An individual has a first and a last name; a company of that kind is one of the usual kind. */
function kindOf(kind: unknown, { companyName, firstName, lastName, person }: Names & { person: string }): Kind {
  const isNamed = firstName !== "" && lastName !== "";
  if (kind !== "individual" || isNamed) return { kind: {}, isLeftOut: false, notes: [] };
  const isSplit = person === "" && twoWords.test(companyName) && !business.test(companyName);
  if (!isSplit)
    return { kind: {}, isLeftOut: true, notes: [text("settings.importNoPerson", { name: companyName || person })] };
  const [first = "", last = ""] = companyName.split(" ");
  const note = text("settings.importReadAs", { text: companyName, value: `${last}, ${first}` });
  return { kind: { companyName: "", firstName: first, lastName: last }, isLeftOut: false, notes: [note] };
}

interface SaidContact {
  contact: Said | null;
  /** What of a contact without a name is the customer's. */
  reached: Said;
  notes: readonly string[];
  told: readonly string[];
}

/** Who is called there; of a company its person, who is reached as the company is unless the row says otherwise. */
function contactIn(values: RowValues, { companyName, person }: Names & { person: string }): SaidContact {
  const name = textOf(values, "contactName") || (companyName === "" ? "" : person);
  const said = Object.fromEntries(
    Object.entries(reached).flatMap(([field, key]) => (field in values ? [[key, values[field]] as const] : [])),
  );
  if (name === "") return withoutName(values, said);
  if (companyName === "" && folded(name) === folded(person)) return { contact: null, reached: {}, notes: [], told: [] };
  const isReached = said["email"] !== undefined || said["phone"] !== undefined;
  const email = said["email"] === undefined ? textOf(values, "email") : "";
  const shared = filled({ email, phone: isReached || email !== "" ? "" : textOf(values, "phone") });
  const told = Object.keys(shared).length === 0 ? [] : [text("settings.importContactShares")];
  return { contact: { name, ...said, ...shared }, reached: {}, notes: [], told };
}

function withoutName(values: RowValues, said: Readonly<Record<string, unknown>>): SaidContact {
  const reached = Object.fromEntries(
    Object.entries(said).filter(([key]) => key !== "title" && key !== "purposes" && !(key in values)),
  );
  const left = Object.entries(said).flatMap(([key, value]) => (key in reached ? [] : [String(value)]));
  const notes = left.length === 0 ? [] : [text("settings.importContactLeft", { text: left.join(", ") })];
  return { contact: null, reached, notes, told: [] };
}
