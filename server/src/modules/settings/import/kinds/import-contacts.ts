import { text } from "@boresight/domain/texts/text";
import { problem, textOf, wrong, type PlanRows, type ReadRow, type RowPlan } from "../import-kind.ts";
import { inStretches } from "../in-stretches.ts";
import { customerProblem, namedCustomer, noteOf } from "./customer-of-row.ts";
import { planContact } from "./customer-parts.ts";
import { readCustomers, type FoundCustomer } from "./find-customers.ts";
import { folded } from "./folded.ts";
import { readStoredCustomers, type StoredCustomer } from "./stored-customers.ts";

const fields = ["title", "email", "phone", "isPreferred", "purposes"] as const;

/** People at customers, each known by name. */
export const planContacts: PlanRows = async (rows, tx) => {
  const { find } = await readCustomers(tx.caller);
  const found = rows.map(({ values }) => find(namedCustomer(values)));
  const stored = await readStoredCustomers(found, tx.caller);
  const seen = new Map<string, number>();
  return inStretches(rows, (row, index) => planRow(row, { found: found[index] ?? { found: "none" }, stored, seen }));
};

interface Context {
  found: FoundCustomer;
  stored: ReadonlyMap<string, StoredCustomer>;
  seen: Map<string, number>;
}

function planRow({ line, values, problems }: ReadRow, { found, stored, seen }: Context): RowPlan {
  const name = textOf(values, "name") || `${textOf(values, "firstName")} ${textOf(values, "lastName")}`.trim();
  const about = [name || textOf(values, "email"), textOf(values, "customerName")].filter(Boolean).join(" · ");
  const customer = "customer" in found ? stored.get(found.customer.id) : undefined;
  if ("found" in found || !customer)
    return wrong(about, [...problems, customerProblem(values, "found" in found ? found : { found: "none" })]);
  const key = `${customer.id} ${folded(name || textOf(values, "email"))}`;
  const first = seen.get(key);
  if (first !== undefined) return wrong(about, [problem("", text("settings.importTwiceInFile", { line: first }))]);
  seen.set(key, line);
  const own = Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]] as const] : [])));
  const said = { ...(name !== "" && { name }), ...own };
  const part = planContact(said, customer);
  const all = [...problems, ...part.problems.map((one) => ({ ...one, field: bare(one.field) }))];
  if (all.length > 0) return wrong(about, all);
  const notes = [...noteOf(found), ...(part.notes ?? [])];
  if (!part.write) return { outcome: "skipped", about, notes };
  const isKnown = part.isKnown === true;
  const changes = part.changes.map(bare);
  return { outcome: isKnown ? "updated" : "created", about, notes, ...(isKnown && { changes }), write: part.write };
}

const bare = (field: string): string => field.replace(/^contact\./, "");
