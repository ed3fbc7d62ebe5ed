import { setTimeout as sleep } from "node:timers/promises";
import { runQueue, type QueueRun, type QueueRunDeps } from "./run-queue.ts";

export interface Worker {
  /** Lets the jobs that are under way finish. */
  release: () => Promise<void>;
}

const retryAfter = 1000;

/** Works until it is released: a run that ends because the database went away is followed by another. */
export async function followQueue(queue: QueueRunDeps): Promise<Worker> {
  const released = new AbortController();
  let current = await runQueue(queue);
  const following = followRuns();

  async function followRuns(): Promise<void> {
    for (;;) {
      await current.ended;
      if (released.signal.aborted) return;
      queue.log.warn("the queue of jobs stopped: starting it again");
      await current.release();
      const next = await runAgain(queue, released.signal);
      if (!next) return;
      current = next;
    }
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

async function runAgain(queue: QueueRunDeps, released: AbortSignal): Promise<QueueRun | null> {
  while (!released.aborted) {
    try {
      return await runQueue(queue);
    } catch (error) {
      queue.log.warn({ reason: String(error) }, "the queue of jobs cannot be started yet");
      await sleep(retryAfter, undefined, { signal: released }).catch(() => {});
    }
  }
  return null;
}
