/** Where a stop stands on its technician's day. */
export interface TripState {
  startedAt: string | null;
  arrivedAt: string | null;
  endedAt: string | null;
}

export type TripPhase = "ahead" | "onTheWay" | "there" | "done";

/** Where a stop stands, by its latest drive. */
export function tripPhase(trip: TripState | null | undefined): TripPhase {
  if (!trip) return "ahead";
  if (trip.endedAt !== null) return trip.arrivedAt === null ? "ahead" : "done";
  return trip.arrivedAt === null ? "onTheWay" : "there";
}
