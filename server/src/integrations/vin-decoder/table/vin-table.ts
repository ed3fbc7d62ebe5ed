/** Make, model, series, trim and body of vehicles sold in North America, from a table of NHTSA's vPIC: no network is asked. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { bestModelYear, modelYears } from "@boresight/domain/vehicles/model-year";
import { usualMake, usualModel } from "./usual-names.ts";

interface VinParts {
  make: string | null;
  model: string | null;
  series: string | null;
  trim: string | null;
  body: string | null;
  year: number | null;
}

const elements = { make: 26, model: 28, series: 34, trim: 38, body: 5 } as const;
type Element = keyof typeof elements;

interface Maker {
  vehicle_type: number | null;
  truck_type: number | null;
}

interface Pattern {
  element: number;
  keys: string;
  name: string;
  name_id: number;
}

export interface VinTable {
  /** The day of its data. */
  day: string;
  decode: (vin: string, thisYear: number) => VinParts;
  /** The models that this make has sold, as the trade calls them; none of a make that is not known. */
  modelsOf: (make: string) => string[];
}

const select = {
  day: "select day from about",
  maker: "select vehicle_type, truck_type from makers where wmi = ? limit 1",
  makersMakes: "select make from maker_makes where wmi = ? limit 100",
  patterns: `select p.element, p.keys, n.name, p.name_id from schemas s
    join patterns p on p.schema_id = s.schema_id join names n on n.id = p.name_id
    where s.wmi = ? and s.year_from <= ? and coalesce(s.year_to, 9999) >= ? limit 20000`,
  makesModels: `select distinct n.name from model_makes m join names n on n.id = m.model_id
    where m.make = ? collate nocase limit 2000`,
  modelsMakes: "select make from model_makes where model_id = ? limit 100",
} as const;

/** `vin` is written as stored, of 17 characters. */
export function vinTableIn(database: DatabaseSync): VinTable {
  const prepared = new Map<string, StatementSync>();
  const rows = <Row>(text: string, ...values: (number | string)[]): Row[] => {
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    return statement.all(...values) as Row[]; // The statement names the columns of the row.
  };
  const namesOf = (text: string, value: number | string) => rows<{ make: string }>(text, value).map(({ make }) => make);
  return {
    modelsOf: (make) =>
      rows<{ name: string }>(select.makesModels, make).map(({ name }) => usualModel(name, { make, series: null })),
    day: rows<{ day: string }>(select.day)[0]?.day ?? "",
    decode(vin, thisYear) {
      const wmi = wmiOf(vin);
      const maker = [wmi, vin.slice(0, 3)].flatMap((one) => rows<Maker>(select.maker, one))[0] ?? null;
      const candidates = modelYears(vin, thisYear).map((year) => ({
        year,
        found: matching(rows<Pattern>(select.patterns, wmi, year, year), vin),
      }));
      const year = bestModelYear(vin, {
        isLight: isLight(maker),
        candidates: candidates.map(({ found, ...one }) => ({ ...one, matches: found.length })),
      });
      const found = candidates.find((one) => one.year === year)?.found ?? [];
      const best = (element: Element) => bestOf(found, elements[element]);
      const model = best("model");
      const ofMaker =
        [wmi, vin.slice(0, 3)].map((one) => namesOf(select.makersMakes, one)).find(({ length }) => length > 0) ?? [];
      const ofModel = model ? namesOf(select.modelsMakes, model.name_id) : [];
      const make = best("make")?.name ?? onlyOf(ofMaker) ?? onlyOf(ofMaker.filter((one) => ofModel.includes(one)));
      return {
        make: make && usualMake(make),
        model: model && usualModel(model.name, { make, series: best("series")?.name ?? null }),
        series: best("series")?.name ?? null,
        trim: best("trim")?.name ?? null,
        body: best("body")?.name ?? null,
        year,
      };
    },
  };
}

const onlyOf = (makes: readonly string[]): string | null => (makes.length === 1 ? (makes[0] ?? null) : null);

/** Makers of few vehicles have 9 in position 3, and three more characters in 12 to 14. */
const wmiOf = (vin: string): string => (vin.charAt(2) === "9" ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3));

/** Passenger cars, multipurpose vehicles and light trucks, whose position 7 decides the cycle of the year (49 CFR 565.15). */
const isLight = (maker: Maker | null): boolean =>
  maker !== null &&
  (maker.vehicle_type === 2 || maker.vehicle_type === 7 || (maker.vehicle_type === 3 && maker.truck_type === 1));

const matching = (patterns: readonly Pattern[], vin: string): Pattern[] => {
  const told = `${vin.slice(3, 8)}|${vin.slice(9)}`;
  return patterns.filter(({ keys }) => fits(keys, told));
};

/** `*` is any character, `#` a digit, `[A-C]` one of some; what follows the keys is open. */
function fits(keys: string, told: string): boolean {
  let at = 0;
  for (let index = 0; index < keys.length; index++, at++) {
    const key = keys.charAt(index);
    const character = told.charAt(at);
    if (key === "[") {
      const end = keys.indexOf("]", index);
      if (end < 0 || !isAmong(keys.slice(index + 1, end), character)) return false;
      index = end;
    } else if (key === "#" ? !/\d/.test(character) : key !== "*" && key !== character) return false;
  }
  return true;
}

function isAmong(set: string, character: string): boolean {
  if (character === "") return false;
  for (let index = 0; index < set.length; index++) {
    if (set.charAt(index + 1) === "-") {
      if (character >= set.charAt(index) && character <= set.charAt(index + 2)) return true;
      index += 2;
    } else if (set.charAt(index) === character) return true;
  }
  return false;
}

const weightOf = ({ keys }: Pattern): number => keys.replaceAll(/\[[^\]]*\]/g, "?").replaceAll(/[*|]/g, "").length;

/** The most exact of the patterns that match; of several names that are equally exact, none but the make's is sure. */
function bestOf(found: readonly Pattern[], element: number): Pattern | null {
  const own = found.filter((pattern) => pattern.element === element);
  const most = Math.max(0, ...own.map(weightOf));
  return own.find((pattern) => weightOf(pattern) === most) ?? null;
}
