import { problemsOf } from "@boresight/domain/base/problems";
import type { FieldProblem } from "@boresight/domain/base/errors";
import { customerKinds } from "@boresight/domain/customers/customer-kind";
import { customerChangeSchema, newCustomerSchema, type NewCustomer } from "@boresight/domain/customers/customer-schema";
import { t } from "@boresight/domain/texts/text";
import { addCustomers } from "#modules/customers/create-customer.ts";
import { updateCustomer } from "#modules/customers/update-customer.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import {
  createTogether,
  problem,
  textOf,
  wrong,
  type PlanRows,
  type ReadRow,
  type RowPlan,
  type RowValues,
} from "../import-kind.ts";
import { changedFields } from "./changed-fields.ts";
import { planAddress, planContact, type PlannedPart } from "./customer-parts.ts";
import { customerKey, readCustomers, type FoundCustomer } from "./find-customers.ts";
import { folded } from "./folded.ts";
import { phoneProblems, samePhone } from "./phone-problem.ts";
import { readStoredCustomers, type StoredCustomer } from "./stored-customers.ts";

const own = [
  "companyName", "firstName", "lastName", "email", "phone", "notes", "tags", "locale", "requiresPo", "isPartnerReward",
  "paymentTermsDays", "taxExempt", "creditLimitCents",
] as const; // prettier-ignore
const placed = ["street", "unit", "city", "state", "postalCode", "country"] as const;
const reached = { contactName: "name", contactTitle: "title", contactEmail: "email", contactPhone: "phone" } as const;

/** Customers by company and postal code or by email, each with billing address and a contact. */
export const planCustomers: PlanRows = async (rows, tx) => {
  const find = await readCustomers(tx.caller);
  const found = rows.map(({ values }) => find(namedIn(values)));
  const stored = await readStoredCustomers(found, tx.caller);
  const seen = new Map<string, number>();
  const added: NewCustomer[] = [];
  const plans = rows.map((row, index) =>
    planCustomer(row, { found: found[index] ?? { found: "none" }, stored, seen, added }),
  );
  return createTogether(plans, () => addCustomers(added, tx));
};

function namedIn(values: RowValues) {
  const name = textOf(values, "companyName") || `${textOf(values, "firstName")} ${textOf(values, "lastName")}`.trim();
  return { name, email: textOf(values, "email"), postalCode: textOf(values, "postalCode") };
}

interface Context {
  found: FoundCustomer;
  stored: ReadonlyMap<string, StoredCustomer>;
  /** The line in which a customer stood first. */
  seen: Map<string, number>;
  /** The new ones. */
  added: NewCustomer[];
}

function planCustomer({ line, values, problems }: ReadRow, { found, stored, seen, added }: Context): RowPlan {
  const named = namedIn(values);
  const about = [named.name || named.email, named.postalCode].filter(Boolean).join(" · ");
  if ("found" in found && found.found === "several")
    return wrong(about, [problem("", t("settings.importSeveralCustomers"))]);
  const key = "customer" in found ? found.customer.id : customerKey(named);
  const first = key === null ? undefined : seen.get(key);
  if (first !== undefined) return wrong(about, [problem("", t("settings.importTwiceInFile", { line: first }))]);
  if (key !== null) seen.set(key, line);
  const said = saidIn(values);
  const known = "customer" in found ? stored.get(found.customer.id) : undefined;
  return known ? planUpdate(said, known, { about, problems }) : planCreation(said, { about, problems, added });
}

interface Said {
  customer: Record<string, unknown>;
  address: Record<string, unknown> | null;
  contact: Record<string, unknown> | null;
}

function saidIn(values: RowValues): Said {
  const customer = Object.fromEntries(own.flatMap((name) => (name in values ? [[name, values[name]] as const] : [])));
  const kind = textOf(values, "customerKind");
  if (kind) customer["customerKind"] = customerKinds.find((one) => folded(one) === folded(kind)) ?? kind;
  const place = placed.flatMap((name) => (name in values ? [[name, values[name]] as const] : []));
  const person = Object.entries(reached).flatMap(([field, name]) =>
    field in values ? [[name, values[field]] as const] : [],
  );
  // A postal code alone only says who is meant.
  const isPlace = place.some(([name]) => name !== "postalCode" && name !== "country");
  return {
    customer,
    address: isPlace ? Object.fromEntries(place) : null,
    contact: person.length > 0 ? Object.fromEntries(person) : null,
  };
}

interface Place {
  about: string;
  problems: readonly FieldProblem[];
}

const contactField = (field: string): string =>
  Object.entries(reached).find(([, name]) => `contact.${name}` === field)?.[0] ?? field.replace(/^address\./, "");

function planCreation(
  { customer, address, contact }: Said,
  { about, problems, added }: Place & Pick<Context, "added">,
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
  return { outcome: "created", about };
}

const phoneIn = (values: Readonly<Record<string, unknown>>): string | null =>
  typeof values["phone"] === "string" ? values["phone"] : null;

function planUpdate({ customer, address, contact }: Said, known: StoredCustomer, { about, problems }: Place): RowPlan {
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
  if (changes.length === 0) return { outcome: "skipped", about };
  const change = Object.fromEntries(changed.map((name) => [name, customer[name]]));
  return { outcome: "updated", about, changes, write: (tx) => writeUpdate({ known, change, place, person }, tx) };
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
