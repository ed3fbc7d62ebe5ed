/** A day of a facility's vans: where they are, what they have to do, and how far it is from one place to another. */
import { isCutOff, wayBetween, type Travel, type VanPlace } from "#schedule/travel/ways.ts";
import type { Span } from "#schedule/working-time.ts";
import type { TravelMatrix } from "./route-problem.ts";

export interface Van {
  bayId: string;
  /** Who drives it that day; null: nobody is named, so nothing is given to it. */
  driverId: string | null;
  /** Where it is when it becomes free, and when that is. */
  place: VanPlace;
  from: number;
  /** When it or its driver has something else to do. */
  busy: readonly Span[];
}

export interface VanStop {
  /** Of the appointment. */
  id: string;
  version: number;
  bayId: string;
  technicianId: string | null;
  place: VanPlace;
  startsAt: number;
  /** As the schedule keeps it free, the way included. */
  minutes: number;
  /** At the vehicle. */
  workMinutes: number;
  isConfirmed: boolean;
  /** Stays where it is. */
  isFixed: boolean;
  /** Is planned for an earlier day: comes to a van of this one, or stays there. */
  isOfEarlierDay?: boolean;
  /** The work does not begin before: the adhesive of new glass cures until then. */
  curedAt?: number | null;
  /** When the vehicle is with us for something else. */
  vehicleBusy?: readonly Span[];
  /** The vans that could do it, with what they carry and who drives them. */
  vans: readonly string[];
  /** Tools and targets: of each list one is needed; none where nobody has said so. */
  needs?: readonly (readonly string[])[];
  /** Those that it has now. */
  uses?: readonly string[];
}

export interface VanEquipment {
  id: string;
  /** The van it is kept in, and serves alone; null: any can take it along. */
  vanId: string | null;
  /** When others have it, or it cannot be used. */
  busy: readonly Span[];
}

export interface VanDay {
  base: VanPlace;
  /** When the facility is open, in the order of time. */
  open: readonly Span[];
  now: number;
  vans: readonly Van[];
  stops: readonly VanStop[];
  travel: Travel;
  equipment?: readonly VanEquipment[];
  /** What is planned for earlier days and could come to this one, with the vans that would take it then. */
  visitors?: readonly VanStop[];
  /** Vans without stops that day, with whoever drives them on the days before: for visitors alone. */
  spareVans?: readonly Van[];
}

/** What it weighs, in miles, to leave a time that a customer was told. */
export const milesOfAsking = ({ isConfirmed }: Pick<VanStop, "isConfirmed">): number => (isConfirmed ? 10 : 3);

/** Seconds, and hundredths of a mile. Nothing leads to a place that is cut off from the base, the first of these. */
export function matrixOf(places: readonly VanPlace[], travel: Travel): TravelMatrix {
  const [base] = places;
  const isReached = places.map((place) => !base || !isCutOff(place, base, travel));
  const ways = places.map((from, row) =>
    places.map((to, column) =>
      row === column || (isReached[row] && isReached[column]) ? wayBetween(from, to, travel) : null,
    ),
  );
  return {
    durations: ways.map((row) => row.map((way) => way && way.minutes * 60)),
    distances: ways.map((row) => row.map((way) => way && Math.round(way.miles * 100))),
  };
}

/** Whether it can be said how far the place is from the base. */
export const isPlaced = (place: VanPlace, { base, travel }: Pick<VanDay, "base" | "travel">): boolean =>
  wayBetween(place, base, travel) !== null;
