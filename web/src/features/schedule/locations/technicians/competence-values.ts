/** A technician's certificates as they are loaded, and as form values. */
import { competenceState } from "@boresight/domain/schedule/competence";
import { localDay } from "@boresight/domain/schedule/working-time";
import { rowsOf } from "#data/rows.ts";
import type { TechnicianFieldsFragment } from "#graphql/graphql.ts";

export interface CalibrationType {
  typeKey: string;
  name: string;
}

/** The last day of each certificate, by calibration; null when it does not expire. */
export type Held = ReadonlyMap<string, string | null>;

export const heldBy = ({ competences }: TechnicianFieldsFragment): Held =>
  new Map(rowsOf(competences).flatMap(({ lineItemType: type, expiresOn }) => (type ? [[type.key, expiresOn]] : [])));

export const dayHere = (now: Date): string => localDay(Intl.DateTimeFormat().resolvedOptions().timeZone, now.getTime());

/** Counts the certificates for these calibrations that are valid today, and those expired or about to expire. */
export function countHeld(held: Held, types: readonly CalibrationType[], today: string) {
  const states = types.flatMap(({ typeKey }) => {
    const day = held.get(typeKey);
    return day === undefined ? [] : competenceState(day, today);
  });
  const expired = states.filter((state) => state === "expired").length;
  return {
    counting: states.length - expired,
    expired,
    endsSoon: states.filter((state) => state === "endsSoon").length,
  };
}

export interface CompetenceFormValues {
  rows: { typeKey: string; isHeld: boolean; expiresOn: string }[];
}

export const competenceValues = (held: Held, types: readonly CalibrationType[]): CompetenceFormValues => ({
  rows: types.map(({ typeKey }) => ({ typeKey, isHeld: held.has(typeKey), expiresOn: held.get(typeKey) ?? "" })),
});

/** Only the differences from what was loaded, so that a colleague's concurrent changes stay. */
export function changedCompetences(held: Held, { rows }: CompetenceFormValues) {
  const wanted = rows
    .filter(({ isHeld }) => isHeld)
    .map(({ typeKey, expiresOn }) => ({ typeKey, expiresOn: expiresOn || null }));
  return {
    kept: wanted.filter(({ typeKey, expiresOn }) => held.get(typeKey) !== expiresOn),
    ended: rows.filter(({ typeKey, isHeld }) => !isHeld && held.has(typeKey)).map(({ typeKey }) => typeKey),
  };
}
