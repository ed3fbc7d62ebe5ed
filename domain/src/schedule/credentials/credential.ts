/** What a technician's credentials prove, and when (handbook section 12). Days are those of the facility, such as `2026-05-04`. */

export interface Credential {
  /** The keys of the calibrations that it covers; none: all. */
  systems: readonly string[];
  /** The makes of vehicles that it covers; none: all. */
  makes: readonly string[];
  /** Null: since ever. */
  validFrom: string | null;
  /** Its last day; null: it does not expire. */
  expiresOn: string | null;
  /** From this day on it proves nothing. */
  withdrawnOn: string | null;
}

export interface CredentialNeed {
  /** The key of the calibration. */
  system: string;
  /** Of the vehicle; null where it is not known. */
  make: string | null;
  day: string;
}

const isSameMake = (one: string, other: string): boolean =>
  one.localeCompare(other, "en", { sensitivity: "base" }) === 0;

/** Whether it speaks of this calibration and make, in force or not. A make that is not known is covered by none but those of all makes. */
export const covers = (
  { systems, makes }: Pick<Credential, "makes" | "systems">,
  { system, make }: Pick<CredentialNeed, "make" | "system">,
): boolean =>
  (systems.length === 0 || systems.includes(system)) &&
  (makes.length === 0 || (make !== null && makes.some((one) => isSameMake(one, make.trim()))));

/** To the end of its last day, unless it was withdrawn before. */
export const isInForce = (
  { validFrom, expiresOn, withdrawnOn }: Pick<Credential, "expiresOn" | "validFrom" | "withdrawnOn">,
  day: string,
): boolean =>
  (validFrom === null || validFrom <= day) &&
  (expiresOn === null || expiresOn >= day) &&
  (withdrawnOn === null || withdrawnOn > day);

/** Returns the credential that proves it on that day; of several the one that covers least, because it says most. */
export function credentialFor<Held extends Credential>(held: readonly Held[], need: CredentialNeed): Held | null {
  const proving = held.filter((one) => covers(one, need) && isInForce(one, need.day));
  const breadth = ({ systems, makes }: Held) => (systems.length || 1000) + (makes.length || 1000);
  return proving.toSorted((one, other) => breadth(one) - breadth(other))[0] ?? null;
}

/**
 * Whether a pass lacks its proof: always where the location requires credentials, else where the person once had one for it that is not
 * in force.
 */
export const isUnproved = (held: readonly Credential[], need: CredentialNeed, isRequired: boolean): boolean =>
  credentialFor(held, need) === null && (isRequired || held.some((one) => covers(one, need)));

/** How many days before it expires the office is alerted. */
export const credentialWarningDays = 30;
/** The list of what runs out looks so many days ahead. */
export const credentialListDays = 60;

export type CredentialState = "endsSoon" | "expired" | "notYet" | "valid" | "withdrawn";

const dayLength = 24 * 3_600_000;

/** One that ends today is valid today: it is `endsSoon`, as is all that ends within the days that the list looks ahead. */
export function credentialState(
  { validFrom, expiresOn, withdrawnOn }: Pick<Credential, "expiresOn" | "validFrom" | "withdrawnOn">,
  today: string,
): CredentialState {
  if (withdrawnOn !== null) return "withdrawn";
  if (expiresOn !== null && expiresOn < today) return "expired";
  if (validFrom !== null && validFrom > today) return "notYet";
  if (expiresOn === null) return "valid";
  return Date.parse(expiresOn) - Date.parse(today) <= credentialListDays * dayLength ? "endsSoon" : "valid";
}
