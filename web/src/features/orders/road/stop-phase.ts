import { tripPhase, type TripPhase, type TripState } from "@boresight/domain/schedule/road/trip-phase";
import type { ShownAction } from "#data/offline/queued-action.ts";

const reached: Partial<Record<ShownAction["verb"], TripPhase>> = {
  startTravel: "onTheWay",
  arriveAtStop: "there",
  finishStop: "done",
};

/** Where a stop stands, with what waits on this device. */
export function phaseWith(
  appointmentId: string,
  trip: TripState | null | undefined,
  actions: readonly Pick<ShownAction, "input" | "verb">[],
): TripPhase {
  const last = actions.findLast(({ verb, input }) => reached[verb] !== undefined && input["id"] === appointmentId);
  return (last && reached[last.verb]) ?? tripPhase(trip);
}
