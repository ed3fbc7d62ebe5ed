import { parsePhoneNumberFromString } from "libphonenumber-js/min";

export interface PhoneNumber {
  /** In E.164 form, such as +13035550103. */
  phone: string;
  /** Digits; empty for none. */
  extension: string;
}

const longestExtension = 6;

/** Reads a telephone number as people write it, of the United States unless it names a country; null for none. */
export function readPhoneNumber(written: string): PhoneNumber | null {
  const read = parsePhoneNumberFromString(written, "US");
  if (!read?.isPossible() || (read.ext ?? "").length > longestExtension) return null;
  return { phone: read.number, extension: read.ext ?? "" };
}
