import { problemsOf } from "@boresight/domain/base/problems";
import type { TextProblem } from "@boresight/domain/base/errors";
import { customerChangeSchema, newCustomerSchema, type NewCustomer } from "@boresight/domain/customers/customer-schema";
import { text } from "@boresight/domain/texts/text";
import { addCustomers } from "#modules/customers/create-customer.ts";
import { updateCustomer } from "#modules/customers/update-customer.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { createTogether, problem, wrong, type PlanRows, type ReadRow, type RowPlan } from "../import-kind.ts";
import { inStretches } from "../in-stretches.ts";
import { changedFields } from "./changed-fields.ts";
import { planAddress, planContact, type PlannedPart } from "./customer-parts.ts";
import { indexCustomers, nameOf, readCustomers, type CustomerIndex, type FoundCustomer } from "./find-customers.ts";
import { folded } from "./folded.ts";
import { phoneProblems, samePhone } from "./phone-problem.ts";
import { saidCustomer, type Said, type SaidCustomer } from "./said-customer.ts";
import { readStoredCustomers, type StoredCustomer } from "./stored-customers.ts";

const reached = { contactName: "name", contactTitle: "title", contactEmail: "email", contactPhone: "phone" } as const;

/** Customers by company and postal code or email, each with billing address and a contact. */
export const planCustomers: PlanRows = async (rows, tx) => {
  const stored = await readCustomers(tx.caller);
  const said = await inStretches(rows, ({ values }) => saidCustomer(values));
  const found = said.map((one) => findIn(stored, one));
  const known = await readStoredCustomers(found, tx.caller);
  const context = { known, file: indexCustomers(), lines: new Map<string, number>(), added: [] };
  const plans = await inStretches(rows, (row, index) => {
    const [customer, customerFound] = [said[index], found[index]];
    return customer && customerFound ? planCustomer(row, { customer, found: customerFound }, context) : wrong("", []);
  });
  return createTogether(plans, () => addCustomers(context.added, tx));
};

/** A job is its customer's, whatever address it has. */
const findIn = (index: CustomerIndex, { named, job }: SaidCustomer): FoundCustomer =>
  index.match(job === null ? named : { name: named.name, email: "", postalCode: "" });

interface Context {
  /** What is stored, by id. */
  known: ReadonlyMap<string, StoredCustomer>;
  /** The customers that earlier rows add. */
  file: CustomerIndex;
  /** The line in which a customer stood first, by id. */
  lines: Map<string, number>;
  /** The new ones. */
  added: NewCustomer[];
}

interface Sought {
  customer: SaidCustomer;
  found: FoundCustomer;
}

function planCustomer({ line, problems }: ReadRow, { customer, found }: Sought, context: Context): RowPlan {
  const { named, job, notes } = customer;
  const about = [named.name || named.email, named.postalCode].filter(Boolean).join(" · ");
  if (customer.isInactive) return { outcome: "skipped", about, notes: [text("settings.importInactive")] };
  const inFile = "customer" in found ? found : findIn(context.file, customer);
  if ("found" in found && (found.found === "several" || ("found" in inFile && inFile.found === "several")))
    return wrong(about, [problem("", text("settings.importSeveralCustomers"))]);
  if ("customer" in inFile && job !== null) return { outcome: "skipped", about, notes };
  const first = "customer" in inFile ? context.lines.get(inFile.customer.id) : undefined;
  if (first !== undefined) return wrong(about, [problem("", text("settings.importTwiceInFile", { line: first }))]);
  const id = "customer" in found ? found.customer.id : `line ${line}`;
  context.lines.set(id, line);
  const stored = context.known.get(id);
  const { told } = customer;
  const { said, left } = stored?.address ? { said: customer, left: [] } : withWholeAddress(customer);
  const place = { about, problems, notes: [...notes, ...left] };
  if (stored) return { ...planUpdate(said, stored, place), told };
  context.file.add({ ...namesOf(customer), id, postalCodes: named.postalCode === "" ? [] : [named.postalCode] });
  const alike = alikeIn(found) ?? alikeIn(inFile);
  const beside = alike ? [besideNote(customer, alike)] : [];
  return { ...planCreation(said, { ...place, notes: [...place.notes, ...beside], added: context.added }), told };
}

