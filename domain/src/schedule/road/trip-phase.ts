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

export type RoadStep = "setOut" | "arrive" | "finish";

/**
 * Returns what its technician can record next at a stop, the likeliest first: nobody sets out to a vehicle that is here, be
 * it that it was fetched and checked in, or that they said it by the order's status instead.
 */
export function roadSteps({ kind, status }: { kind: string; status: string }, phase: TripPhase): RoadStep[] {
  if (phase === "there") return ["finish"];
  if (phase === "onTheWay") return [status === "completed" ? "finish" : "arrive"];
  if (phase === "done") return [];
  if (status === "confirmed") return ["setOut", "arrive"];
  return status === "arrived" && kind === "mobile" ? ["arrive"] : [];
}
