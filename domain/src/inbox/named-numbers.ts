/** Which numbers a text names, and as what: `RO 48213`, `claim no. 07-1182`, a plate. */
import { isLikelyVin, mayBeVin, vinsIn } from "#vehicles/vin.ts";

type Label = "claim" | "other" | "plate" | "repairOrder" | "vin";

interface Naming {
  label: Label | null;
  inSubject: boolean;
  /** Not of several words. */
  isAlone?: boolean;
}

export interface NamedNumbers {
  /** Whole, and proved by their check digits where they have them. */
  vins: ReadonlySet<string>;
  /** Words without the signs between their letters, also two or three in a row together. */
  namings: ReadonlyMap<string, readonly Naming[]>;
  /** What may name a vehicle beside these: a VIN that is mistyped, or the end of one behind its label. */
  partialVins: ReadonlySet<string>;
  words: readonly NamedWord[];
}

export interface NamedWord {
  /** Without the signs between its letters. */
  written: string;
  /** As the key of a naming. */
  plain: string;
}

const labels: Readonly<Record<Label, readonly string[]>> = {
  repairOrder: [
    "RO",
    "ROS",
    "WO",
    "WOS",
    "REPAIRORDER",
    "WORKORDER",
    "JOB",
    "REPARATION",
    "ORDRE",
    "BT",
    "ORDENDETRABAJO",
    "ORDEN",
    "REPARACION",
    "AUFTRAG",
    "AUFTRAGSNUMMER",
    "AUFTRAGSNR",
    "REPARATURAUFTRAG",
    "DETRAVAIL",
    "OT",
    "أمر",
    "الإصلاح",
  ],
  claim: [
    "CLAIM",
    "CLAIMS",
    "CLM",
    "SINISTRE",
    "DOSSIER",
    "RECLAMATION",
    "RECLAMACION",
    "RECLAMO",
    "SINIESTRO",
    "SCHADEN",
    "SCHADENNUMMER",
    "LOSS",
    "FILE",
    "مطالبة",
    "المطالبة",
  ],
  vin: ["VIN", "NIV", "CHASSIS", "CHÂSSIS", "الهيكل"],
  plate: [
    "PLATE",
    "PLATES",
    "TAG",
    "LICENSE",
    "LICENCE",
    "LICENSEPLATE",
    "PLAQUE",
    "IMMATRICULATION",
    "PLACA",
    "PLACAS",
    "MATRICULA",
    "KENNZEICHEN",
    "لوحة",
    "اللوحة",
  ],
  other: [
    "PO",
    "INVOICE",
    "INV",
    "FACTURE",
    "PHONE",
    "TEL",
    "CELL",
    "MOBILE",
    "FAX",
    "ZIP",
    "CODE",
    "EXT",
    "POLICY",
    "PART",
  ],
};
const labelOf = new Map(
  Object.entries(labels).flatMap(([label, words]) => words.map((word) => [unaccented(word), label as Label])),
);

/** Words between a label and its number: `RO number is 48213`, `VIN ending in 2MU990001`, `last 8 of the VIN`. */
const fillers: ReadonlySet<string> = new Set(
  [
    "NO",
    "NR",
    "NBR",
    "NUM",
    "NUMBER",
    "NUMERO",
    "ID",
    "REF",
    "REFERENCE",
    "N",
    "IS",
    "EST",
    "ES",
    "ORDER",
    "ENDS",
    "ENDING",
    "LAST",
    "DE",
    "رقم",
    "هو",
  ].map(unaccented),
);
/** What is one only behind certain words: a job in 2022 has no number. */
const fillersBehind: Readonly<Record<string, readonly string[]>> = {
  IN: ["ENDS", "ENDING"],
  WITH: ["ENDS", "ENDING"],
  "8": ["LAST", "IN"],
  EIGHT: ["LAST", "IN"],
};
const mostFillers = 4;
const mostJoined = 3;
const mostWords = 20_000;
/** Behind more than a long letter nobody names a vehicle. */
const mostWordsKept = 3000;

function unaccented(word: string): string {
  return word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toUpperCase();
}

/** The digits that Arabic keyboards write count as ours. */
const asciiDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/** As the key of a naming. */
export const plainWord = (word: string): string => unaccented(bare(word));

const bare = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, "");

