/** The filters of the list of customers and of its export. */
import { text } from "#texts/text.ts";
import * as z from "zod";
import { line } from "#base/text-schema.ts";
import { customerKinds } from "./customer-kind.ts";

const customerViewKeys = ["all", "partner", "po", "onHold", "archived"] as const;
export type CustomerViewKey = (typeof customerViewKeys)[number];

export const customerListSchema = z.object({
  view: z.enum(customerViewKeys, text("base.thereIsNoSuchView")).nullish(),
  kind: z.enum(customerKinds, text("customers.chooseAKind")).nullish(),
  search: line({ max: 120, label: text("base.theSearch") }).nullish(),
});

export type CustomerListFilter = z.output<typeof customerListSchema>;
