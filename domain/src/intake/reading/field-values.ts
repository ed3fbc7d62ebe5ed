/** What the text behind a label is worth: a value of its kind, or none. */
import { vinIn } from "#vehicles/vin.ts";
import type { FieldName } from "./field-labels.ts";

const longestReference = 40;
const longestName = 120;

/** VINs are judged together. */
export type ReadField = Exclude<FieldName, "vin">;

export const valueOf = (name: ReadField, text: string): string | null => readers[name](text.trim());

type Reader = (text: string) => string | null;

/** A number has a digit: what follows the label may be the next word of a sentence. */
const reference: Reader = (text) => {
  const [value = ""] = /^[#:\s]*[\p{L}\p{N}][\p{L}\p{N}/.#_-]*/u.exec(text) ?? [];
  const plain = value
    .replace(/^[#:\s]+/, "")
    .replace(/[./#_-]+$/, "")
    .replace(/^R0-/, "RO-");
  const isOther = /^(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4})$/.test(plain) || isVin(plain);
  return /\d/.test(plain) && plain.length <= longestReference && !isOther ? plain : null;
};

const street =
  /\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|drive|lane|ln|hwy|highway|way|suite|po box|p\.o\. box)\b\.?/i;
const isAddress = (text: string): boolean =>
  (/^\d+\s/.test(text) && street.test(text)) || /\b[A-Z]{2} \d{5}(?:-\d{4})?$/.test(text);
const isContact = (text: string): boolean =>
  /^(?:phone|tel|fax|cell|email)\b/i.test(text) ||
  /\d{3}\)?[-. ]\d{3}[-. ]\d{4}/.test(text) ||
  /@|www\.|https?:/i.test(text);
const isHeading = (text: string): boolean =>
  /^(?:vehicle|owner|insured|inspection location|repair facility|owners choice|options|line|notes?)$/i.test(text);

const name: Reader = (text) => {
  const plain = text.replaceAll(/\s+/g, " ").replace(/[,;\s]+$/, "");
  if (!/\p{L}{2}/u.test(plain) || plain.length > longestName || plain.includes(":")) return null;
  return isAddress(plain) || isContact(plain) || isHeading(plain) ? null : plain;
};

/** A person's name ends where the address begins that lost its column. */
const person: Reader = (text) => name(text.replace(/[\s,]+(?:\d|\(\d).*$/, ""));

const isVin = (text: string): boolean => text.length === 17 && vinIn(text) !== null;

const day: Reader = (text) => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})\b/.exec(text);
  const [, month = "", date = "", year = ""] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})\b/.exec(text) ?? [];
  const parts = iso
    ? iso.slice(1)
    : [year.length === 2 ? `20${year}` : year, month.padStart(2, "0"), date.padStart(2, "0")];
  const [y = "", m = "", d = ""] = parts;
  const isDay = Number(m) >= 1 && Number(m) <= 12 && Number(d) >= 1 && Number(d) <= 31 && Number(y) >= 1990;
  return isDay ? `${y}-${m}-${d}` : null;
};

const month: Reader = (text) => {
  const [, m = "", y = ""] = /^(\d{1,2})\/(?:\d{1,2}\/)?(\d{4}|\d{2})\b/.exec(text) ?? [];
  return m === "" || Number(m) > 12 ? null : `${y.length === 2 ? `20${y}` : y}-${m.padStart(2, "0")}`;
};

const miles: Reader = (text) => {
  const [written = ""] = /^\d{1,3}(?:,\d{3})+|^\d{1,7}/.exec(text) ?? [];
  return written === "" ? null : written.replaceAll(",", "");
};

const plate: Reader = (text) => {
  const [written = ""] = /^[A-Z0-9](?:[A-Z0-9 -]{0,9}[A-Z0-9])?/i.exec(text.toUpperCase()) ?? [];
  const [, own] = /^(.*\d.*) [A-Z]{2}$/.exec(written) ?? []; // "ABC123 CO": the state behind it.
  if (own !== undefined) return own;
  return /\d/.test(written) || /^[A-Z]{4,8}$/.test(written) ? written : null;
};

const words: Reader = (text) =>
  /\p{L}/u.test(text) && text.length <= longestName && !text.includes(":") ? text : null;

const readers: Readonly<Record<ReadField, Reader>> = {
  adjuster: person,
  claimNumber: reference,
  insured: person,
  insurer: name,
  lossDate: day,
  lossType: words,
  odometer: miles,
  owner: person,
  plate,
  pointOfImpact: words,
  policyNumber: reference,
  productionMonth: month,
  repairOrderNumber: reference,
  shop: name,
  vehicle: words,
  workfileId: (text) => /^[A-Z0-9-]{4,40}/i.exec(text)?.[0] ?? null,
};
