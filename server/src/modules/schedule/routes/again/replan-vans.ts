/** Looks for a better plan of a day's vans after something happened, and says so. It moves nothing: that is for people. */
import { figuresOf, isWorthALook } from "@boresight/domain/schedule/routes/plan-figures";
import type { VanPlan } from "@boresight/domain/schedule/routes/plan-vans";
import { dayAfter, momentOf } from "@boresight/domain/schedule/working-time";
import { planVanDays } from "#integrations/routes/plan-van-days.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import type { Config } from "#platform/settings/config.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { Pool } from "pg";
import * as z from "zod";
import { readVanDay } from "../read-van-day.ts";
import { replanCauses, type BetterPlan } from "./plan-events.ts";

export const replanSchema = z.object({
  facilityId: z.uuid(),
  date: z.iso.date(),
  cause: z.enum(replanCauses),
  name: z.string(),
});

interface ReplanDeps {
  pool: Pool;
  clock: Clock;
  log: Log;
  config: Pick<Config, "vroomUrl">;
}

export async function replanVans(
  { facilityId, date, cause, name }: z.output<typeof replanSchema>,
  { pool, clock, log, config }: ReplanDeps,
): Promise<void> {
  const at = { pool, clock };
  const day = await asSystem(at, async (system, { now }) =>
    (await isAhead({ facilityId, date, now }, system))
      ? readVanDay({ facilityId, date }, { reader: system, system, now, role: "admin" })
      : null,
  );
  const [plan] = day ? await planVanDays([day], { vroomUrl: config.vroomUrl, log }) : [];
  const better = plan ? betterThan(plan) : null;
  await asSystem(at, (_system, { emit }) =>
    emit({
      type: "vans.planned",
      entityId: facilityId,
      payload: { date, better: better && { ...better, cause, name } },
    }),
  );
}

interface Asked {
  facilityId: string;
  date: string;
  now: Date;
}

/** Whether something of the day is left, at a location that still works. */
async function isAhead({ facilityId, date, now }: Asked, system: Rights): Promise<boolean> {
  const facility = await system.maybe<{ timeZone: string }>({
    text: "select time_zone from app.facilities where id = $1 and is_active",
    values: [facilityId],
  });
  return facility !== undefined && momentOf(facility.timeZone, dayAfter(date), "00:00") > now.getTime();
}

function betterThan({ before, after, isBetter }: VanPlan): Pick<BetterPlan, "after" | "before"> | null {
  const figures = { before: figuresOf(before), after: figuresOf(after) };
  return isBetter && isWorthALook(figures.before, figures.after) ? figures : null;
}
