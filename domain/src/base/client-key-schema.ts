import { t } from "#texts/text.ts";
import * as z from "zod";

/** What a verb accepts besides its own fields. */
export const keyedInputSchema = z.looseObject({
  clientKey: z.uuid(t("base.clientKeyIsNotValid")).nullish(),
});
