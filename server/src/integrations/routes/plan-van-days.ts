import { planSteps, type VanPlan } from "@boresight/domain/schedule/routes/plan-vans";
import { planWeek } from "@boresight/domain/schedule/routes/plan-week";
import type { VanDay } from "@boresight/domain/schedule/routes/van-day";
import { openBreakers } from "#platform/limits/breaker.ts";
import type { Log } from "#platform/log.ts";
import { planInThread } from "./plan-in-thread.ts";
import { solveByVroom } from "./vroom.ts";

interface PlannedBy {
  /** A VROOM server that is asked first; null for our own search alone. */
  vroomUrl: string | null;
  log: Log;
}

const breakerOf = openBreakers({ failures: 2, pause: 60_000 });

/** Returns a plan for each of the days. Where VROOM does not make one that holds, our own search does. */
export async function planVanDays(days: readonly VanDay[], { vroomUrl, log }: PlannedBy): Promise<readonly VanPlan[]> {
  if (vroomUrl === null) return planInThread(days);
  try {
    return await breakerOf(vroomUrl).run(() => planWeek(days, (day) => planByVroom(day, vroomUrl)));
  } catch (err) {
    log.warn({ err }, "VROOM made no plan of the vans that holds: our own search made one");
    return planInThread(days);
  }
}

async function planByVroom(day: VanDay, url: string): Promise<VanPlan> {
  const steps = planSteps(day);
  let step = steps.next();
  while (step.done !== true) step = steps.next(await solveByVroom(step.value, url));
  return step.value;
}
