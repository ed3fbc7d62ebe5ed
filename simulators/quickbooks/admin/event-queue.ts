/** What happened in the companies and no webhook has reported yet. */
import type { Clock } from "../clock.ts";
import type { EntityChange } from "../entities/company.ts";

export interface CompanyEvent extends EntityChange {
  realmId: string;
  /** The event's own id, which a receiver deduplicates by. */
  eventId: string;
  at: Date;
}

export interface EventQueue {
  add(change: EntityChange & { realmId: string }): void;
  /** Returns what waits, at most the latest 10,000, in order of happening, and forgets it. */
  takeAll(): CompanyEvent[];
  saved(): SavedEvents;
}

/** What waits, and how many there were, as it is kept when the simulator stops. */
export interface SavedEvents {
  waiting: readonly (Omit<CompanyEvent, "at"> & { at: string })[];
  count: number;
}

const mostWaiting = 10_000;

export function openEventQueue(clock: Clock, before?: SavedEvents): EventQueue {
  let waiting: CompanyEvent[] = (before?.waiting ?? []).map((event) => ({ ...event, at: new Date(event.at) }));
  let count = before?.count ?? 0;
  return {
    add(change) {
      count += 1;
      const eventId = `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;
      waiting.push({ ...change, eventId, at: clock() });
      if (waiting.length > mostWaiting) waiting.shift();
    },
    takeAll() {
      const all = waiting;
      waiting = [];
      return all;
    },
    saved: () => ({ waiting: waiting.map((event) => ({ ...event, at: event.at.toISOString() })), count }),
  };
}
