/** How a page of the open orders that a payer's rule touches is asked for. */
import { recordId } from "#base/record-id.ts";
import { countLimit } from "#orders/order-list.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";

export const touchedOrdersSchema = z.object({
  rule: recordId(),
  first: z.int().min(0, text("orders.askFor0OrMore")).max(100, text("orders.askForAtMost100")).nullish(),
  offset: z.int().min(0, text("orders.startAt0OrLater")).max(countLimit, text("orders.offsetIsTooHigh")).nullish(),
});
