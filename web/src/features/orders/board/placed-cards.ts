interface Placed {
  id: string;
  status: { id: string } | null;
}

/** Cards that are on their way, by the status they are dropped on: they stand there until the move is settled. */
export type InFlight = ReadonlyMap<string, string>;

/** The cards of one status: its own but those that have left, and before them those that have just come. */
export function placedIn<Card extends Placed>(statusId: string, cards: readonly Card[], inFlight: InFlight): Card[] {
  const come = cards.filter(({ id }) => inFlight.get(id) === statusId);
  const own = cards.filter(({ id, status }) => status?.id === statusId && !inFlight.has(id));
  return [...come, ...own];
}
