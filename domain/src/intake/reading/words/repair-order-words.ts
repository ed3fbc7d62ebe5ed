/**
 * The vocabulary of estimates and repair orders: abbreviations, what counts as work and what does not (English,
 * French, Spanish).
 */
import { abbreviations } from "./abbreviations.ts";

/** Of work, sides and what is not there; besides those of parts. */
const shortFor: ReadonlyMap<string, string> = new Map([
  ...abbreviations,
  ["w/o", "without"],
  ["n/a", "not"],
  ["o/h", "overhaul"],
  ["d&r", "disconnect"],
  ["algn", "alignment"],
  ["align", "alignment"],
  ["blnd", "blend"],
  ["lh", "left"],
  ["lt", "left"],
  ["refn", "refinish"],
  ["rem", "remove"],
  ["repl", "replace"],
  ["replc", "replace"],
  ["replcd", "replaced"],
  ["rpl", "replace"],
  ["rplc", "replace"],
  ["rplcd", "replaced"],
  ["rmv", "remove"],
  ["rmvd", "removed"],
  ["instl", "install"],
  ["instld", "installed"],
  ["rempl", "remplacer"],
  ["enl", "deposer"],
  ["reinst", "reinstaller"],
  ["rfn", "refinish"],
  ["rh", "right"],
  ["rpr", "repair"],
  ["rt", "right"],
  ["subl", "sublet"],
]);

/** Words for places that do not change the meaning, so they may appear between the words of a keyword. */
const besides = new Set(
  (
    "left right upper lower inner outer assembly assy new oem the a an of for all any negative cable " +
    "de la le les du des un une l d el los las del gauche droit droite izquierdo izquierda derecho derecha"
  ).split(" "),
);

const patterns = {
  removal:
    /^(r&[ir](\/r&[ir])*|remov(e|ed|al|er|ido|ida|ing)|replac(e|ed|ement|ing)|(re)?install(ed|ation|ing)?|sublet|overhaul(ed)?|section(ed|ing)?|swap(ped)?|reskin(ned|ning)?|pressed|detach|reattach(ed)?|(dis|re)assembl(e|ed|ing)|chang(ed|ing)|changer|debranch(er|ee?)|rebranch(er|ee?)|(re)?h[au]ng|dropped|deposer?|enleve[re]?|(de|re)mont(er|ee?|age)|reposer?|remplac(e|er|ee|ement)|reinstaller|desmont(ar|ado|ada|aje)|montar|retir(ar|ado|ada)|quitar|instal(ar|ado|ada|acion)|reinstalar|reemplaz(ar|o|ado|ada)|sustitu(ir|ido|ida|cion)|cambi(ar|o|ado|ada))$/,
  work: /^(repair(ed|ing)?|pdr|refinish(ed|ing)?|paint(ed|ing)?|blend(ed|ing)?|straighten(ed|ing)?|enderez(ar|o|ado|ada)|redress(er|ee?|age|ement)|debossel(er|ee?|age)|repar(er|ee|ation|ar|ado|ada|acion)|peindre|peint|peinte|peinture|pintar|pintado|pintada|pintura)$/,
  other:
    /^(inspect(ed|ion)?|check(ed|ing)?|clean(ed|ing)?|charg(e|ed|ing)|cur(e|ed|ing)|test(ed|ing)?|verif(y|ied|ier)|measured?|transfer(red|ring)?|adjust(ed|ment)?|washed?|okay|ok|scan(ned|ning)?|reset|calibrat(e|ed|ion|ing)|protect(ed)?|mask(ed)?|polish(ed)?|inspecter|inspectar|revisar|limpiar|nettoyer|controler|calibrar|calibrer)$/,
};

/** What is done to a part: removed or installed, other work that changes it, or an inspection. */
export type Deed = keyof typeof patterns;

export function deedOf(word: string): Deed | null {
  if (patterns.removal.test(word)) return "removal";
  if (patterns.work.test(word)) return "work";
  return patterns.other.test(word) ? "other" : null;
}

const singular = (word: string): string => (/^[a-z]{2,}[^s]s$/.test(word) ? word.slice(0, -1) : word);

const negations = new Set(
  "not never without none decline declined denied cancelled refuse refused refusal omit omitted deleted previously pas sans non sin nunca rechazado"
    .split(" ")
    .map(singular),
);

/** "No" is a negation, but not in "part no. 8511". */
export const isNegation = (word: string, next: string | undefined): boolean =>
  negations.has(word) || (word === "no" && next !== undefined && !/\d/.test(next));

/** From here on a clause says what is not there: "without removing the windshield", "no sensor", "not heated". */
export const isWithout = (word: string, next: string | undefined): boolean =>
  ["without", "sans", "sin"].includes(word) ||
  (word === "no" && next !== undefined && !/\d/.test(next)) ||
  (["not", "non"].includes(word) &&
    next !== undefined &&
    deedOf(next) === null &&
    !["the", "be", "been", "to"].includes(next));

/** Whether this word may appear between the words of a keyword. */
export const mayStandBetween = (word: string): boolean => besides.has(word) || deedOf(word) !== null;

/** "Repair order", "repair facility": these mean no repair. */
const noWork =
  /\brepairs? (order|facility|shop|cent(er|re)|plan|procedure|estimate|date|cost|total|hour)s?\b|\b(ordre|devis) de reparation\b|\borden de reparacion\b/g;

/** "Remplacementdu pare-brise", as recognition runs it together. */
const runTogether =
  /\b(remplac(?:ement|er|e)|reparation|demontage|depose|installation|peinture|redressage|alignement|etalonnage)(des?|du|la|les?)\b/g;

/** Returns the words of a text for comparison: without case, accents, plurals and abbreviations. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/n['’]t\b/g, " not")
    .replaceAll(/\b(took|tak(?:e[ns]?|ing)) off\b/g, "removed")
    .replaceAll(/\bput(?:ting)? back(?: on)?\b/g, "reinstalled")
    .replaceAll(runTogether, "$1 $2")
    .replaceAll(/\b(du|des?)(?=(?:hayon|pare|phares?|retroviseurs?)\b)/g, "$1 ")
    .replaceAll(/\bre-(?=h[au]ng\b)/g, "re")
    .replaceAll(/\b([rd]) ?([&+/]) ?([ir])\b/g, "$1&$3")
    .replaceAll(noWork, " ");
  return (plain.match(/[a-z0-9]+(?:[&/][a-z0-9]+)*/g) ?? []).flatMap(
    (word) =>
      shortFor.get(word) ??
      (deedOf(word)
        ? word
        : word.split(/[&/]/).map((part) => shortFor.get(part) ?? shortFor.get(singular(part)) ?? singular(part))),
  );
}
