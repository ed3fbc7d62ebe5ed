import { text } from "#texts/text.ts";
import * as z from "zod";

/** What a verb accepts in addition to its own fields. */
export const keyedInputSchema = z.looseObject({
  clientKey: z.uuid(text("base.clientKeyIsNotValid")).nullish(),
});