/** A place without a street or a city is no address yet. */
function withWholeAddress(said: SaidCustomer): { said: SaidCustomer; left: readonly string[] } {
  const { address } = said;
  if (!address || (textIn(address, "street") !== "" && textIn(address, "city") !== "")) return { said, left: [] };
  const written = Object.values(address).filter(Boolean).join(", ");
  return { said: { ...said, address: null }, left: [text("settings.importAddressLeft", { text: written })] };
}

const alikeIn = (found: FoundCustomer) => ("alike" in found ? found.alike : undefined);

/** One thing that two customers share does not make them one: who shares it stays as it is, and is named. */
const besideNote = ({ named }: SaidCustomer, alike: NonNullable<ReturnType<typeof alikeIn>>): string =>
  folded(nameOf(alike)) === folded(named.name)
    ? text("settings.importSameName", { name: nameOf(alike) })
    : text("settings.importSameEmail", { name: nameOf(alike) });

const textIn = (said: Said, name: string): string => (typeof said[name] === "string" ? said[name] : "");

const namesOf = ({ customer }: SaidCustomer) => ({
  companyName: textIn(customer, "companyName"),
  firstName: textIn(customer, "firstName"),
  lastName: textIn(customer, "lastName"),
  email: textIn(customer, "email"),
  status: "",
});

interface Place {
  about: string;
  problems: readonly TextProblem[];
  notes: readonly string[];
}

const contactField = (field: string): string =>
  Object.entries(reached).find(([, name]) => `contact.${name}` === field)?.[0] ?? field.replace(/^address\./, "");

function planCreation(
  { customer, address, contact }: SaidCustomer,
  { about, problems, notes, added }: Place & Pick<Context, "added">,
): RowPlan {
  const isPerson = !customer["companyName"] && Boolean(customer["lastName"]) && !customer["customerKind"];
  const input = { ...customer, ...(isPerson && { customerKind: "individual" }), address, contact };
  const { data, error } = newCustomerSchema.safeParse(input);
  const phones = { phone: phoneIn(customer), "contact.phone": phoneIn(contact ?? {}) };
  const all = [...problems, ...(error ? problemsOf(error) : []), ...phoneProblems(phones)];
  if (all.length > 0 || !data)
    return wrong(
      about,
      all.map((one) => ({ ...one, field: contactField(one.field) })),
    );
  added.push(data);
  return { outcome: "created", about, notes };
}

const phoneIn = (values: Readonly<Record<string, unknown>>): string | null =>
  typeof values["phone"] === "string" ? values["phone"] : null;

function planUpdate(
  { customer, address, contact }: SaidCustomer,
  known: StoredCustomer,
  { about, problems, notes }: Place,
): RowPlan {
  const place = planAddress(address, known);
  const person = planContact(contact, known);
  const { data, error } = customerChangeSchema.safeParse({ ...customer, id: known.id, version: known.version });
  const ownProblems = error ? problemsOf(error) : phoneProblems({ phone: phoneIn(customer) });
  const all = [...problems, ...ownProblems, ...place.problems, ...person.problems];
  if (all.length > 0 || !data)
    return wrong(
      about,
      all.map((one) => ({ ...one, field: contactField(one.field) })),
    );
  const changed = changedFields({ ...customer, ...onlyGiven(data, customer) }, { ...known }).filter(
    (name) =>
      name !== "phone" || !samePhone(phoneIn(customer) ?? "", { phone: known.phone, extension: known.phoneExtension }),
  );
  const changes = [...changed, ...place.changes, ...person.changes];
  if (changes.length === 0) return { outcome: "skipped", about, notes };
  const change = Object.fromEntries(changed.map((name) => [name, customer[name]]));
  return {
    outcome: "updated",
    about,
    changes,
    notes: [...notes, ...(person.notes ?? [])],
    write: (tx) => writeUpdate({ known, change, place, person }, tx),
  };
}

/** As the schema has cleaned it, for the comparison. */
const onlyGiven = (data: Readonly<Record<string, unknown>>, given: object) =>
  Object.fromEntries(Object.keys(given).map((name) => [name, data[name]]));

interface Update {
  known: StoredCustomer;
  change: Record<string, unknown>;
  place: PlannedPart;
  person: PlannedPart;
}

async function writeUpdate({ known, change, place, person }: Update, tx: Transaction): Promise<void> {
  const addressId = await place.write?.(tx);
  const whole = { ...change, ...(addressId !== undefined && addressId !== known.addressId && { addressId }) };
  if (Object.keys(whole).length > 0) await updateCustomer({ ...whole, id: known.id, version: known.version }, tx);
  await person.write?.(tx);
}
