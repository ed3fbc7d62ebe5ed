/** The columns behind a part phrase: part number, quantity, price, labor and paint. */
import { parseTyped } from "#base/typed-number.ts";
import type { EstimateLine } from "./estimate-document.ts";
import { abbreviations } from "./words/abbreviations.ts";
import { smallParts } from "./words/part-words.ts";

type Figures = Pick<
  EstimateLine,
  "description" | "laborHours" | "paintHours" | "partNumber" | "priceCents" | "quantity"
>;

const hours = /^-?\d{1,3}\.\d$/;
const price = /^-?\$?-?\d{1,3}(?:,?\d{3})*\.\d{2}$|^\(\$?\d{1,3}(?:,?\d{3})*\.\d{2}\)$/;
const quantity = /^-?\d{1,3}$/;
/** Categories of labor and marks behind figures; included times. */
const mark = /^(?:incl?\.?|inc#?|[msxtdefgmpbasMSXTDEFGPBA]|sm|rf|bd|me|el|fr|gl|#|\*|~|yes|no)$/i;
const included = /^(?:incl?\.?|inc#?)$/i;
const number = /^~?(?=[A-Z0-9.~/-]*\d)[A-Z0-9.~/-]{5,25}$/i;
const mostFigures = 14;
/** "2.0*", "$75.00*", as Audatex and Mitchell mark it. */
const changedByHand = /(?<=\d)[*#]+$/;

/** RepairCenter prints who does it behind the hours: "2.5 Body Tony". */
const worker =
  /(?<=\s\d{1,3}\.\d) (?:Body|Detail|Diag\w*|Elec\w*|Frame|Glass|Mech\w*|Paint|Refinish|Struct\w*)(?: \p{Lu}[\p{L}.'-]*){0,2}$/u;

/** Words of parts and work that follow "Body" or "Paint" and are nobody's name, besides those of small parts. */
const notNames =
  /^(?:alignment|apron|baffle|bar|bearing|brace|bush(?:ing)?|clean\w*|crossmember|damage|damper|door|end|ext\w*|floor|front|gate|gusset|hood|horn|lab\w*|lid|mold\w*|panel|pillar|prep|prot\w*|pull|quarter|rear|refinish|rei?nf\w*|repair|rocker|roof|set\w*|shop|strip|strut|supplies|time|tunnel|wheelhouse|work)$/;
function isPart(word: string): boolean {
  const plain = word.toLowerCase();
  return [plain, plain.replace(/s$/, "")].some(
    (one) => notNames.test(one) || smallParts.has(abbreviations.get(one) ?? one),
  );
}
/** Other programs print it before the hours: "Park sensors rear Body Ozzie 0.4". */
const workerBefore =
  / (?=(?:Body|Detail|Diag|Elec|Mech|Paint|Refinish|Struct) )(?<= \S+ \S+ \S+ )\p{L}+ (\p{Lu}\p{Ll}+)(?= \d{1,3}\.\d$)/u;

/** Splits a row at the first figure from its end. */
export function figuresOf(row: string): Figures {
  const words = row
    .replace(worker, "")
    .replace(workerBefore, (all, name: string) => (isPart(name) ? all : ""))
    .split(" ")
    .map((word) => word.replace(changedByHand, ""));
  let from = words.length;
  let lastFigure = words.length;
  while (from > 1 && words.length - from < mostFigures && isFigure(words[from - 1] ?? "")) {
    from--;
    if (!mark.test(words[from] ?? "")) lastFigure = from;
  }
  // A mark alone belongs to the phrase, but for one before figures: "Battery m 0.3 M".
  if (lastFigure === words.length) lastFigure = included.test(words[from] ?? "") ? from : words.length;
  else if (/^[a-z]$/.test(words[lastFigure - 1] ?? "") && lastFigure > 1) lastFigure--;
  const tail = words.slice(lastFigure);
  return { description: words.slice(0, lastFigure).join(" "), ...read(tail) };
}

const isFigure = (word: string): boolean =>
  hours.test(word) || price.test(word) || quantity.test(word) || mark.test(word) || isPartNumber(word);

const isPartNumber = (word: string): boolean =>
  number.test(word) && !/^\d{1,2}\/\d{1,2}\//.test(word) && !troubleCode.test(word);

/** As SAE J2012 writes them: "C1A67", "U0415-00". */
const troubleCode = /^[BCPU][0-3][0-9A-F]{3}(?:-[0-9A-F]{2})?$/i;

function read(tail: readonly string[]): Omit<Figures, "description"> {
  const prices = tail.filter((word) => price.test(word));
  const times = tail.filter((word) => hours.test(word)).map(Number);
  const at = tail.findIndex((word) => price.test(word));
  const before = at > 0 ? tail[at - 1] : tail.find((word) => quantity.test(word));
  const isIncluded = tail.some((word) => included.test(word));
  const [first, second] = isIncluded ? [undefined, times[0]] : times;
  return {
    partNumber:
      tail.find((word) => isPartNumber(word) && !price.test(word) && !hours.test(word))?.replace(/^~/, "") ?? null,
    quantity: before !== undefined && quantity.test(before) ? Number(before) : null,
    priceCents: prices[0] === undefined ? null : parseTyped(prices[0], 2, "en-US"),
    laborHours: first ?? null,
    paintHours: second ?? null,
  };
}
