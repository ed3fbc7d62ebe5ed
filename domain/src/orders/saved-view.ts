/** A saved view of a list: its filters, columns and sort order. */
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { line } from "#base/text-schema.ts";

const short = z.string().max(120);

export const viewSettingsSchema = z
  .object({
    filters: z
      .record(z.string().max(40), short)
      .refine((filters) => Object.keys(filters).length <= 30, text("orders.tooManyFilters"))
      .describe("As in the page's address."),
    columns: z
      .array(z.string().max(40))
      .max(30, text("orders.tooManyColumns"))
      .describe("None means the default columns."),
    sort: short.nullable().default(null),
  })
  .meta({ id: "ViewSettingsInput" });
export type ViewSettings = z.output<typeof viewSettingsSchema>;

export const savedLists = ["service-orders", "customers"] as const;

export const savedViewSchema = z.object({
  list: z
    .enum(savedLists, text("orders.chooseAListOfViews"))
    .default("service-orders")
    .describe("The list that it shows."),
  id: recordId().nullish().describe("The caller's view to change; without it a new one is created."),
  viewName: line({ min: 2, max: 40, label: text("base.theName") }),
  isShared: z.boolean(text("base.sayYesOrNo")).default(false).describe("Visible to all staff; admins only."),
  settings: viewSettingsSchema,
});
export type SavedView = z.output<typeof savedViewSchema>;

export const savedViewIdSchema = z.object({ id: recordId() });
