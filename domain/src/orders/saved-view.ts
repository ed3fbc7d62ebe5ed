/** A saved view of the list of orders: its filters, columns and sort order. */
import * as z from "zod";
import { line } from "#base/text.ts";

const short = z.string().max(120);

export const viewSettingsSchema = z
  .object({
    filters: z
      .record(z.string().max(40), short)
      .refine((filters) => Object.keys(filters).length <= 30, "Too many filters")
      .describe("As in the page's address."),
    columns: z.array(z.string().max(40)).max(30, "Too many columns").describe("None means the default columns."),
    sort: short.nullable().default(null),
  })
  .meta({ id: "ViewSettingsInput" });
export type ViewSettings = z.output<typeof viewSettingsSchema>;

export const savedViewSchema = z.object({
  id: z
    .uuid("The view is not a valid id")
    .nullish()
    .describe("The caller's view to change; without it a new one is created."),
  viewName: line({ min: 2, max: 40, label: "The name" }),
  isShared: z.boolean("Say yes or no").default(false).describe("Visible to all staff; admins only."),
  settings: viewSettingsSchema,
});
export type SavedViewInput = z.input<typeof savedViewSchema>;

export const savedViewIdSchema = z.object({ id: z.uuid("The view is not a valid id") });
