import { z } from "zod";

/** A code in a body; people type it in groups. */
export const otpField = z
  .string()
  .min(1)
  .max(40)
  .transform((typed) => typed.replace(/\s/g, ""));
