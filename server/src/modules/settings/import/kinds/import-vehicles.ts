import { problemsOf } from "@boresight/domain/base/problems";
import type { TextProblem } from "@boresight/domain/base/errors";
import { snakeCase } from "@boresight/domain/base/text";
import { vehicleFieldNames } from "@boresight/domain/vehicles/vehicle-fields";
import { statedVehicle } from "@boresight/domain/intake/reading/fields/vehicle-description";
import { ownerNameParts } from "@boresight/domain/vehicles/owner-name";
import { vehicleProblems } from "@boresight/domain/vehicles/vehicle-schema";
import { newVehicleSchema, vehicleChangeSchema } from "@boresight/domain/vehicles/vehicle-verbs-schema";
import { stateCode } from "@boresight/domain/customers/state-names";
import { meantVin, normaliseVin } from "@boresight/domain/vehicles/vin";
import type * as z from "zod";
import { text } from "@boresight/domain/texts/text";
import type { VehicleRow } from "#db/rows.ts";
import { openVinTable } from "#integrations/vin-decoder/table/open-vin-table.ts";
import type { VinTable } from "#integrations/vin-decoder/table/vin-table.ts";
import { addVehicles } from "#modules/vehicles/add-vehicle.ts";
import { updateVehicle } from "#modules/vehicles/update-vehicle.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
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
import { inStretches } from "../in-stretches.ts";
import { changedFields } from "./changed-fields.ts";
import { customerProblem, namedCustomer, noteOf } from "./customer-of-row.ts";
import { readCustomers, type CustomerIndex } from "./find-customers.ts";
import { phoneProblems, samePhone } from "./phone-problem.ts";

interface StoredVehicle extends Pick<
  VehicleRow,
  | "id"
  | "version"
  | "customerId"
  | "year"
  | "make"
  | "model"
  | "trim"
  | "vehicleDescription"
  | "ownerFirstName"
  | "ownerLastName"
  | "ownerEmail"
  | "ownerPhone"
  | "ownerPhoneExtension"
  | "licensePlate"
  | "plateState"
  | "color"
  | "odometer"
> {
  vinNumber: string;
}

interface Context {
  find: CustomerIndex["find"];
  byVin: ReadonlyMap<string, readonly StoredVehicle[]>;
  seen: Map<string, number>;
  thisYear: number;
  table: VinTable;
  /** The new ones. */
  added: NewVehicle[];
}

type NewVehicle = z.output<ReturnType<typeof newVehicleSchema>>;

/** Vehicles by VIN: a customer's own is changed, a new one is added. */
export const planVehicles: PlanRows = async (rows, tx, { dataDir }) => {
  const { find } = await readCustomers(tx.caller);
  const byVin = await readVehicles(rows, tx.caller);
  const added: NewVehicle[] = [];
  const table = await openVinTable(dataDir);
  const context = { find, byVin, seen: new Map<string, number>(), thisYear: tx.now.getUTCFullYear(), table, added };
  const plans = await inStretches(rows, (row) => planRow(row, context));
  return createTogether(plans, () => addVehicles(added, tx));
};

const vinIn = (values: RowValues): string => meantVin(textOf(values, "vinNumber"));

async function readVehicles(rows: readonly ReadRow[], rights: Rights) {
  const stored = await rights.rows<StoredVehicle>({
    text: `select id, version, customer_id, owner_phone_extension, ${vehicleFieldNames.map(snakeCase).join(", ")}
      from app.vehicles where vin_number = any ($1) and archived_at is null`,
    values: [rows.map(({ values }) => vinIn(values)).filter((vin) => vin !== "")],
  });
  return Map.groupBy(stored, ({ vinNumber }) => vinNumber);
}

function planRow({ line, values, problems }: ReadRow, { find, byVin, seen, thisYear, table, added }: Context): RowPlan {
  const vin = vinIn(values);
  const about = [vin, values["year"], textOf(values, "make"), textOf(values, "model")].filter(Boolean).join(" ");
  if (!vin) return wrong(about, [...problems, problem("vinNumber", text("settings.importVinMissing"))]);
  const whose = ownerOf(values, byVin.get(vin) ?? [], find);
  if ("problem" in whose) return wrong(about, [...problems, whose.problem]);
  const key = `${vin} ${whose.customerId}`;
  const first = seen.get(key) ?? seen.get(vin);
  if (first !== undefined)
    return wrong(about, [problem("vinNumber", text("settings.importTwiceInFile", { line: first }))]);
  seen.set(vin, line);
  const said = saidIn(values, vin);
  const place = { about, problems, thisYear, table, added };
  const plan = whose.vehicle ? planUpdate(said, whose.vehicle, place) : planCreation(said, whose.customerId, place);
  const written = textOf(values, "vinNumber");
  const isMeant = vin !== normaliseVin(written);
  const read = isMeant ? [text("settings.importReadAs", { text: written, value: vin })] : [];
  return { ...plan, notes: [...read, ...(plan.notes ?? []), ...(whose.notes ?? [])] };
}

