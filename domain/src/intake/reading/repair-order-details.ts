/** Finds what a shop's repair order says of itself: its number, the claim, the insurer and the VIN. */
import { hasValidCheckDigit, needsCheckDigit } from "#vehicles/vin.ts";
import { quoteOf, type TextLine } from "./mention.ts";

export interface RepairOrderDetail {
  value: string;
  /** The line as written, shortened. */
  line: string;
  page: number;
}

/** Null where the paper does not say it. */
export interface RepairOrderDetails {
  repairOrderNumber: RepairOrderDetail | null;
  claimNumber: RepairOrderDetail | null;
  insurerName: RepairOrderDetail | null;
  vinNumber: RepairOrderDetail | null;
}

/** Each is the first that the paper says (English, French, Spanish). */
export function findDetails(lines: readonly TextLine[]): RepairOrderDetails {
  const joined = lines.map(({ page, text }, index) => ({
    page,
    text: tidy(text),
    next: tidy(lines[index + 1]?.text ?? ""),
  }));
  const first = (read: Reader) => {
    for (const { page, text, next } of joined) {
      const value = read(text, next);
      if (value !== null) return { value, line: quoteOf(text), page };
    }
    return null;
  };
  return {
    repairOrderNumber: first(numberAfter(ownNumber)),
    claimNumber: first(numberAfter(claim)),
    insurerName: first(insurerIn),
    vinNumber: first((text, next) => (saysVin.test(text) ? vinOf(`${text} ${next}`) : null)) ?? first(vinOf),
  };
}

/** Returns the value that a line gives, or its heading with the line below. */
type Reader = (text: string, next: string) => string | null;

const longestLine = 1000;

const tidy = (text: string) => text.slice(0, longestLine).replaceAll(/\s+/g, " ").trim();

const counted = String.raw`(?:\s?(?:#|no\b\.?|nos?\.|num(?:ber|[ée]ro)?\b\.?|n[°ºo]|id\b))?\s?[:#.]?\s?`;
const ownNumber = String.raw`(?<![\p{L}\p{N}])(?:r\.?o\.?(?![\p{L}])|repair order|work order|ordre de r[ée]paration|orden de (?:reparaci[óo]n|trabajo))`;
const claim = String.raw`(?<![\p{L}\p{N}])(?:claim|sinistre|siniestro|reclamaci[óo]n|r[ée]clamation)`;
const reference = String.raw`([\p{L}\p{N}][\p{L}\p{N}/.#_-]*)`;

const longestReference = 40;

function numberAfter(label: string): Reader {
  const inLine = new RegExp(`${label}${counted}${reference}`, "giu");
  const prefixed = new RegExp(String.raw`(?<![\p{L}\p{N}])RO-${reference}`, "iu");
  const heading = new RegExp(`${label}${counted}$`, "iu");
  return (text, next) => {
    const values = [...text.matchAll(inLine)].map(([, value]) => value);
    const ofPrefix = label === ownNumber ? prefixed.exec(text)?.[0] : undefined;
    const below = heading.test(text) ? new RegExp(`^${reference}`, "u").exec(next)?.[1] : undefined;
    return [...values, ofPrefix, below].map(asReference).find((value) => value !== null) ?? null;
  };
}

/** A number has a digit: what follows the label may be the next word of a sentence. */
function asReference(value: string | undefined): string | null {
  const given = value?.replace(/[./#_-]+$/, "") ?? "";
  return /\d/.test(given) && given.length <= longestReference ? given : null;
}

const insurer =
  /(?<![\p{L}\p{N}])(?:insurance (?:company|co\b\.?|carrier)|ins\.? ?co\b\.?|insurer|insurance|assureur|assurance|aseguradora)(?: name)? ?: ?(.*)$/iu;
/** What follows in the same line is another field. */
const nextField =
  / (?:claim|policy|phone|tel|fax|email|date|adjuster|deductible|agent|contact|vin|ro|sinistre|siniestro|police|p[óo]liza)\b.*$/iu;
const longestName = 120;

const insurerIn: Reader = (text, next) => {
  const said = insurer.exec(text)?.[1];
  if (said === undefined) return null;
  const name = (said || next).replace(nextField, "").trim();
  return /\p{L}{2}/u.test(name) && !name.includes(":") && name.length <= longestName ? name : null;
};

const saysVin = /(?<![\p{L}\p{N}])VIN(?![\p{L}])/iu;

/** Only a VIN whose check digit is right: one that was misread would be another car's. */
function vinOf(text: string): string | null {
  const words = text.toUpperCase().match(/(?<![A-Z0-9])[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/g) ?? [];
  return words.find((word) => /[A-Z]/.test(word) && isSound(word)) ?? null;
}

const isSound = (vin: string) => /\d{4}$/.test(vin) && (!needsCheckDigit(vin) || hasValidCheckDigit(vin));
