/** The code that is scanned or typed to find the order of an arriving vehicle. */
import { text } from "#texts/text.ts";
import * as z from "zod";
import { normaliseVin, vinIn } from "#vehicles/vin.ts";

export type SoughtOrder = { by: "number"; number: string } | { by: "vin"; vin: string } | { by: "vinEnd"; end: string };

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const addressed = new RegExp(`^/service-orders/(${uuid})/?$`, "i");

/** Returns the order id in one of our own addresses, as in an order's QR code; null for any other text or site. */
export function orderIdIn(written: string, origin: string): string | null {
  if (!written.startsWith(`${origin}/`)) return null;
  return addressed.exec(written.slice(origin.length))?.[1]?.toLowerCase() ?? null;
}

/**
 * `SO-100245`, `so 100245` and `100245` are numbers; a VIN is complete or its last 8 characters; null for anything
 * else.
 */
export function soughtBy(written: string): SoughtOrder | null {
  const [, prefixed, bare] = /^SO[\s-]?(\d{6,12})$|^(\d{6,7})$/i.exec(written.trim()) ?? [];
  const figures = prefixed ?? bare;
  if (figures) return { by: "number", number: `SO-${figures}` };
  const code = normaliseVin(written);
  if (/^[A-HJ-NPR-Z0-9]{8}$/.test(code)) return { by: "vinEnd", end: code };
  const vin = /^[A-HJ-NPR-Z0-9]{9,17}$/.test(code) ? code : code.length <= longestBarcode && vinIn(code);
  return vin ? { by: "vin", vin } : null;
}

/** A VIN with the letter and asterisks that some manufacturers print around it. */
const longestBarcode = 20;

export const soughtOrderSchema = z
  .string(text("orders.theCodeMustBeText"))
  .max(200, text("orders.thisIsNoOrderNumberAnd"))
  .transform((written, context): SoughtOrder => {
    const sought = soughtBy(written);
    if (sought) return sought;
    context.addIssue({ code: "custom", message: text("orders.thisIsNoOrderNumberAnd") });
    return z.NEVER;
  });
