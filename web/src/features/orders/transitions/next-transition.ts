import type { GuardKey } from "@boresight/domain/statuses/status-definition";
import { obstaclesOf } from "#records/order-transitions.fragment.ts";

interface Candidate {
  requiredAnswers: readonly string[];
  blockedBy: readonly { guard: string; params: unknown }[];
  endsEarly: boolean;
  status: { id: string; sortOrder: number; isHold: boolean } | null;
}

interface Standing {
  sortOrder: number;
  /** The status the order was in before, when it is on hold now. */
  heldInId: string | null;
}

/**
 * Returns the next step: back to where the order was held, or else the nearest later status that nothing blocks and
 * that needs no input. The VIN is read as part of it.
 */
export function nextTransition<Transition extends Candidate>(
  transitions: readonly Transition[],
  { sortOrder: from, heldInId }: Standing,
): Transition | null {
  const back = transitions.find(
    ({ status, blockedBy }) => heldInId !== null && status?.id === heldInId && blockedBy.length === 0,
  );
  if (back) return back;
  return onwardFrom(transitions, from).find((transition) => obstaclesOf(transition).length === 0) ?? null;
}

/** Returns the next step that something still blocks, when there is none that could be made now. */
export function blockedTransition<Transition extends Candidate>(
  transitions: readonly Transition[],
  standing: Standing,
): Transition | null {
  if (standing.heldInId !== null || nextTransition(transitions, standing)) return null;
  return onwardFrom(transitions, standing.sortOrder)[0] ?? null;
}

const appointmentConfirmed: GuardKey = "appointmentConfirmed";

/** Whether the nearest step waits for nothing but an appointment. */
export function awaitsAppointment(transitions: readonly Candidate[], { sortOrder, heldInId }: Standing): boolean {
  const [nearest] = onwardFrom(transitions, sortOrder);
  const obstacles = nearest && heldInId === null ? obstaclesOf(nearest) : [];
  return obstacles.length === 1 && obstacles[0]?.guard === appointmentConfirmed;
}

/** The later statuses that need no input, nearest first. */
function onwardFrom<Transition extends Candidate>(transitions: readonly Transition[], from: number): Transition[] {
  return transitions
    .filter(({ status, requiredAnswers, endsEarly }) => {
      const isOnward = status && status.sortOrder > from && !status.isHold && !endsEarly;
      return isOnward && requiredAnswers.length === 0;
    })
    .toSorted((one, other) => (one.status?.sortOrder ?? 0) - (other.status?.sortOrder ?? 0));
}
