import { phoneColumns, type WrittenPhone } from "#platform/phone-columns.ts";

interface OwnerPhoneColumns {
  ownerPhone?: string | null;
  ownerPhoneExtension?: string;
}

/** Returns the telephone of a vehicle's owner as it is stored. Throws `invalid-input` at the field for what is none. */
export function ownerPhoneColumns(written: WrittenPhone): OwnerPhoneColumns {
  const { phone: ownerPhone, phoneExtension: ownerPhoneExtension } = phoneColumns(written);
  return ownerPhoneExtension === undefined ? {} : { ownerPhone: ownerPhone ?? null, ownerPhoneExtension };
}
