import * as z from "zod";

/** An extra field of the inputs of orders and intakes. */
export const acceptanceField = {
  acceptTerms: z.boolean().nullish().describe("The customer accepts the current terms."),
};
