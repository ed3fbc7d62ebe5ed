/** Who made an attempt, with what, by which procedure and where: as it was then, whatever changes later. */

export interface RecordedEquipment {
  name: string;
  maker: string;
  model: string;
  serialNumber: string;
  softwareVersion: string;
  certifiedOn: string | null;
  expiresOn: string | null;
  certificateFileId: string | null;
  /** Of the certificate's file. */
  certificateSha256: string | null;
}

export interface RecordedCredential {
  id: string;
  issuer: string;
  title: string;
  number: string;
  validFrom: string | null;
  expiresOn: string | null;
}

export interface RecordedTechnician {
  /** The name on screens. */
  name: string;
  firstName: string;
  lastName: string;
  /** What proved the competence for this system on that day; null without one. */
  credential: RecordedCredential | null;
}

/** An entry of the shop's library. */
export interface RecordedEntry {
  id: string;
  version: number;
  kind: string;
  title: string;
  url: string | null;
  /** Of the shop's own copy. */
  sha256: string | null;
}

export interface RecordedProcedure {
  /** As the technician named it. */
  source: string;
  /** What the library had under that name; attempts of before know none. */
  entry?: RecordedEntry | null;
  rule: { id: string; version: number; sourceTitle: string; sourceUrl: string | null } | null;
}

export interface RecordedPlace {
  facility: string | null;
  /** On one line; of a mobile appointment the customer's, else the facility's. */
  address: string;
  isMobile: boolean;
}

export interface MadeWith {
  /** For which its proofs were checked, at the facility: not that of a clock that is wrong. Attempts of before know none. */
  day?: string;
  /** Null: it is not in the register, and known by its name alone. */
  tool: RecordedEquipment | null;
  target: RecordedEquipment | null;
  technician: RecordedTechnician | null;
  procedure: RecordedProcedure;
  place: RecordedPlace;
}

/** `Tom Ramirez`: as on papers, else as on screens. */
export const nameOnPaper = ({ name, firstName, lastName }: Omit<RecordedTechnician, "credential">): string =>
  [firstName, lastName].filter(Boolean).join(" ") || name;
