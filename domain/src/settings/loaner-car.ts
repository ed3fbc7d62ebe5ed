/** How a loaner car is checked. */
import { recordId, version } from "#base/record-id.ts";
import { savedOf, schemasOf } from "#base/record-schema.ts";
import * as z from "zod";
import { loanerCar } from "./loaner-car-fields.ts";

export const loanerCarSchema = z.object({
  id: recordId().nullable().default(null).describe("None for a new one."),
  version: version().nullable().default(null).describe("None for a new one."),
  ...savedOf(loanerCar, schemasOf(loanerCar)),
});
