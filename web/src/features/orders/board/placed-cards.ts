interface Placed {
  id: string;
  status: { id: string } | null;
  statusDueAt: string | null;
}

/** Cards being moved, by the status they were dropped on: they are shown there until the change is decided. */
export type InFlight = ReadonlyMap<string, string>;

/** The cards of one status, the most urgent first: without those dropped elsewhere, and after those dropped here. */
export function placedIn<Card extends Placed>(statusId: string, cards: readonly Card[], inFlight: InFlight): Card[] {
  const come = cards.filter(({ id }) => inFlight.get(id) === statusId);
  const own = cards.filter(({ id, status }) => status?.id === statusId && !inFlight.has(id));
  return [...come, ...own.toSorted(byUrgency)];
}

/** What is due never comes last; equal ones keep the server's order. */
const byUrgency = (one: Placed, other: Placed) => dueTime(one) - dueTime(other) || 0;

const dueTime = ({ statusDueAt }: Placed) => (statusDueAt ? new Date(statusDueAt).getTime() : Infinity);