export function numbersIn({ subject, text }: { subject: string; text: string }): NamedNumbers {
  const namings = new Map<string, Naming[]>();
  const note = (word: string, naming: Naming): void => {
    const known = namings.get(word);
    if (known) known.push(naming);
    else namings.set(word, [naming]);
  };
  const vins = new Set<string>();
  const words: NamedWord[] = [];
  for (const [part, inSubject] of [
    [subject, true],
    [text, false],
  ] as const) {
    const plain = asciiDigits(part);
    for (const vin of vinsIn(plain, { areGrouped: true })) vins.add(vin);
    noteWords(unaccented(plain), inSubject, note);
    const read = wordsOf(plain).slice(0, mostWordsKept);
    words.push(...read.map((written) => ({ written, plain: unaccented(written) })));
  }
  return { vins, namings, words, partialVins: partialVinsIn(namings, vins) };
}

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/(\d{5})\/(?=\d{5})/g, "$1 ") // "RO 48213/48214"
    .split(/[\s,;:()[\]{}<>"“”«»|=]+/, mostWords)
    .map(bare)
    .filter((word) => word !== "");

const fewSignsOfVin = 6;
/** Of more the first are looked for. */
const mostVins = 200;

/** Not the first group of a VIN that is written in several. */
function partialVinsIn(namings: ReadonlyMap<string, readonly Naming[]>, vins: ReadonlySet<string>): Set<string> {
  const whole = [...vins].slice(0, mostVins);
  const isPartial = ([word, all]: [string, readonly Naming[]]): boolean => {
    if (!/\d/.test(word) || whole.some((vin) => vin.startsWith(word) || word.endsWith(vin))) return false;
    if (word.length === 17 && mayBeVin(word)) return true;
    const isLabelled = all.some(({ label, isAlone }) => label === "vin" && isAlone);
    return isLabelled && word.length >= fewSignsOfVin && word.length <= 18 && !isLikelyVin(word);
  };
  return new Set([...namings].filter(isPartial).map(([word]) => word));
}

type Note = (word: string, naming: Naming) => void;

function noteWords(text: string, inSubject: boolean, note: Note): void {
  const words = wordsOf(text);
  const labels: (Label | null)[] = [];
  for (const [at, word] of words.entries()) {
    const label = labelBefore(words, at) ?? labelOfList(words, at, labels);
    labels.push(label);
    note(word, { label, inSubject, isAlone: true });
    noteGlued(word, inSubject, note);
    const [, shown] = /^X{3,}(.{6,})$/.exec(word) ?? []; // "VIN xxxxxxxxxMU990001"
    if (shown !== undefined && label) note(shown, { label, inSubject, isAlone: true });
    for (let count = 2; count <= mostJoined && at + count <= words.length; count++) {
      note(words.slice(at, at + count).join(""), { label: label ?? "other", inSubject: false });
    }
  }
}

const joins: ReadonlySet<string> = new Set(["AND", "ET", "Y", "E", "UND", "OR", "OU", "O", "ODER", "و"]);

/** `RO 48213, 48214 and 48215`: numbers of one length behind one label. */
function labelOfList(words: readonly string[], at: number, labels: readonly (Label | null)[]): Label | null {
  const before = joins.has(words[at - 1] ?? "") ? at - 2 : at - 1;
  const [number = "", other = ""] = [words[at], words[before]];
  const isAlike = number.length >= fewDigits && number.length === other.length && /^\d+$/.test(number + other);
  return isAlike ? (labels[before] ?? null) : null;
}

/** `RO48213`, `CLM-07`: the label is part of the word. */
function noteGlued(word: string, inSubject: boolean, note: Note): void {
  const [, prefix = "", rest = ""] = /^(RO|WO|CLAIM|CLM|VIN)(.*\d.*)$/.exec(word) ?? [];
  const label = labelOf.get(prefix);
  if (label) note(rest, { label, inSubject });
}

function labelBefore(words: readonly string[], at: number): Label | null {
  for (let before = at - 1; before >= 0 && before >= at - 1 - mostFillers; before--) {
    const word = words[before] ?? "";
    const label = labelOf.get(word) ?? labelOf.get((words[before - 1] ?? "") + word);
    if (label) return label;
    const isFiller = fillers.has(word) || fillersBehind[word]?.includes(words[before - 1] ?? "");
    if (!isFiller) return null;
  }
  return null;
}

export type NumberKind = "claim" | "plate" | "repairOrder" | "vin";

/**
 * Whether a number is named. One that could as well be a year, a telephone or a model counts only behind its label; an
 * unlabelled one of digits alone only in the subject, where people write nothing else.
 */
export function isNamed(number: string, kind: NumberKind, { namings }: NamedNumbers): boolean {
  const word = plainWord(number);
  const spoken = word.replace(/^(?:RO|WO|CLAIM|CLM)(?=.*\d)/, "");
  return [...new Set([word, spoken])].some((form) =>
    (namings.get(form) ?? []).some((naming) => isMeant(form, kind, naming)),
  );
}

const [fewDigits, manyDigits, digitsOfLocalPhone] = [5, 9, 7];
const fewLetters = 6;

function isMeant(word: string, kind: NumberKind, { label, inSubject }: Naming): boolean {
  if (label !== null) return label === kind && word.length > 1;
  if (!/\d/.test(word)) return false;
  if (/\D/.test(word)) return word.length >= fewLetters;
  const { length } = word;
  return (
    inSubject && kind === "repairOrder" && length >= fewDigits && length <= manyDigits && length !== digitsOfLocalPhone
  );
}
