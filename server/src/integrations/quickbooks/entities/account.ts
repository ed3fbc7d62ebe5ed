import { z } from "zod";
import { versionShape, type QboEntityOf } from "./entity.ts";

const row = z.looseObject({
  ...versionShape,
  Name: z.string(),
  AccountType: z.string().optional(),
  Active: z.boolean().optional(),
});

export type QboAccount = z.output<typeof row>;

/** Accounts are the bookkeeper's: we only read them. */
export const qboAccount: QboEntityOf<QboAccount> = { name: "Account", row };
