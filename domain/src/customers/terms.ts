/** The terms of service, which a customer accepts before the first order and again when they change (handbook section 11). */
import * as z from "zod";

/** The terms in force; the rules of the table of customers name the same. */
export const termsVersion = "2026-01";

interface Acceptance {
  hasAcceptedTerms: boolean;
  termsVersion: string | null;
}

/** Who accepted an older version is asked again. */
export const acceptsCurrentTerms = (accepted: Acceptance): boolean =>
  accepted.hasAcceptedTerms && accepted.termsVersion === termsVersion;

/** What an order or an intake may say besides its own part. */
export const acceptanceField = {
  acceptTerms: z.boolean().nullish().describe("The customer accepts the terms in force."),
};
