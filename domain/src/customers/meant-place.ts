/** Where a place is, as lists say it: states and countries by name, postal codes that a spreadsheet took for numbers. */
import { text } from "#texts/text.ts";
import { foldedWord } from "#base/text.ts";
import { countryOf, mexicanStates, provinces, stateCode, states } from "./state-names.ts";

export interface Place {
  state: string;
  postalCode: string;
  country: string;
}

interface MeantPlace extends Place {
  notes: readonly string[];
}

const canadian = /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i;

/** The place that is meant, with what was made of it; what is not understood stays as it is, to be refused. */
export function meantPlace({ state, postalCode, country }: Place): MeantPlace {
  const notes: string[] = [];
  const named = country === "" ? impliedCountry(state, postalCode) : countryOf(country);
  if (country === "" && named !== "US") notes.push(text("settings.importCountryOf", { country: named }));
  const code = stateCode(state, named) ?? state;
  const written = postalCode.replace(/^['’]|\.0+$/g, "").trim();
  const whole = withZeros(written, named === "US" ? code : territories.has(named) ? named : "");
  if (whole !== written) notes.push(text("settings.importZerosRestored", { text: postalCode, value: whole }));
  return { state: code, postalCode: whole, country: named, notes };
}

/** A state or province has its two letters in its country alone, and a postal code of Canada has letters. */
function impliedCountry(state: string, postalCode: string): string {
  const word = foldedWord(state);
  const isOfUs = states.has(word) || [...states.values()].includes(word.toUpperCase());
  if (!isOfUs && mexicanStates.has(word)) return "MX";
  const isProvince = provinces.has(word) || [...provinces.values()].includes(word.toUpperCase());
  return canadian.test(postalCode.trim()) || (isProvince && !isOfUs) ? "CA" : "US";
}

/** The states, by code, whose postal codes begin with zeros. */
const zeros: Readonly<Record<string, RegExp>> = {
  PR: /^00[679]/, VI: /^008/, MA: /^0[125]/, RI: /^02/, NH: /^03/, ME: /^0[34]/, VT: /^05/, CT: /^06/, NJ: /^0[78]/, NY: /^0[056]/,
}; // prettier-ignore

/** They have the postal codes of the United States, also where a list takes them for countries. */
const territories: ReadonlySet<string> = new Set(["PR", "VI"]);

/** A number has no zeros in front: 2139 is 02139 where the state's codes begin like that. */
function withZeros(postalCode: string, state: string): string {
  const [, code, rest = ""] = /^(\d{3,4})(-?\d{4})?$/.exec(postalCode.replace(/^(\d{3,4})(\d{4})$/, "$1-$2")) ?? [];
  const whole = code?.padStart(5, "0") ?? "";
  return zeros[state]?.test(whole) ? `${whole}${rest}` : postalCode;
}

export interface WrittenAddress {
  street: string;
  unit: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}

const longestLine = 200;
const cityLine = /^(.*?)([\s,]+)([\p{L}. ]+?)[\s,.]+(\d{3,5}(?:-?\d{4})?|[A-Z]\d[A-Z][ -]?\d[A-Z]\d)$/iu;

/**
 * The address of a list that has it in lines: a street, what is behind it, and `Denver, CO 80202`. Null when its last line
 * is none of a city.
 */
export function addressOf(lines: readonly string[]): WrittenAddress | null {
  const filled = lines.flatMap(withCountryApart).filter(Boolean);
  const last = filled.at(-1) ?? "";
  const country = filled.length > 1 && !/\d/.test(last) ? countryOf(last) : "";
  const isCountry = /^[A-Z]{2}$/.test(country) && stateCode(last, "US") === null;
  const placed = cityOf((isCountry ? filled.slice(0, -1) : filled).at(-1) ?? "");
  const above = filled.slice(0, isCountry ? -2 : -1);
  const streets = (placed?.street ? [...above, placed.street] : above).toSorted(streetFirst);
  const [street, ...others] = streets;
  if (!placed || street === undefined) return null;
  const { city, state, postalCode } = placed;
  return { street, unit: others.join(", "), city, state, postalCode, country: isCountry ? country : "" };
}

/** "Attn: Accounts" and "c/o Jane Doe" may stand over the street. */
const streetFirst = (one: string, other: string): number => Number(isPerson(one)) - Number(isPerson(other));
const isPerson = (line: string): boolean => /^(?:att?n|attention|c\/o|care of)\b[:.]?\s/i.test(line);

const countryBehind = /^(.*\d.*?)[\s,]+(US|USA|U\.S\.A?\.?|United States(?: of America)?|Canada)$/i;

/** A country after a postal code counts as a line of its own. */
function withCountryApart(line: string): string[] {
  const written = line.trim().replace(/,$/, "");
  const [, before, country] = countryBehind.exec(written.slice(0, longestLine)) ?? [];
  return before !== undefined && country !== undefined && cityLine.test(before) ? [before, country] : [written];
}

/** `Denver, CO 80202`, or a whole address in one line. */
function cityOf(line: string): { street: string; city: string; state: string; postalCode: string } | null {
  const [, before = "", gap = "", end = "", postalCode = ""] = cityLine.exec(line.slice(0, longestLine)) ?? [];
  const words = end.split(" ");
  for (let count = Math.min(words.length, 4); count > 0; count -= 1) {
    const state = words.slice(-count).join(" ");
    const isState = stateCode(state, "US") ?? stateCode(state, "CA");
    if (!isState) continue;
    const rest = words.slice(0, -count).join(" ");
    const parts = [before, rest].filter(Boolean).join(gap).split(",");
    const city = parts.at(-1)?.trim() ?? "";
    return city === "" ? null : { street: parts.slice(0, -1).join(",").trim(), city, state, postalCode };
  }
  return null;
}
