import { nationalPhone } from "@boresight/domain/base/national-phone";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";

export interface PhoneNumber {
  /** In E.164 form, such as +13035550103. */
  phone: string;
  /** Digits; empty for none. */
  extension: string;
}

const longestExtension = 6;

/** No area code or exchange of the United States and their neighbors ends in 11, and none has 9 in the middle of its area. */
const northAmerican = /^[2-9](?!11|9)\d\d[2-9](?!11)\d{6}$/;

/** As most are written, which needs no knowledge of other countries: lists have thousands of them. */
const usualForm = /^\s*(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})\s*$/;

/**
 * Reads a telephone number as people write it, of the United States unless it names a country; null for none, and for
 * one that no telephone can have in its country.
 */
export function readPhoneNumber(written: string): PhoneNumber | null {
  const usual = usualForm.exec(written)?.slice(1).join("");
  if (usual !== undefined) return northAmerican.test(usual) ? { phone: `+1${usual}`, extension: "" } : null;
  const read = parsePhoneNumberFromString(dialled(written), "US");
  if (!read?.isValid() || (read.ext ?? "").length > longestExtension) return null;
  if (read.countryCallingCode === "1" && !northAmerican.test(read.nationalNumber)) return null;
  return { phone: read.number, extension: read.ext ?? "" };
}

/**
 * A stored number as people read it: `(303) 555-0103 x4` in the United States and Canada, `+41 44 123 45 67` elsewhere, and
 * as it is stored when it is no number that we know.
 */
export function phoneWords(stored: string): string {
  const read = readPhoneNumber(stored);
  if (!read) return stored;
  const abroad = () => parsePhoneNumberFromString(read.phone)?.formatInternational() ?? read.phone;
  const words = read.phone.startsWith("+1") ? nationalPhone(read.phone) : abroad();
  return read.extension ? `${words} x${read.extension}` : words;
}

const keys = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];
const keyOf = (letter: string): string => String(keys.findIndex((letters) => letters.includes(letter)) + 2);

// A word behind an unfinished number is a remark: four letters belong to a number only if they are joined to it.
const spelledOut =
  /^(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?(?:\d{3}[.-][A-Z]{4}|[A-Z]{7}|[A-Z]{2}-[A-Z]{5}|[A-Z]{3}-[A-Z]{4})$/;

/** `1-800-FLOWERS` as it is dialled. */
function dialled(written: string): string {
  const spelled = written.trim().toUpperCase();
  return spelledOut.test(spelled) ? spelled.replaceAll(/[A-Z]/g, keyOf) : written;
}
