/**
 * Looks for a better plan of a day's vans after something happened, over the days that follow where something cannot be done on
 * it any more, and says so. It moves nothing: that is for people.
 */
import { figuresOf, isWorthALook } from "@boresight/domain/schedule/routes/plan-figures";
import type { VanPlan } from "@boresight/domain/schedule/routes/plan-vans";
import { strandedOn } from "@boresight/domain/schedule/routes/plan-week";
import type { VanDay } from "@boresight/domain/schedule/routes/van-day";
import { dayAfter, daysFrom, momentOf } from "@boresight/domain/schedule/working-time";
import { planVanDays } from "#integrations/routes/plan-van-days.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import type { Config } from "#platform/settings/config.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { Pool } from "pg";
import * as z from "zod";
import { readVanDays } from "../read-van-day.ts";
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
  const read = (days: number) =>
    asSystem(at, async (system, { now }) =>
      (await isAhead({ facilityId, date, now }, system))
        ? readVanDays({ facilityId, dates: daysFrom(date, days) }, { reader: system, system, now, role: "admin" })
        : [],
    );
  const search = (days: readonly VanDay[]) => planVanDays(days, { vroomUrl: config.vroomUrl, log });
  const [day] = await read(1);
  const plans = day ? await search([day]) : [];
  const [alone] = plans;
  const isStranded = day && alone && strandedOn({ day, alone }).length > 0;
  const overDays = isStranded ? betterThan(await search(await read(daysAhead))) : null;
  const better = overDays && overDays.moved > 0 ? overDays : betterThan(plans);
  await asSystem(at, (_system, { emit }) =>
    emit({
      type: "vans.planned",
      entityId: facilityId,
      payload: { date, better: better && { ...better, cause, name } },
    }),
  );
}

/** The day itself and those to which its stops may go. */
const daysAhead = 7;

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

function betterThan(plans: readonly VanPlan[]): Pick<BetterPlan, "after" | "before" | "moved"> | null {
  const [before, after] = [plans.flatMap((plan) => plan.before), plans.flatMap((plan) => plan.after)];
  const own = new Set(plans[0]?.before.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const others = plans.slice(1).flatMap((plan) => plan.after.flatMap(({ stops }) => stops));
  const moved = others.filter(({ id }) => own.has(id)).length;
  const figures = { before: figuresOf(before), after: figuresOf(after) };
  const isWorthIt = plans.some(({ isRescue }) => isRescue) || isWorthALook(figures.before, figures.after);
  return (moved > 0 || isWorthIt) && plans.some((plan) => plan.isBetter) ? { ...figures, moved } : null;
}