function saidIn(values: RowValues, vin: string): Said {
  const said = Object.fromEntries(
    vehicleFieldNames.flatMap((name) => (name in values ? [[name, values[name]] as const] : [])),
  );
  const plateState = textOf(values, "plateState");
  const code = stateCode(plateState, "US") ?? stateCode(plateState, "CA");
  return {
    ...namedOwner(values),
    ...said,
    ...describedIn(values),
    ...(code && { plateState: code }),
    vinNumber: vin,
    vinConfirmed: values["vinConfirmed"] === true,
  };
}

/** A file that has year, make and model in one column: "2021 Toyota Camry SE". */
function describedIn(values: RowValues): object {
  if (["year", "make", "model"].some((name) => name in values)) return {};
  const { year, make, model, trim } = statedVehicle(textOf(values, "vehicleDescription")) ?? {};
  return make && model ? { year, make, model, ...(trim && { trim }), vehicleDescription: "" } : {};
}

/** A column with the whole name; one with a part of it says more. */
function namedOwner(values: RowValues): object {
  const name = textOf(values, "ownerName");
  return name === "" ? {} : ownerNameParts(name);
}

type Whose = { customerId: string; vehicle?: StoredVehicle; notes?: readonly string[] } | { problem: TextProblem };

/** The customer whom the row names; where it names none, the one who has the vehicle. */
function ownerOf(values: RowValues, holders: readonly StoredVehicle[], find: Context["find"]): Whose {
  const named = namedCustomer(values);
  const [holder, another] = holders;
  if (!named.name && !named.email && holder) {
    if (another) return { problem: problem("vinNumber", text("settings.importVinOfSeveral")) };
    return { customerId: holder.customerId, vehicle: holder };
  }
  const found = find(named);
  if ("found" in found) return { problem: customerProblem(values, found) };
  const own = holders.find(({ customerId }) => customerId === found.customer.id);
  const notes = noteOf(found);
  if (own) return { customerId: own.customerId, vehicle: own, notes };
  if (holder) return { problem: problem("vinNumber", text("errors.vin-elsewhere")) };
  return { customerId: found.customer.id, notes };
}

interface Place {
  about: string;
  problems: readonly TextProblem[];
  thisYear: number;
  table: VinTable;
  added: NewVehicle[];
}

type Said = Readonly<Record<string, unknown>> & { vinConfirmed: boolean };

const phoneIn = ({ ownerPhone }: Said): string | null => (typeof ownerPhone === "string" ? ownerPhone : null);

function planCreation(said: Said, customerId: string, place: Place): RowPlan {
  const { about, problems, thisYear, added } = place;
  const told = toldByVin(said, place);
  const input = { ...told, ...said, customerId };
  const { data, error } = newVehicleSchema(thisYear).safeParse(input);
  const all = [...problems, ...(error ? problemsOf(error) : []), ...phoneProblems({ ownerPhone: phoneIn(said) })];
  if (all.length > 0 || !data) return wrong(about, all);
  added.push(data);
  const vehicle = Object.values(told).join(" ");
  return { outcome: "created", about, notes: vehicle === "" ? [] : [text("settings.importVinSays", { vehicle })] };
}

/** What the row does not say of year, make and model, in this order. */
function toldByVin(said: Said, { thisYear, table }: Place): object {
  const missing = (["year", "make", "model"] as const).filter((name) => said[name] === undefined);
  if (missing.length === 0) return {};
  const decoded = table.decode(String(said["vinNumber"]), thisYear);
  return Object.fromEntries(
    missing.flatMap((name) => (decoded[name] === null ? [] : [[name, decoded[name]] as const])),
  );
}

function planUpdate(said: Said, known: StoredVehicle, { about, problems, thisYear }: Place): RowPlan {
  const { vinConfirmed, ...fields } = said;
  const { data, error } = vehicleChangeSchema.safeParse({ ...said, id: known.id, version: known.version });
  if (error || problems.length > 0) return wrong(about, [...problems, ...(error ? problemsOf(error) : [])]);
  const cleaned = Object.fromEntries(Object.entries(data).filter(([name]) => name in fields));
  const year = data.year ?? known.year;
  const phone = phoneIn(said);
  const all = [
    ...(year === known.year ? [] : vehicleProblems({ vinNumber: known.vinNumber, year, vinConfirmed }, thisYear)),
    ...phoneProblems({ ownerPhone: phone }),
  ];
  if (all.length > 0) return wrong(about, all);
  const stored = { phone: known.ownerPhone, extension: known.ownerPhoneExtension };
  const changes = changedFields(cleaned, { ...known }).filter(
    (name) => name !== "ownerPhone" || !samePhone(phone ?? "", stored),
  );
  if (changes.length === 0) return { outcome: "skipped", about };
  const change = Object.fromEntries(changes.map((name) => [name, said[name]]));
  const input = { ...change, vinConfirmed, id: known.id, version: known.version };
  return { outcome: "updated", about, changes, write: (tx: Transaction) => updateVehicle(input, tx) };
}
