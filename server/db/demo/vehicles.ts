import { vinCheckDigit } from "@boresight/domain/vehicles/vin";
import { buildVehicle, type Row } from "../rows/factories.ts";
import type { DemoCustomer } from "./customers.ts";
import { demoId, type Chance } from "./random.ts";
import { vehicleModels, yearLetter } from "./vehicle-models.ts";

const count = 400;
const owners = [
  "Nolan Price",
  "Rosa Lima",
  "Ethan Cole",
  "Mina Park",
  "Ruth Bauer",
  "Andre Lewis",
  "Sofia Marin",
  "Peter Hale",
];
const colors = ["White", "Black", "Silver", "Grey", "Blue", "Red"];

export interface DemoVehicle {
  row: Row;
  customer: DemoCustomer;
}

/** Vehicles of 2016 to 2026, most of them 2020 to 2024, with VINs whose check digit is right. */
export function buildVehicles(customers: readonly DemoCustomer[], chance: Chance): DemoVehicle[] {
  const shares = customers.map((customer) => [customer, customer.weight] as const);
  return Array.from({ length: count }, (_, index) => {
    const customer = customers[index] ?? chance.weighted(shares); // everyone has at least one
    const { prefix, make, model, trim, years, plant } = chance.pick(vehicleModels);
    const year = pickYear(years, chance);
    const [first = "", last = ""] = chance.pick(owners).split(" ");
    const row = buildVehicle({
      id: demoId(),
      customer_id: customer.row.id,
      vin_number: buildVin(prefix, `${yearLetter(year)}${plant}${990_000 + index}`),
      vehicle_description: [year, make, model, trim].filter(Boolean).join(" "),
      year,
      make,
      model,
      trim,
      color: chance.pick(colors),
      odometer: chance.whole(2000, 120_000),
      owner_first_name: first,
      owner_last_name: last,
    });
    return { row, customer };
  });
}

function pickYear([from, to]: readonly [number, number], chance: Chance): number {
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return chance.weighted(years.map((year) => [year, year >= 2020 && year <= 2024 ? 4 : 1] as const));
}

const buildVin = (prefix: string, end: string): string => `${prefix}${vinCheckDigit(`${prefix}0${end}`)}${end}`;
