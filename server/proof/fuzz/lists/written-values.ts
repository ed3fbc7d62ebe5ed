/** Values and the ways in which programs and people write them. */
import { vinCheckDigit } from "@boresight/domain/vehicles/vin";
import type { Random } from "../random.ts";

export interface Written {
  /** What is meant; undefined: nothing. */
  truth: unknown;
  written: string;
}

/** How the whole of a file is written. */
export interface Style {
  /** Of dates in figures. */
  dayOrder: "dayFirst" | "monthFirst";
  dayForm: (typeof dayForms)[number];
  amountForm: (typeof amountForms)[number];
  negative: (typeof negatives)[number];
  /** Letters beyond those of English that its encoding has. */
  letters: readonly string[];
}

export const dayForms = ["iso", "isoTime", "slashes", "padded", "short", "dots", "dashes", "withTime", "named", "words", "serial"] as const; // prettier-ignore
export const amountForms = ["1234.50", "1,234.50", "$1,234.50", "1,234.5", "1.234,50", "1234,50", "1 234,50", "1,234.50 USD"] as const; // prettier-ignore
export const negatives = ["-1", "(1)", "1-"] as const;

const words = "Alpine Bay Cedar Delta Echo Front Glass Harbor Isla Junction Kestrel Marlow Northcote Pine Rocky Summit".split(" "); // prettier-ignore
const oddities = ['"', "'", "’", ",", ";", "|", "&", "(", ")", "=", "+", "-", "#", "/", "  ", '""', ' "AAA" '];

/** A name of a shop, with the characters other than letters that names have. */
export function randomText(random: Random, { letters }: Pick<Style, "letters">): string {
  const parts = Array.from({ length: random.whole(1, 4) }, () => {
    if (random.isLikely(0.3)) return random.pick(oddities);
    return random.isLikely(0.3) ? random.pick(letters) + random.pick(words) : random.pick(words);
  });
  const text = `${random.pick(words)}${parts.join(random.pick([" ", ""]))}`.trim();
  return text.replaceAll(/'(?=['=+\-@])/g, "’"); // Like this our own exports mark what is no formula.
}

const two = (part: number): string => String(part).padStart(2, "0");
const monthWords = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

export function randomDay(random: Random, { dayOrder, dayForm }: Style): Written {
  const [year, month, day] = [random.whole(1998, 2031), random.whole(1, 12), random.whole(1, 28)];
  const parts = (dayOrder === "dayFirst" ? [day, month] : [month, day]).map(String);
  const padded = parts.map((part) => part.padStart(2, "0"));
  const truth = `${year}-${two(month)}-${two(day)}`;
  const word = monthWords[month - 1] ?? "";
  const written: Record<Style["dayForm"], string> = {
    iso: truth,
    isoTime: `${truth}${random.pick([" 00:00:00", "T00:00:00Z", "T00:00:00.000-07:00"])}`,
    slashes: [...parts, year].join("/"),
    padded: [...padded, year].join("/"),
    short: [...parts, two(year % 100)].join("/"),
    dots: [...padded, year].join("."),
    dashes: [...padded, year].join("-"),
    withTime: `${[...parts, year].join("/")} ${random.pick(["0:00", "12:00:00 AM"])}`,
    named: `${two(day)}-${word}-${random.pick([String(year), two(year % 100)])}`,
    words: random.pick([`${word} ${day}, ${year}`, `${word}. ${day} ${year}`, `${day} ${word} ${year}`]),
    serial: String(Date.UTC(year, month - 1, day) / 86_400_000 + 25_569),
  };
  return { truth, written: written[dayForm] };
}

const grouped = (whole: number, group: string): string => String(whole).replaceAll(/\B(?=(\d{3})+$)/g, group);

/** In cents. */
export function randomAmount(random: Random, { amountForm, negative }: Style): Written {
  const [whole, rest] = [random.whole(0, 10 ** random.whole(1, 7)), random.pick([0, 5, 50, 99, random.whole(0, 99)])];
  const isNegative = whole + rest > 0 && random.isLikely(0.2);
  const comma = /,\d\d$/.test(amountForm);
  const group = { ".": ".", " ": " ", ",": "," }[amountForm.replace("$", "")[1] ?? ""] ?? "";
  const short = amountForm === "1,234.5" && rest % 10 === 0;
  const fraction = short ? String(rest / 10) : two(rest);
  const digits =
    random.isLikely(0.1) && rest === 0
      ? grouped(whole, group)
      : `${grouped(whole, group)}${comma ? "," : "."}${fraction}`;
  const unsigned = `${amountForm.startsWith("$") ? "$" : ""}${digits}${amountForm.endsWith("USD") ? " USD" : ""}`;
  const signed: Record<Style["negative"], string> = {
    "-1": `-${unsigned}`,
    "(1)": `(${unsigned})`,
    "1-": `${unsigned}-`,
  };
  const cents = whole * 100 + rest;
  return { truth: isNegative ? -cents : cents, written: isNegative ? signed[negative] : unsigned };
}

