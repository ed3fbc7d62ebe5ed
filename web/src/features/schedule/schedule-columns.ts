/** The columns of a day's schedule: bays or technicians. */
import { t } from "@boresight/domain/texts/text";
import type { PlaceFieldsFragment } from "#graphql/graphql.ts";
import { rowsOf } from "#data/rows.ts";

export type GroupBy = "bay" | "technician";

export interface Technician {
  id: string;
  displayName: string;
}

/** The row of unassigned appointments. */
export const nobody = "nobody";

/** Active bays only. */
export const baysOf = ({ bays }: PlaceFieldsFragment) => rowsOf(bays).filter(({ isActive }) => isActive);

export function columnsOf(by: GroupBy, place: PlaceFieldsFragment, technicians: readonly Technician[]) {
  if (by === "technician")
    return [
      ...technicians.map(({ id, displayName }) => ({ id, title: displayName })),
      { id: nobody, title: t("schedule.notAssigned") },
    ];
  return baysOf(place).map(({ id, name }) => ({ id, title: name }));
}
