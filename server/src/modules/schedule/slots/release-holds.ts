import type { Clock } from "#platform/clock.ts";
import type { Rights } from "#platform/database/transaction.ts";

/** Releases expired holds. Returns how many. */
export const releaseHolds = (system: Rights, clock: Clock): Promise<number> =>
  system.run({
    text: "delete from app.appointments where status = 'held' and held_until <= $1",
    values: [clock()],
  });
