import { text } from "@boresight/domain/texts/text";
import type { Rights } from "#platform/database/transaction.ts";
import { problem, textOf, wrong, type PlanRows, type ReadRow, type RowPlan } from "../import-kind.ts";
import { inStretches } from "../in-stretches.ts";
import { customerProblem, namedCustomer, noteOf } from "./customer-of-row.ts";
import { planAddress } from "./customer-parts.ts";
import { placeIn } from "./customer-place.ts";
import { readCustomers, type FoundCustomer } from "./find-customers.ts";
import { folded } from "./folded.ts";
import { addressJson, type StoredAddress } from "./stored-customers.ts";

const fields = ["label", "pickupSpotDescription", "latitude", "longitude"] as const;

/** Pickup and mobile sites, each known by its customer, street and postal code. */
export const planAddresses: PlanRows = async (rows, tx) => {
  const { find } = await readCustomers(tx.caller);
  const found = rows.map(({ values }) => find(namedCustomer(values)));
  const stored = await readAddresses(found, tx.caller);
  const seen = new Map<string, number>();
  return inStretches(rows, (row, index) => planRow(row, { found: found[index] ?? { found: "none" }, stored, seen }));
};

interface Context {
  found: FoundCustomer;
  stored: ReadonlyMap<string, StoredAddress>;
  seen: Map<string, number>;
}

interface Site {
  customerId: string;
  street: string;
  postalCode: string;
}

const keyOf = ({ customerId, street, postalCode }: Site): string =>
  `${customerId} ${folded(street)} ${folded(postalCode).slice(0, 5)}`;

async function readAddresses(found: readonly FoundCustomer[], rights: Rights) {
  const ids = [...new Set(found.flatMap((one) => ("customer" in one ? one.customer.id : [])))];
  const rows = await rights.rows<{ customerId: string; address: StoredAddress }>({
    text: `select a.customer_id, ${addressJson} as address from app.addresses a
      where a.customer_id = any ($1) and a.archived_at is null order by a.created_at desc, a.id`,
    values: [ids],
  });
  return new Map(rows.map(({ customerId, address }) => [keyOf({ customerId, ...address }), address]));
}

function planRow({ line, values, problems }: ReadRow, { found, stored, seen }: Context): RowPlan {
  const place = placeIn(values, []);
  const { street, postalCode } = { street: "", postalCode: "", ...place.address };
  const about = [street, textOf(values, "city"), textOf(values, "customerName")].filter(Boolean).join(" · ");
  if ("found" in found) return wrong(about, [...problems, customerProblem(values, found)]);
  const key = keyOf({ customerId: found.customer.id, street, postalCode });
  const first = seen.get(key);
  if (first !== undefined) return wrong(about, [problem("", text("settings.importTwiceInFile", { line: first }))]);
  seen.set(key, line);
  const own = Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]] as const] : [])));
  const said = { ...own, ...place.address };
  const before = stored.get(key) ?? null;
  const part = planAddress(said, { id: found.customer.id, address: before });
  const all = [...problems, ...part.problems];
  if (all.length > 0) return wrong(about, all);
  const notes = [...place.notes, ...noteOf(found)];
  if (!part.write) return { outcome: "skipped", about, notes };
  return {
    outcome: before ? "updated" : "created",
    about,
    notes,
    ...(before && { changes: part.changes }),
    write: part.write,
  };
}
