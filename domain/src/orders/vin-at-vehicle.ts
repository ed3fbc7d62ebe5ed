/** Reading the VIN at the vehicle when it arrives, and what to do when it does not match (handbook section 21, case 5). */
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { fail } from "#base/errors.ts";
import { note } from "#base/text-schema.ts";
import { objectionToVin, vinTail } from "#vehicles/vin.ts";
import { vinSchema } from "#vehicles/vin-schema.ts";

const orderId = recordId();

export const vinReadingSchema = z.object({
  orderId,
  vin: vinSchema.describe("As read at the vehicle: all of it, or the last 8 characters."),
  isChecked: z
    .boolean(text("orders.sayYesOrNoDidYou"))
    .default(false)
    .describe('"I checked this VIN", in spite of its check digit.')
    .describe("Accepts a wrong check digit: I checked this VIN."),
});

export type VinReading = z.infer<typeof vinReadingSchema>;

export const vinCorrectionSchema = z.object({
  orderId,
  reason: note({ min: 3, max: 500, label: text("base.theReason") }),
});

export const towIssueSchema = z.object({ orderId, note: note({ min: 3, max: 400, label: text("base.theNote") }) });

interface KnownVehicle {
  vinNumber: string | null;
  year: number;
}

/** The order's own, the first known VIN of its vehicle, or another vehicle's. */
export type VinVerdict = "same" | "first" | "different";

const tailLength = 8;

/** The last eight characters are enough to compare. */
const isSame = (seen: string, known: string) =>
  seen === known || (seen.length === tailLength && seen === vinTail(known));

/** Compares what was read with the order's vehicle. Throws `invalid-input` for a VIN that no such vehicle can have. */
export function judgeVin({ vin, isChecked }: Omit<VinReading, "orderId">, vehicle: KnownVehicle): VinVerdict {
  const { vinNumber, year } = vehicle;
  if (vinNumber !== null && isSame(vin, vinNumber)) return "same";
  const isEnd = vinNumber !== null && vin.length === tailLength;
  const message = isEnd ? null : objectionToVin(vin, { year, isChecked });
  if (message) throw fail("invalid-input", { message, fields: [{ field: "vin", code: "wrong-value", message }] });
  return vinNumber === null ? "first" : "different";
}

/** Whether this is another VIN than the known one in so few characters that it may be a slip of the finger. */
export function isNearlySame(seen: string, known: string | null): boolean {
  if (known === null || isSame(seen, known)) return false;
  const compared = seen.length <= tailLength + mostSlips ? vinTail(known) : known;
  return editsBetween(seen, compared) <= mostSlips;
}

/** Two neighbours that are swapped are two characters too. */
const mostSlips = 2;

/** How many characters have to be typed, left out or changed to turn one text into the other. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [index, letter] of one.split("").entries()) {
    const next = [index + 1];
    for (const [place, there] of other.split("").entries()) {
      const [left = 0, above = 0, diagonal = 0] = [next[place], row[place + 1], row[place]];
      next.push(Math.min(left + 1, above + 1, diagonal + (letter === there ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Both VINs in words, by their last eight characters unless these are equal. */
export function vinDifference(seen: string, known: string | null): string {
  if (known === null) return text("orders.theVinAtTheVehicleSeen", { vin: seen });
  const shown = vinTail(seen) === vinTail(known) ? (vin: string) => vin : vinTail;
  return text("orders.vinEndsDiffer", { seenEnd: shown(seen), orderEnd: shown(known) });
}

/** Whether the complete VIN was read, so that it can be stored for a vehicle. */
export const isWholeVin = (vin: string, year: number): boolean =>
  objectionToVin(vin, { year, isChecked: true }) === null;
