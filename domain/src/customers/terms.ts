/** The terms of service, which a customer accepts before the first order and again when they change (handbook section 11). */

/** The current version; the rules of the customers table name the same one. */
export const termsVersion = "2026-01";

interface Acceptance {
  hasAcceptedTerms: boolean;
  termsVersion: string | null;
}

/** People who accepted an older version are asked again. */
export const acceptsCurrentTerms = (accepted: Acceptance): boolean =>
  accepted.hasAcceptedTerms && accepted.termsVersion === termsVersion;
