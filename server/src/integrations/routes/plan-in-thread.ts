/** Plans the routes of vans in a worker thread: a search takes a second or two, in which the server would answer nobody. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { VanPlan } from "@boresight/domain/schedule/routes/plan-vans";
import type { VanDay } from "@boresight/domain/schedule/routes/van-day";

export interface PlanOrder {
  days: readonly VanDay[];
  rounds: number;
}

/** Of a day that is planned alone, and of each of several. */
const rounds = { one: 1000, each: 500 };
const mostHeapMb = 256;
/** On a very busy machine. */
const longest = 60_000;
/** To start a thread takes longer than to plan a small day: the last one waits so long for another plan. */
const idleMs = 30_000;

let idle: { worker: Worker; end: NodeJS.Timeout } | null = null;

/** Returns a plan for each of the days. Throws when the search fails or does not end. */
export async function planInThread(days: readonly VanDay[]): Promise<readonly VanPlan[]> {
  const order: PlanOrder = { days, rounds: days.length > 1 ? rounds.each : rounds.one };
  const worker = takeIdle() ?? startWorker();
  const ended = new AbortController();
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target
    worker.postMessage(order);
    const plans = await answerOf(worker, ended.signal);
    keepIdle(worker);
    return plans;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    ended.abort();
  }
}

function startWorker(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: mostHeapMb };
  const worker = new Worker(new URL("./plan-worker.ts", import.meta.url), { resourceLimits });
  worker.on("error", () => {}); // Whoever waits for an answer gets it; while nobody does, the next one starts another.
  return worker.once("exit", () => forget(worker));
}

async function answerOf(worker: Worker, signal: AbortSignal): Promise<readonly VanPlan[]> {
  const late = AbortSignal.timeout(longest);
  const [answer] = await Promise.race([
    once(worker, "message", { signal: AbortSignal.any([signal, late]) }), // Throws what the thread throws, too.
    once(worker, "exit", { signal }).then(() => {
      throw new Error("The plan of the vans ended without an answer");
    }),
  ]);
  return answer;
}

function takeIdle(): Worker | null {
  if (!idle) return null;
  const { worker, end } = idle;
  clearTimeout(end);
  worker.ref();
  idle = null;
  return worker;
}

/** The thread keeps no process alive. */
function keepIdle(worker: Worker): void {
  if (idle) return void worker.terminate();
  worker.unref();
  const end = setTimeout(() => {
    forget(worker);
    void worker.terminate();
  }, idleMs).unref();
  idle = { worker, end };
}

function forget(worker: Worker): void {
  if (idle?.worker === worker) idle = null;
}
