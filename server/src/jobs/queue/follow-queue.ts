import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "#platform/startup-error.ts";
import { runQueue, type QueueRun, type QueueRunDeps } from "./run-queue.ts";

export interface Worker {
  /** Lets the jobs that are under way finish. */
  release: () => Promise<void>;
}

const retryAfter = 1000;

/** Works until it is released: a run that ends because the database went away is followed by another. */
export async function followQueue(queue: QueueRunDeps, run = runQueue): Promise<Worker> {
  const released = new AbortController();
  let current = await run(queue);
  const following = followRuns();

  async function followRuns(): Promise<void> {
    for (;;) {
      await current.ended;
      if (released.signal.aborted) return;
      queue.log.warn("the queue of jobs stopped: starting it again");
      await current.release();
      const next = await runAgain();
      if (!next) return;
      current = next;
      if (released.signal.aborted) return; // While it started: nobody would end it before we return.
    }
  }

  async function runAgain(): Promise<QueueRun | null> {
    while (!released.signal.aborted) {
      try {
        return await run(queue);
      } catch (error) {
        queue.log.warn({ reason: messageOf(error) }, "the queue of jobs cannot be started yet");
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
