import { z } from "zod";

/** A recovery code in a body, as people type it: with or without its dashes, in capitals or not. */
export const recoveryCodeField = z.string().min(1).max(60);
