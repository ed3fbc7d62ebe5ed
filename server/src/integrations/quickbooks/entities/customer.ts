import { z } from "zod";
import { moneySchema } from "#integrations/quickbooks/decimal-money.ts";
import { addressSchema, emailSchema, phoneSchema, versionShape, type Changes, type QboEntity } from "./entity.ts";

const fields = z.object({
  /** Unique over customers, vendors and employees together. */
  DisplayName: z
    .string()
    .min(1)
    .max(500)
    .regex(/^[^:\t\r\n]*$/, { error: "has no colon, tab or line break" }),
  GivenName: z.string().optional(),
  FamilyName: z.string().optional(),
  CompanyName: z.string().optional(),
  PrimaryEmailAddr: emailSchema.optional(),
  PrimaryPhone: phoneSchema.optional(),
  BillAddr: addressSchema.optional(),
  Notes: z.string().optional(),
  /** The tax exemption's number. */
  ResaleNum: z.string().optional(),
  Active: z.boolean().optional(),
});

const row = z.looseObject({
  ...fields.partial().shape,
  ...versionShape,
  DisplayName: z.string(),
  Balance: moneySchema.optional(),
});

type Fields = z.output<typeof fields>;
export type QboCustomer = z.output<typeof row>;

/** Cannot be deleted: a change to `Active: false` archives it. */
export const qboCustomer: QboEntity<Fields, Changes<Fields>, QboCustomer> = {
  name: "Customer",
  fields,
  changes: fields.partial(),
  row,
};
