/** Which numbers a text names, and as what: `RO 48213`, `claim no. 07-1182`, a plate. */
import { vinsIn } from "#vehicles/vin.ts";

type Label = "claim" | "other" | "plate" | "repairOrder" | "vin";

interface Naming {
  label: Label | null;
  inSubject: boolean;
}

export interface NamedNumbers {
  /** Whole, and proved by their check digits where they have them. */
  vins: ReadonlySet<string>;
  /** Words without the signs between their letters, also two or three in a row together. */
  namings: ReadonlyMap<string, readonly Naming[]>;
}

const labels: Readonly<Record<Label, readonly string[]>> = {
  repairOrder: [
    "RO",
    "WO",
    "REPAIRORDER",
    "WORKORDER",
    "JOB",
    "REPARATION",
    "ORDRE",
    "BT",
    "ORDENDETRABAJO",
    "أمر",
    "الإصلاح",
  ],
  claim: ["CLAIM", "CLAIMS", "CLM", "SINISTRE", "DOSSIER", "RECLAMATION", "SINIESTRO", "مطالبة", "المطالبة"],
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

/** Words between a label and its number: `RO number is 48213`, `VIN ending in 2MU990001`. */
const fillers: ReadonlySet<string> = new Set(
  [
    "",
    "NO",
    "NR",
    "NUM",
    "NUMBER",
    "NUMERO",
    "N",
    "IS",
    "EST",
    "ES",
    "ORDER",
    "ENDS",
    "ENDING",
    "IN",
    "LAST",
    "8",
    "EIGHT",
    "OF",
    "DE",
    "رقم",
    "هو",
  ].map(unaccented),
);
const mostFillers = 4;
const mostJoined = 3;
const mostWords = 20_000;

function unaccented(word: string): string {
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();
}

/** The digits that Arabic keyboards write count as ours. */
const asciiDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

const bare = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, "");

export function numbersIn({ subject, text }: { subject: string; text: string }): NamedNumbers {
  const namings = new Map<string, Naming[]>();
  const note = (word: string, naming: Naming): void => {
    const known = namings.get(word);
    if (known) known.push(naming);
    else namings.set(word, [naming]);
  };
  const vins = new Set<string>();
  for (const [part, inSubject] of [
    [subject, true],
    [text, false],
  ] as const) {
    const plain = asciiDigits(part);
    for (const vin of vinsIn(plain, { areGrouped: true })) vins.add(vin);
    noteWords(unaccented(plain), inSubject, note);
  }
  return { vins, namings };
}

type Note = (word: string, naming: Naming) => void;

function noteWords(text: string, inSubject: boolean, note: Note): void {
  const words = text.split(/[\s,;:()[\]{}<>"“”«»|=]+/, mostWords).map(bare);
  for (const [at, word] of words.entries()) {
    if (word === "") continue;
    const label = labelBefore(words, at);
    note(word, { label, inSubject });
    noteGlued(word, inSubject, note);
    for (let count = 2; count <= mostJoined && at + count <= words.length; count++) {
      const group = words.slice(at, at + count);
      if (group.every((one) => one !== "")) note(group.join(""), { label: label ?? "other", inSubject: false });
    }
  }
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
    if (!fillers.has(word)) return null;
  }
  return null;
}

export type NumberKind = "claim" | "plate" | "repairOrder" | "vin";

/**
 * Whether a number is named. One that could as well be a year, a telephone or a model counts only behind its label; an
 * unlabelled one of digits alone only in the subject, where people write nothing else.
 */
export function isNamed(number: string, kind: NumberKind, { namings }: NamedNumbers): boolean {
  const word = unaccented(bare(number));
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

/** Whether the words of a vehicle's model stand in the text: `CX-5`, `Grand Cherokee`; a model of digits alone is any number. */
export function isModelNamed(model: string, { namings }: NamedNumbers): boolean {
  const word = unaccented(bare(model));
  return /\p{L}/u.test(word) && word.length > 1 && namings.has(word);
}
