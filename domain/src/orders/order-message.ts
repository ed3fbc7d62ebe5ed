/** Messages between shop and office on an order. */
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { note } from "#base/text-schema.ts";
import { mostMessageFiles } from "#files/file-refusal.ts";

const file = recordId();

export const orderMessageSchema = z
  .object({
    orderId: recordId(),
    body: note({ max: 5000, label: text("orders.message") })
      .default("")
      .describe("May be empty where files say it."),
    isInternal: z.boolean().default(false).describe("Visible to staff only."),
    fileIds: z
      .array(file)
      .max(mostMessageFiles, text("orders.messageHasTooManyFiles", { max: mostMessageFiles }))
      .default([])
      .describe("Photos and PDFs that the sender has uploaded and that belong to nothing yet, in their order."),
  })
  .refine(({ body, fileIds }) => body !== "" || fileIds.length > 0, {
    path: ["body"],
    error: text("orders.writeOrAttach"),
  });

export const readMessagesSchema = z.object({
  orderId: recordId(),
  isInternal: z.boolean().default(false).describe("Those among staff."),
});

export type OrderMessage = z.infer<typeof orderMessageSchema>;
