/** The inputs by which a person corrects what a conversation is about. */
import * as z from "zod";
import { recordId, version } from "#base/record-id.ts";
import { text } from "#texts/text.ts";

export const placeConversationSchema = z
  .object({
    id: recordId(),
    version: version().describe("The version that the conversation was read in."),
    serviceOrderId: recordId().nullable().default(null).describe("The order that it is about."),
    customerId: recordId().nullable().default(null).describe("The customer, where it is about no order."),
  })
  .refine(({ serviceOrderId, customerId }) => (serviceOrderId === null) !== (customerId === null), {
    path: ["serviceOrderId"],
    error: text("mail.chooseOrderOrCustomer"),
  });

export const detachMessageSchema = z.object({ id: recordId().describe("The message of the conversation.") });
