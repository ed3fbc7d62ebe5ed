/** The vehicle of a document beside what its maker and its VIN say: the model by its name, and whether they agree. */
import type { EstimateVehicle, Found } from "#intake/reading/estimate-document.ts";
import { asDescribed, isBare, unsureVin } from "./document-vins.ts";
import { knownMake } from "./vehicle-description.ts";

/** A model that the maker is not known to have is looked at by a person. */
const unknownSureness = 0.7;

/**
 * Takes the names that the maker gives its models: "Bronco" with the trim "Sport Big Bend" is a "Bronco Sport", "CX-5 Grand"
 * with "Touring" a "CX-5", and "Cooper S Countryman" a "Countryman" where its VIN says so. Without any name the vehicle stays as
 * it was read.
 */
export function withKnownModel(
  vehicle: EstimateVehicle,
  models: readonly string[],
  modelOfVin: string | null = null,
): EstimateVehicle {
  const { make, model, trim } = vehicle;
  if (model === null || models.length === 0) return vehicle;
  const words = sized([model.value, trim?.value ?? ""].join(" ").trim().split(/\s+/));
  const names = namesOf(models, make?.value ?? "");
  const longest = longestIn(words, names) ?? (model.confidence < 1 ? longestSeenIn(words, names) : null);
  const found = laterIn(words, modelOfVin, longest?.name ?? "") ?? longest;
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

/** "Mode13" on a photo is a "Model 3": by what recognition takes for one another. Only where one name is meant. */
function longestSeenIn(words: readonly string[], names: ReadonlyMap<string, string>) {
  const looks = Map.groupBy(names, ([plain]) => looksOf(plain));
  for (let to = Math.min(words.length, mostWords); to > 0; to--) {
    const alike = new Set(looks.get(looksOf(plainOf(words.slice(0, to).join(""))))?.map(([, name]) => name));
    const [name] = alike;
    if (name !== undefined && alike.size === 1) return { name, rest: words.slice(to) };
  }
  return null;
}

const looksOf = (plain: string): string =>
  plain.replaceAll(/[il]/g, "1").replaceAll("o", "0").replaceAll("s", "5").replaceAll("a", "4");

const plainOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** By their letters and digits; "GLE-Class" is called "GLE", too, and a "Mazda3" of Mazda "3". */
function namesOf(models: readonly string[], make: string): ReadonlyMap<string, string> {
  const short = models.flatMap((name) => {
    const [, family = ""] = /^(.{2,})-Class$/.exec(name) ?? [];
    return family === "" ? [] : [[plainOf(family), family] as const];
  });
  const ofMake = models.flatMap((name) =>
    make !== "" && plainOf(name).startsWith(plainOf(make))
      ? [[plainOf(name).slice(plainOf(make).length), name] as const]
      : [],
  );
  return new Map([...short, ...ofMake, ...models.map((name) => [plainOf(name), name] as const)]);
}

/** The model of the VIN, where the paper names it behind another: "Cooper S Countryman". */
function laterIn(words: readonly string[], model: string | null, longest: string) {
  if (model === null || body.test(model) || plainOf(longest).includes(plainOf(model))) return null;
  const at = words.findIndex((word) => plainOf(word) === plainOf(model));
  return at > 0 ? { name: model, rest: [...words.slice(0, at), ...words.slice(at + 1)] } : null;
}

/** What some tables call a model says only how it is built: "Cooper S Hardtop" is a Cooper. */
const body = /^(?:hardtop|convertible|coupe|sedan|hatchback|wagon|roadster|cabriolet)$/i;

const mostWords = 5;
/** How much a truck or van carries belongs to its model: "Transit 250", "Sierra 1500". */
const size = /^(?:[1-5]50|[1-5]500)(?:HD)?$/;

const isSize = (name: string, next: string): boolean =>
  !/\d{3}/.test(name) && (size.test(next) || (isCode.test(name) && /^\d{3}$/.test(next)));
/** "M2 106", "RX 350" */
const isCode = /^[A-Z]{1,3}\d?$/;

/** The longest name with which the words begin, and its size; a code or a family may stand before it: "3 Series 330i". */
function longestIn(words: readonly string[], names: ReadonlyMap<string, string>) {
  for (let from = 0; from < Math.min(words.length, 3); from++) {
    for (let to = Math.min(words.length, from + mostWords); to > from; to--) {
      const name = names.get(plainOf(words.slice(from, to).join("")));
      if (name === undefined) continue;
      const next = words[to];
      if (next === undefined || !isSize(name, next)) return { name, rest: words.slice(to) };
      const isHeavy = words[to + 1]?.toUpperCase() === "HD"; // "Silverado 2500 HD"
      return { name: `${name} ${next}${isHeavy ? "HD" : ""}`, rest: words.slice(isHeavy ? to + 2 : to + 1) };
    }
    const sized = sizedFamily(words.slice(from), names);
    if (sized) return sized;
  }
  return null;
}

/** "RX350" of the RX, "C300" and "C 300" of the C-Class. */
function sizedFamily([first = "", next = "", ...rest]: readonly string[], names: ReadonlyMap<string, string>) {
  const isFamily = (family: string) => names.has(`${plainOf(family)}class`) || names.has(plainOf(family));
  const [, name = "", family = ""] = /^(([A-Z]{1,3})\d{2,3}[a-z]{0,2})(?:[ACKVW]4?)?$/.exec(first) ?? []; // "GLE350W4"
  if (family !== "" && isFamily(family)) return { name, rest: next === "" ? [] : [next, ...rest] };
  const isTwo = /^[A-Z]$/.test(first) && /^\d{3}[a-z]{0,2}$/.test(next) && isFamily(first);
  return isTwo ? { name: `${first} ${next}`, rest } : null;
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

/**
 * A VIN of another make or year than the paper's vehicle is sure no more, nor are they; the only one of the paper that stands
 * anywhere is its vehicle's where it says the same make and year.
 */
export function besideVin(
  vehicle: EstimateVehicle,
  said: SaidByVin,
  otherVins: readonly Found[] = [],
): EstimateVehicle {
  const { vin, year, make } = vehicle;
  const isOtherYear = year !== null && said.year !== null && year.value !== said.year;
  const isOtherMake = make !== null && said.make !== null && !isKin(make.value, said.make);
  if (vin === null) return vehicle;
  if (!isOtherYear && !isOtherMake) {
    const isProven = [year, make, said.year, said.make].every((one) => one !== null) && isBare(vin, otherVins);
    return isProven ? { ...vehicle, vin: asDescribed(vin) } : vehicle;
  }
  return {
    ...vehicle,
    vin: sureAtMost(vin, unsureVin),
    year: isOtherYear ? sureAtMost(year, unknownSureness) : year,
    make: isOtherMake ? sureAtMost(make, unknownSureness) : make,
  };
}

export function isKin(one: string, other: string): boolean {
  const [first, second] = [one, other].map((make) => knownMake(make) ?? make);
  if (plainOf(first ?? "") === plainOf(second ?? "")) return true;
  return kin.some((makes) => makes.has(first ?? "") && makes.has(second ?? ""));
}

const sureAtMost = <Value>(found: Found<Value>, most: number): Found<Value> => ({
  ...found,
  confidence: Math.min(found.confidence, most),
});
