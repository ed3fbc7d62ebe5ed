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
  const onward = transitions.filter((transition) => {
    const { status, requiredAnswers, endsEarly } = transition;
    const isOnward = status && status.sortOrder > from && !status.isHold && !endsEarly;
    return isOnward && requiredAnswers.length === 0 && obstaclesOf(transition).length === 0;
  });
  return onward.toSorted((one, other) => (one.status?.sortOrder ?? 0) - (other.status?.sortOrder ?? 0))[0] ?? null;
}
