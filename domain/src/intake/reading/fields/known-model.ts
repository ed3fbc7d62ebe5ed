/** The vehicle of a document beside what its maker and its VIN say: the model by its name, and whether they agree. */
import type { EstimateVehicle, Found } from "#intake/reading/estimate-document.ts";
import { unsureVin } from "./document-vins.ts";
import { knownMake } from "./vehicle-description.ts";

/** A model that the maker is not known to have is looked at by a person. */
const unknownSureness = 0.7;

/**
 * Takes the names that the maker gives its models: "Bronco" with the trim "Sport Big Bend" is a "Bronco Sport", "CX-5 Grand"
 * with "Touring" a "CX-5". Without any name the vehicle stays as it was read.
 */
export function withKnownModel(vehicle: EstimateVehicle, models: readonly string[]): EstimateVehicle {
  const { model, trim } = vehicle;
  if (model === null || models.length === 0) return vehicle;
  const words = [model.value, trim?.value ?? ""].join(" ").trim().split(/\s+/);
  const found = longestIn(sized(words), namesOf(models));
  if (!found) return { ...vehicle, model: sureAtMost(model, unknownSureness) };
  const rest = found.rest.join(" ");
  return {
    ...vehicle,
    model: { ...model, value: found.name },
    trim: rest === "" ? null : { ...(trim ?? model), value: rest },
  };
}

/** "K1500 Silverado" is a "Silverado 1500". */
function sized(words: readonly string[]): readonly string[] {
  const [, size] = /^[CK](\d{4})$/.exec(words[0] ?? "") ?? [];
  return size !== undefined && words.length > 1 ? [words[1] ?? "", size, ...words.slice(2)] : words;
}

const plainOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** By their letters and digits; "GLE-Class" is called "GLE", too. */
function namesOf(models: readonly string[]): ReadonlyMap<string, string> {
  const short = models.flatMap((name) => {
    const [, family = ""] = /^(.{2,})-Class$/.exec(name) ?? [];
    return family === "" ? [] : [[plainOf(family), family] as const];
  });
  return new Map([...short, ...models.map((name) => [plainOf(name), name] as const)]);
}

const mostWords = 5;
/** How much a truck or van carries belongs to its model: "Transit 250", "Sierra 1500". */
const size = /^(?:[1-5]50|[1-5]500)(?:HD)?$/;

/** The longest name with which the words begin, and its size; a code or a family may stand before it: "3 Series 330i". */
function longestIn(words: readonly string[], names: ReadonlyMap<string, string>) {
  for (let from = 0; from < Math.min(words.length, 3); from++)
    for (let to = Math.min(words.length, from + mostWords); to > from; to--) {
      const name = names.get(plainOf(words.slice(from, to).join("")));
      if (name === undefined) continue;
      const next = words[to];
      const isSized = next !== undefined && size.test(next) && !/\d{3}/.test(name);
      return { name: isSized ? `${name} ${next}` : name, rest: words.slice(isSized ? to + 1 : to) };
    }
  return null;
}

/** What the VIN says of its vehicle. */
export interface SaidByVin {
  make: string | null;
  year: number | null;
}

/** Makes that sell the same vehicles, or did. */
const kin: readonly ReadonlySet<string>[] = [
  new Set(["Dodge", "Ram", "Chrysler", "Plymouth"]),
  new Set(["Toyota", "Scion"]),
  new Set(["Mercedes-Benz", "Freightliner", "Dodge"]),
  new Set(["Chevrolet", "GMC"]),
  new Set(["Hyundai", "Genesis"]),
];

/** A VIN of another make or year than the paper's vehicle is sure no more, nor are they. */
export function besideVin(vehicle: EstimateVehicle, said: SaidByVin): EstimateVehicle {
  const { vin, year, make } = vehicle;
  const isOtherYear = year !== null && said.year !== null && year.value !== said.year;
  const isOtherMake = make !== null && said.make !== null && !isKin(make.value, said.make);
  if (vin === null || (!isOtherYear && !isOtherMake)) return vehicle;
  return {
    ...vehicle,
    vin: sureAtMost(vin, unsureVin),
    year: isOtherYear ? sureAtMost(year, unknownSureness) : year,
    make: isOtherMake ? sureAtMost(make, unknownSureness) : make,
  };
}

function isKin(one: string, other: string): boolean {
  const [first, second] = [one, other].map((make) => knownMake(make) ?? make);
  if (plainOf(first ?? "") === plainOf(second ?? "")) return true;
  return kin.some((makes) => makes.has(first ?? "") && makes.has(second ?? ""));
}

const sureAtMost = <Value>(found: Found<Value>, most: number): Found<Value> => ({
  ...found,
  confidence: Math.min(found.confidence, most),
});
