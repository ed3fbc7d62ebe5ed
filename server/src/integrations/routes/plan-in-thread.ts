/** Plans the routes of vans in a worker thread: a search takes a second or two, in which the server would answer nobody. */
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

/** Returns a plan for each of the days. Throws when the search fails or does not end. */
export async function planInThread(days: readonly VanDay[]): Promise<readonly VanPlan[]> {
  const order: PlanOrder = { days, rounds: days.length > 1 ? rounds.each : rounds.one };
  const worker = new Worker(new URL("./plan-worker.ts", import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMb },
  });
  const { promise, resolve, reject } = Promise.withResolvers<readonly VanPlan[]>();
  const deadline = setTimeout(() => reject(new Error("The plan of the vans took too long")), longest);
  worker.once("message", (plans: readonly VanPlan[]) => resolve(plans));
  worker.once("error", reject);
  worker.once("exit", () => reject(new Error("The plan of the vans ended without an answer")));
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
