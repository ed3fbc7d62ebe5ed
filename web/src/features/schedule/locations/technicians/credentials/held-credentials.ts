/** A technician's credentials as they are loaded, and what they add up to. */
import { covers, credentialState, isInForce, type Credential } from "@boresight/domain/schedule/credentials/credential";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { CredentialFieldsFragment, TechnicianFieldsFragment } from "#graphql/graphql.ts";
import { graphql } from "#graphql/gql.ts";

const CredentialFields = graphql(`
  fragment CredentialFields on Credential {
    id
    version
    userId
    withdrawnOn
    withdrawnReason
    ...EditedCredentialFields
  }
`);

export interface CalibrationType {
  typeKey: string;
  name: string;
}

/** A type and not an interface: forms take any record by its names. */
export type HeldCredential = Omit<CredentialFieldsFragment, "makes" | "systems"> &
  Pick<Credential, "makes" | "systems">;

/** The API calls the elements of its lists optional. */
const named = (words: readonly (string | null)[]): string[] => words.filter((word) => word !== null);

export const heldBy = ({ credentials }: TechnicianFieldsFragment): readonly HeldCredential[] =>
  rowsOf(credentials).map((row) => {
    const held = readFragment(CredentialFields, row);
    return { ...held, systems: named(held.systems), makes: named(held.makes) };
  });

/** The calibrations that somebody with these credentials is certified for on that day, if only for some makes. */
export const certifiedFor = (
  held: readonly Credential[],
  types: readonly CalibrationType[],
  day: string,
): readonly CalibrationType[] =>
  types.filter(({ typeKey }) =>
    held.some((one) => isInForce(one, day) && covers({ ...one, makes: [] }, { system: typeKey, make: null })),
  );

/** Whether another credential of the same kind goes on after it. */
const isRenewed = (one: HeldCredential, held: readonly HeldCredential[]): boolean =>
  held.some(
    (other) =>
      other.id !== one.id &&
      other.withdrawnOn === null &&
      other.issuer === one.issuer &&
      other.title.toLowerCase() === one.title.toLowerCase() &&
      (other.expiresOn === null || other.expiresOn > (one.expiresOn ?? "")),
  );

/** What has ended or ends soon and was not renewed, the first to end first. */
export const runningOut = (held: readonly HeldCredential[], today: string): readonly HeldCredential[] =>
  held
    .filter((one) => ["endsSoon", "expired"].includes(credentialState(one, today)) && !isRenewed(one, held))
    .toSorted((one, other) => (one.expiresOn ?? "").localeCompare(other.expiresOn ?? ""));
