// Changes of orders and of the schedule, delivered from memory: one notification is parsed once and passed to every reader it concerns,
// without a query.
import * as z from "zod";
import type { Changes } from "#platform/database/listen.ts";

const ended = z.object({ endedKiosk: z.uuid() });
const notified = z.object({
  id: z.nullable(z.uuid()),
  statusId: z.nullable(z.uuid()),
  changedAt: z.string(),
  customerIds: z.nullable(z.array(z.uuid())), // null: all
  facilityIds: z.nullable(z.array(z.uuid())), // null: all
});

/**
 * Without an id anything may have changed: at the beginning, after the database was unreachable, and when a hold, a
 * facility, a bay or when somebody or something is not there has changed.
 */
export interface OrderChange {
  id: string | null;
  statusId: string | null;
  changedAt: string;
}

/** The orders a reader is notified about; null means no limit. */
export interface Audience {
  orderId: string | null;
  customerId: string | null;
  facilityIds: readonly string[] | null;
  /** The link of a display, which is notified that something has changed, not what, until the link is revoked. */
  kioskId: string | null;
}

const groupSize = 25;
const channel = "live:order_changes";

/** Grafast's subscriptions are to topics, which are strings. */
export const topicFor = (audience: Audience): string => JSON.stringify(audience);

type Notified = z.infer<typeof notified>;

interface Reader {
  audience: Audience;
  tell: (change: Notified | null) => void;
  end: () => void;
}

export type OrderChangeFeed = ReturnType<typeof createOrderChangeFeed>;

export function createOrderChangeFeed(changes: Changes) {
  const readers = new Set<Reader>();
  let stop: (() => void) | null = null;
  /** Before the database listens, readers wait for its first wake-up: it is their beginning. */
  let isListening = false;

  function wake(payload: string) {
    isListening = true;
    const read = payload === "" ? null : z.union([notified, ended]).parse(JSON.parse(payload));
    if (read && "endedKiosk" in read) return endKiosk(read.endedKiosk);
    const change = read;
    sendInGroups(
      [...readers].filter(({ audience }) => !change || concerns(audience, change)),
      change,
    );
  }
  function endKiosk(id: string) {
    for (const reader of readers) if (reader.audience.kioskId === id) reader.end();
  }
  function end() {
    for (const reader of readers) reader.end();
  }

  return {
    subscribe(topic: string | number): AsyncIterableIterator<OrderChange> {
      const audience = JSON.parse(String(topic)) as Audience; // written only by topicFor
      const queue = createChangeQueue(audience, () => {
        readers.delete(queue);
        if (readers.size > 0) return;
        stop?.();
        stop = null;
        isListening = false;
      });
      readers.add(queue);
      if (!stop) stop = changes.follow(channel, { wake, end });
      else if (isListening) queue.tell(null);
      return queue.changes;
    },
  };
}

/** In small groups, so that the first reader need not wait for the last, nor requests for all of them. */
function sendInGroups(readers: readonly Reader[], change: Notified | null) {
  for (const { tell } of readers.slice(0, groupSize)) tell(change);
  if (readers.length > groupSize) setImmediate(sendInGroups, readers.slice(groupSize), change);
}

const concerns = ({ orderId, customerId, facilityIds }: Audience, change: Notified): boolean =>
  (orderId === null || orderId === change.id) &&
  (customerId === null || change.customerIds === null || change.customerIds.includes(customerId)) &&
  (facilityIds === null || change.facilityIds === null || change.facilityIds.some((id) => facilityIds.includes(id)));

/** One reader's pending changes: the latest of each order, which bounds what a slow reader holds. */
function createChangeQueue(audience: Audience, onEnd: () => void) {
  const waiting = new Map<string | null, OrderChange>();
  let take: ((result: IteratorResult<OrderChange, undefined>) => void) | null = null;
  let ended = false;

  function tell(change: Notified | null) {
    const told = toldTo(audience, change);
    waiting.set(told.id, told);
    hand();
  }
  function hand() {
    const [first] = waiting.values();
    if (!take || !first) return;
    waiting.delete(first.id);
    take({ value: first, done: false });
    take = null;
  }
  function end() {
    if (ended) return;
    ended = true;
    take?.({ value: undefined, done: true });
    onEnd();
  }
  async function finish(): Promise<IteratorResult<OrderChange, undefined>> {
    end();
    return { value: undefined, done: true };
  }
  const changes: AsyncIterableIterator<OrderChange> = {
    next: () =>
      new Promise((resolve) => {
        if (ended) return resolve({ value: undefined, done: true });
        take = resolve;
        hand();
      }),
    return: finish,
    throw: finish,
    [Symbol.asyncIterator]: () => changes,
  };
  return { audience, tell, end, changes };
}

function toldTo({ kioskId }: Audience, change: Notified | null): OrderChange {
  if (!change || kioskId !== null) {
    return { id: null, statusId: null, changedAt: change?.changedAt ?? new Date().toISOString() };
  }
  const { id, statusId, changedAt } = change;
  return { id, statusId, changedAt };
}
