import { obstaclesOf } from "#records/order-transitions.fragment.ts";

interface Candidate {
  asks: readonly string[];
  blockedBy: readonly { guard: string; params: unknown }[];
  endsEarly: boolean;
  status: { id: string; sortOrder: number; isHold: boolean } | null;
}

interface Standing {
  sortOrder: number;
  /** Where the order was before, when it is on hold now. */
  heldInId: string | null;
}

/**
 * The step that leads on: back to where it was held, or else the nearest later status that nothing blocks and that asks
 * for no reason. The VIN is read on the way.
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
    const { status, asks, endsEarly } = transition;
    const isOnward = status && status.sortOrder > from && !status.isHold && !endsEarly;
    return isOnward && asks.length === 0 && obstaclesOf(transition).length === 0;
  });
  return onward.toSorted((one, other) => (one.status?.sortOrder ?? 0) - (other.status?.sortOrder ?? 0))[0] ?? null;
}
