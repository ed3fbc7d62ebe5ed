import { endsEarly } from "@boresight/domain/next-step";
import { obstaclesOf, type Unmet } from "./order-moves-parts.ts";

interface Candidate {
  asks: readonly string[];
  unmet: readonly Unmet[];
  status: { id: string; sortOrder: number; isHold: boolean; isTerminal: boolean } | null;
}

interface Standing {
  sortOrder: number;
  category: string;
  /** Where the order was before, when it is on hold now. */
  heldInId: string | null;
}

/**
 * The step that leads on: back to where it was held, or else the nearest later status that nothing blocks and that asks
 * for no reason. The VIN is read on the way.
 */
export function nextMove<Move extends Candidate>(
  moves: readonly Move[],
  { sortOrder: from, category, heldInId }: Standing,
): Move | null {
  const back = moves.find(({ status, unmet }) => heldInId !== null && status?.id === heldInId && unmet.length === 0);
  if (back) return back;
  const onward = moves.filter(
    ({ status, asks, unmet }) =>
      status &&
      status.sortOrder > from &&
      !status.isHold &&
      asks.length === 0 &&
      obstaclesOf({ unmet }).length === 0 &&
      !endsEarly(status, category),
  );
  return onward.toSorted((one, other) => (one.status?.sortOrder ?? 0) - (other.status?.sortOrder ?? 0))[0] ?? null;
}
