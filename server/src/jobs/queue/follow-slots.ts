import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "#platform/startup-error.ts";
import { runSlots, type Slots, type SlotsRun } from "./run-slots.ts";

export interface Worker {
  /** Lets the jobs that are under way finish. */
  release: () => Promise<void>;
}

const retryAfter = 1000;

/** Works until it is released: a run that ends because the database went away is followed by another. */
export async function followSlots(slots: Slots, run = runSlots): Promise<Worker> {
  const released = new AbortController();
  let current = await run(slots);
  const following = followRuns();

  async function followRuns(): Promise<void> {
    for (;;) {
      await current.ended;
      if (released.signal.aborted) return;
      slots.queue.log.warn("the queue of jobs stopped: starting it again");
      await current.release();
      const next = await runAgain();
      if (!next) return;
      current = next;
      if (released.signal.aborted) return; // While it started: nobody would end it before we return.
    }
  }

  async function runAgain(): Promise<SlotsRun | null> {
    while (!released.signal.aborted) {
      try {
        return await run(slots);
      } catch (error) {
        slots.queue.log.warn({ reason: messageOf(error) }, "the queue of jobs cannot be started yet");
        await sleep(retryAfter, undefined, { signal: released.signal }).catch(() => {});
      }
    }
    return null;
  }

  return {
    async release() {
      released.abort();
      await current.release();
      await following;
      await current.release();
    },
  };
}
