import * as shape from "@boresight/domain/base/shape";

/** What the browser brings back from QuickBooks: a consent, or its refusal. */
export type ConsentReturn =
  | { kind: "given"; input: { code: string; state: string; realmId: string } }
  | { kind: "refused"; input: { error: string; state: string } };

type Search = Readonly<Record<string, string | undefined>>;

/** Returns what the address brings back; null when nobody comes from QuickBooks. */
export function consentIn({ code, state, realmId, error }: Search): ConsentReturn | null {
  if (!state) return null;
  if (code && realmId) return { kind: "given", input: { code, state, realmId } };
  // The start of the app may have taken the error out of the address, as one of a sign-in.
  return { kind: "refused", input: { error: error ?? "access_denied", state } };
}

export const broughtSchema = shape.object({
  outcome: shape.oneOf(["connected", "offered", "refused"] as const),
  companyName: shape.optional(shape.string()),
});
