/** The columns of a day's schedule: bays or technicians. */
import { t } from "@boresight/domain/texts/text";
import type { AppointmentFieldsFragment, PlaceFieldsFragment } from "#graphql/graphql.ts";
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

export interface Column {
  id: string;
  title: string;
  /** Whether more can be planned there. */
  isBookable: boolean;
}

interface Shown {
  place: PlaceFieldsFragment;
  technicians: readonly Technician[];
  appointments: readonly AppointmentFieldsFragment[];
}

/** Those that can be booked, and behind them those that hold appointments though they no longer can be. */
export function columnsOf(by: GroupBy, { place, technicians, appointments }: Shown): readonly Column[] {
  const bookable = by === "bay" ? bayColumns(place) : technicianColumns(technicians);
  const held = new Map(appointments.flatMap(by === "bay" ? bayOf : technicianOf).map((column) => [column.id, column]));
  for (const { id } of bookable) held.delete(id);
  return [...bookable, ...held.values()];
}

const bayColumns = (place: PlaceFieldsFragment) =>
  baysOf(place).map(({ id, name }) => ({ id, title: name, isBookable: true }));

const technicianColumns = (technicians: readonly Technician[]) => [
  ...technicians.map(({ id, displayName }) => ({ id, title: displayName, isBookable: true })),
  { id: nobody, title: t("schedule.notAssigned"), isBookable: true },
];

const bayOf = ({ bay }: AppointmentFieldsFragment): Column[] =>
  bay ? [{ id: bay.id, title: `${bay.name} · ${t("base.outOfUse")}`, isBookable: false }] : [];

const technicianOf = ({ technician }: AppointmentFieldsFragment): Column[] =>
  technician ? [{ id: technician.id, title: technician.displayName, isBookable: false }] : [];
