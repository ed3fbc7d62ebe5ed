import { obstaclesOf } from "#records/order-transitions.fragment.ts";

interface Candidate {
  asks: readonly string[];
  blockedBy: readonly string[];
  unmetGuards: readonly string[];
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
export function nextTransition<Move extends Candidate>(
  moves: readonly Move[],
  { sortOrder: from, heldInId }: Standing,
): Move | null {
  const back = moves.find(
    ({ status, blockedBy }) => heldInId !== null && status?.id === heldInId && blockedBy.length === 0,
  );
  if (back) return back;
  const onward = moves.filter((move) => {
    const { status, asks, endsEarly } = move;
    const isOnward = status && status.sortOrder > from && !status.isHold && !endsEarly;
    return isOnward && asks.length === 0 && obstaclesOf(move).length === 0;
  });
  return onward.toSorted((one, other) => (one.status?.sortOrder ?? 0) - (other.status?.sortOrder ?? 0))[0] ?? null;
}
