/** Which vehicles a list or an export holds. */
import { text } from "#texts/text.ts";
import * as z from "zod";

export const vehicleFilterSchema = z.object({
  search: z.string().max(200).optional(),
  make: z.string().max(60).optional(),
  year: z.int().optional(),
  customer: z.uuid(text("base.chooseACustomer")).optional(),
  /** `duplicate`: another record in use has the VIN; `undecoded`: no decoder has answered; `archived`: no longer in use. */
  state: z.enum(["duplicate", "undecoded", "archived"]).optional(),
});

export type VehicleListFilter = z.output<typeof vehicleFilterSchema>;
export type VehicleState = NonNullable<VehicleListFilter["state"]>;
