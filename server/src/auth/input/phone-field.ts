import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { dialableNumber } from "#modules/accounts/own-account/phone-number.ts";

/** A phone number in a body, as typed; an empty one is `invalid-request`. */
export const phoneField = z.string().trim().min(1).max(64);

/** Returns the number in international format. Refuses an impossible number before any gateway is asked. */
export function requireDialable(typed: string): string {
  const number = dialableNumber(typed);
  if (number === null) throw fail("cannot-send-sms");
  return number;
}
