import { z } from "zod";
import { addressSchema, emailSchema, type QboEntityOf } from "./entity.ts";

const row = z.looseObject({
  Id: z.string(),
  CompanyName: z.string(),
  LegalName: z.string().optional(),
  CompanyAddr: addressSchema.optional(),
  Country: z.string().optional(),
  Email: emailSchema.optional(),
  FiscalYearStartMonth: z.string().optional(),
});

export type QboCompanyInfo = z.output<typeof row>;

export const qboCompanyInfo: QboEntityOf<QboCompanyInfo> = { name: "CompanyInfo", row };
