import { text } from "#texts/text.ts";
import * as z from "zod";
import { normaliseVin } from "./vin.ts";

/** A VIN as typed, or the end of one: whether it is complete depends on the vehicle's year. */
export const vinSchema = z
  .string({ error: text("vehicles.vinMustBeText") })
  .transform(normaliseVin)
  .pipe(z.string().regex(/^[A-HJ-NPR-Z0-9]{1,17}$/, text("vehicles.vinCharacters")));