const figures = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.whole(0, 9)).join("");

export function randomPhone(random: Random): Written {
  const [area, line] = [random.pick(["303", "720", "617", "416"]), `01${figures(random, 2)}`];
  const plain = random.pick([
    `(${area}) 555-${line}`,
    `${area}.555.${line}`,
    `${area}555${line}`,
    `+1 ${area} 555 ${line}`,
    `1-${area}-555-${line}`,
  ]);
  const extension = random.isLikely(0.2) ? figures(random, 2) : "";
  const own = extension === "" ? plain : `${plain}${random.pick([" x", " ext. ", " #"])}${extension}`;
  const other = random.pick(["", "", "", " / 720-555-0199 cell", "; 720.555.0199", ", 7205550199"]);
  return { truth: `+1${area}555${line}${extension === "" ? "" : ` x${extension}`}`, written: own + other };
}

export function randomEmail(random: Random): Written {
  const truth = `${random.pick(["ap", "o'neil", "parts&service", "info"])}${figures(random, 4)}@${random.pick(["alpine", "bay-glass"])}.example`;
  const written = random.pick([
    truth,
    truth,
    `Al Pine <${truth}>`,
    `${truth}; other@x.example`,
    `mailto:${truth}`,
    ` ${truth} `,
  ]);
  return { truth, written };
}

const terms: readonly (readonly [string, number])[] = [
  ["Net 30", 30], ["net15", 15], ["30 days", 30], ["45", 45], ["30.0", 30], ["COD", 0], ["Due on receipt", 0], ["2% 10 Net 30", 30], ["N/60", 60],
]; // prettier-ignore

export function randomTerms(random: Random): Written {
  const [written, truth] = random.pick(terms);
  return { truth, written };
}

const vinLetters = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789".split("");

export function randomVin(random: Random): Written {
  const bare = `1HG${Array.from({ length: 14 }, () => random.pick(vinLetters)).join("")}`;
  const truth = `${bare.slice(0, 8)}${vinCheckDigit(bare)}${bare.slice(9)}`;
  const written = random.pick([
    truth,
    truth,
    truth.toLowerCase(),
    `*${truth}*`,
    `I${truth}`,
    `${truth.slice(0, 9)} ${truth.slice(9)}`,
  ]);
  return { truth, written };
}

export function randomYear(random: Random): Written {
  const truth = random.whole(1990, 2026);
  return { truth, written: random.pick([String(truth), `${truth}.0`, `'${two(truth % 100)}`, two(truth % 100)]) };
}

export function randomMiles(random: Random): Written {
  const truth = random.whole(0, 250) * random.pick([1, 100, 1000]);
  const thousands = grouped(truth, ",");
  if (truth % 1000 === 0 && random.isLikely(0.2)) return { truth, written: `${truth / 1000}k` };
  return { truth, written: random.pick([String(truth), thousands, `${thousands} mi`, `${truth}.0`, `${truth} miles`]) };
}

const places: readonly (readonly [string, readonly string[], string, readonly string[], string])[] = [
  ["CO", ["CO", "co", "Colorado", "Colo."], "80202", ["80202", "80202.0"], "US"],
  ["MA", ["MA", "Massachusetts", "Mass."], "02139", ["02139", "2139", "2139.0"], "US"],
  ["PR", ["PR", "Puerto Rico"], "00612", ["612", "00612"], "US"],
  ["ON", ["ON", "Ontario", "ont."], "M5V 3G1", ["M5V 3G1", "m5v3g1", "M5V-3G1"], "CA"],
  ["QC", ["QC", "Québec", "Quebec"], "H2X 1Y4", ["H2X1Y4", "h2x 1y4"], "CA"],
];
const countries: Readonly<Record<string, readonly string[]>> = {
  US: ["", "US", "us", "USA", "U.S.A.", "United States", "United States of America"],
  CA: ["", "CA", "CAN", "Canada"],
};

/** State, postal code and country. */
export function randomPlace(random: Random): readonly [Written, Written, Written] {
  const [state, states, postalCode, postalCodes, country] = random.pick(places);
  return [
    { truth: state, written: random.pick(states) },
    { truth: postalCode, written: random.pick(postalCodes) },
    { truth: country, written: random.pick(countries[country] ?? [""]) },
  ];
}
