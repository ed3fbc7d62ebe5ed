import { wrongField } from "@boresight/domain/base/problems";
import { text } from "@boresight/domain/texts/text";
import { readPhoneNumber } from "./phone-number.ts";

export interface WrittenPhone {
  phone: string | null;
  /** The field that shows the problem. */
  field: string;
  /** What is stored: left as it is when nobody changed it, although it may be older than today's rules. */
  stored?: string | null;
}

interface PhoneColumns {
  phone?: string | null;
  phoneExtension?: string;
}

/** Returns a telephone as it is stored. Throws `invalid-input` at the field for what is no telephone number. */
export function phoneColumns({ phone, field, stored }: WrittenPhone): PhoneColumns {
  if (phone === null) return { phone, phoneExtension: "" };
  const read = readPhoneNumber(phone);
  if (read) return { phone: read.phone, phoneExtension: read.extension };
  if (phone === stored) return {};
  throw noPhone(field);
}

/** Throws `invalid-input` at the field for what is no telephone number, where it is stored as it was typed. */
export function requirePhone({ phone, field, stored }: WrittenPhone): void {
  if (phone !== null && phone !== "" && phone !== stored && !readPhoneNumber(phone)) throw noPhone(field);
}

function noPhone(field: string) {
  return wrongField(field, "invalid-phone-number", text("errors.invalid-phone-number"));
}
