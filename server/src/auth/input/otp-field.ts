import { z } from "zod";

/** A code in a body, which people may type in groups. */
export const otpField = z
  .string()
  .min(1)
  .max(40)
  .transform((typed) => typed.replace(/\s/g, ""));
