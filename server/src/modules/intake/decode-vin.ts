import { text } from "@boresight/domain/texts/text";
import { fail } from "@boresight/domain/base/errors";
import { normaliseVin } from "@boresight/domain/vehicles/vin";
import type { DecodeVin, VinAnswer } from "#integrations/vin-decoder/vin-decoder.ts";
import { requireKnownCaller } from "#platform/known-caller.ts";
import type { Transaction } from "#platform/database/transaction.ts";

export interface DecodeDeps {
  decode: DecodeVin;
}

/** Decodes a VIN, for people who are signed in. Throws `invalid-input` for text that cannot be a VIN. */
export async function decodeVin(vin: unknown, { caller }: Transaction, { decode }: DecodeDeps): Promise<VinAnswer> {
  requireKnownCaller(caller);
  const typed = typeof vin === "string" ? normaliseVin(vin) : "";
  if (!/^[A-HJ-NPR-Z0-9]{1,17}$/.test(typed)) throw fail("invalid-input", wrongVin);
  return decode(typed);
}

const message = text("vehicles.vinCharacters");
const wrongVin = { message, fields: [{ field: "vin", code: "invalid-format", message }] };
