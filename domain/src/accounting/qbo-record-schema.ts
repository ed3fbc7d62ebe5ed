/** The inputs that decide what becomes of the customers and items that QuickBooks has already. */
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";

const id = recordId();

export const qboConnectionIdSchema = z.object({ id }).meta({ id: "QboConnectionIdInput" });

const entity = z.enum(["Customer", "Item"]).meta({ id: "QboRecordEntity" });

export const qboRecordDecisions = ["open", "link", "create", "ignore"] as const;

export const decideQboRecordSchema = z
  .object({
    id,
    decision: z.enum(qboRecordDecisions, text("accounting.chooseADecision")).meta({ id: "QboRecordDecision" }),
    chosenId: id.nullable().default(null).describe("The customer or line item type that it is; only to link."),
  })
  .refine(({ decision, chosenId }) => (decision === "link") === (chosenId !== null), {
    path: ["chosenId"],
    error: text("accounting.chooseWhatItIs"),
  });

export const qboRecordsSchema = z
  .object({ id: id.describe("The connection."), entity })
  .meta({ id: "QboRecordsInput" });

export const linkQboItemSchema = z.object({
  recordId: id.describe("The item in QuickBooks, as it was read."),
  lineItemTypeId: id,
});

export const unlinkQboItemSchema = z.object({ id: id.describe("The connection."), lineItemTypeId: id });
