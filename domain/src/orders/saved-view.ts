/** A view of the list of orders that somebody keeps: what is filtered, which columns show, how they are sorted. */
import * as z from "zod";
import { line } from "#base/text.ts";

const short = z.string().max(120);

export const viewSettingsSchema = z
  .object({
    filters: z
      .record(z.string().max(40), short)
      .refine((filters) => Object.keys(filters).length <= 30, "Too many filters")
      .describe("As the address has them."),
    columns: z.array(z.string().max(40)).max(30, "Too many columns").describe("None means the usual ones."),
    sort: short.nullable().default(null),
  })
  .meta({ id: "ViewSettingsInput" });
export type ViewSettings = z.output<typeof viewSettingsSchema>;

export const savedViewSchema = z.object({
  id: z.uuid("The view is not a valid id").nullish().describe("The own view to change; without it a new one."),
  viewName: line({ min: 2, max: 40, label: "The name" }),
  isShared: z.boolean("Say yes or no").default(false).describe("For all staff to see; admins only."),
  settings: viewSettingsSchema,
});
export type SavedViewInput = z.input<typeof savedViewSchema>;

export const seenViewSchema = z.object({ id: z.uuid("The view is not a valid id") });
