import { z } from "zod";
import { daySchema, type Changes, type QboEntity } from "./entity.ts";
import { salesFields, salesRow } from "./sales-line.ts";

const fields = z.object({
  ...salesFields,
  ExpirationDate: daySchema.optional(),
  TxnStatus: z.enum(["Pending", "Accepted", "Closed", "Rejected"]).optional(),
  AcceptedBy: z.string().optional(),
  AcceptedDate: daySchema.optional(),
});

const row = z.looseObject({ ...salesRow, TxnStatus: z.string().optional() });

type Fields = z.output<typeof fields>;
export type QboEstimate = z.output<typeof row>;

export const qboEstimate: QboEntity<Fields, Changes<Fields>, QboEstimate> = {
  name: "Estimate",
  fields,
  changes: fields.partial(),
  row,
};
