/** An order by the link of a mail, without a sign-in. */
import { recordId } from "#base/record-id.ts";
import * as z from "zod";
import { note } from "#base/text-schema.ts";
import { text } from "#texts/text.ts";

export const orderTokenSchema = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

export const linkedDocumentSchema = orderTokenSchema.extend({ id: z.uuid() });

export const orderIdSchema = z.object({ serviceOrderId: recordId() });

export const linkedMessageSchema = orderTokenSchema.extend({
  body: note({ min: 1, max: 5000, label: text("orders.message") }),
});
