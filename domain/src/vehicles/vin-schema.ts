import { t } from "#texts/text.ts";
import * as z from "zod";
import { normaliseVin } from "./vin.ts";

/** A VIN as typed, or the end of one: whether it is complete depends on the vehicle's year. */
export const vinSchema = z
  .string({ error: t("vehicles.vinMustBeText") })
  .transform(normaliseVin)
  .pipe(z.string().regex(/^[A-HJ-NPR-Z0-9]{1,17}$/, "A VIN has 17 letters and digits, without I, O and Q"));
