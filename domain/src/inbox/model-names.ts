/** Whether a text means a vehicle of an order by its model. */
import { plainWord, type NamedNumbers, type NamedWord } from "./named-numbers.ts";

export interface NamedVehicle {
  year: number;
  make: string;
  model: string;
}

/** Models that are words of everyday English, French or Spanish: a name only where it is written as one. */
const everyday: ReadonlySet<string> = new Set(
  `ACCENT ACCORD ARMADA ASCENT ATLAS AVALON AVIATOR BEETLE BLAZER BOLT BRONCO CAMARO CANYON CARNIVAL CHALLENGER CHARGER CHEROKEE CIVIC CLARITY
  COLORADO COMMANDER COMPASS CONTINENTAL COOPER CORSAIR CROWN CUBE DEFENDER DISCOVERY ECHO EDGE ELEMENT ENCLAVE ENCORE ENVISION ENVOY EOS EQUINOX
  ESCAPE EXPEDITION EXPLORER EXPRESS FIT FLEX FOCUS FORESTER FORTE FRONTIER FUSION GLADIATOR GOLF GRAVITY HIGHLANDER HORNET IMPALA INSIGHT JOURNEY
  JUKE KICKS LANCER LEAF LEGACY LIBERTY MAGNUM MATRIX MAVERICK MIRAGE MODEL MUSTANG NAVIGATOR ODYSSEY OUTBACK OUTLANDER PASSPORT PATHFINDER PATRIOT
  PILOT PROLOGUE QUEST RANGER REGAL RENEGADE RIDGELINE RIO ROGUE SIERRA SONIC SOUL SPARK SPORT STINGER SUBURBAN SUPRA TERRAIN TITAN TOURING TRANSIT
  TRAVERSE TRAX TUNDRA VENTURE VENUE VERSA VIBE VOLT WRANGLER YUKON`.split(/\s+/),
);

const articles: ReadonlySet<string> = new Set(
  "THE OUR MY THIS THAT HIS HER THEIR YOUR A AN LE LA LES L UN UNE NOTRE NOS MON VOTRE CE CETTE EL LOS LAS MI SU NUESTRO NUESTRA ESTE ESTA".split(
    " ",
  ),
);

const mostWordsOfModel = 3;

/**
 * Whether the model stands in the text, of this year where one stands beside it: `CX-5`, `Grand Cherokee`, `2022 Camry`.
 * A model of digits alone is any number.
 */
export function isModelNamed(
  { year, make, model }: NamedVehicle,
  { namings, words }: Pick<NamedNumbers, "namings" | "words">,
): boolean {
  const [name, maker] = [plainWord(model), plainWord(make)];
  if (!/\p{L}/u.test(name) || name.length < 2 || !namings.has(name)) return false;
  return words.some((_word, at) => {
    const count = countOfWords(words, at, name);
    if (count === 0) return false;
    const isBehindMake = words[at - 1]?.plain === maker;
    const hasMake = isBehindMake || words[at + count]?.plain === maker;
    const years = [words[isBehindMake ? at - 2 : at - 1], words[at + count]].flatMap((word) => yearIn(word) ?? []);
    if (years.some((other) => other !== year % 100)) return false;
    return !everyday.has(name) || hasMake || years.length > 0 || isWrittenAsName(words, at);
  });
}

/** How many words from here on are the name. */
function countOfWords(words: readonly NamedWord[], at: number, name: string): number {
  let joined = "";
  for (let count = 1; count <= mostWordsOfModel; count++) {
    joined += words[at + count - 1]?.plain ?? "";
    if (joined === name) return count;
    if (!name.startsWith(joined) || joined === "") return 0;
  }
  return 0;
}

/** The last two digits of `2022`, `22`. */
const yearIn = (word: NamedWord | undefined): number | null => {
  const [, digits] = /^(?:19|20)?(\d\d)$/.exec(word?.plain ?? "") ?? [];
  return digits === undefined ? null : Number(digits);
};

const isWrittenAsName = (words: readonly NamedWord[], at: number): boolean =>
  /^\p{Lu}/u.test(words[at]?.written ?? "") && articles.has(words[at - 1]?.plain ?? "");
