import { proposedPlanSchema } from "@boresight/domain/schedule/routes/plan-schemas";
import { daysFrom } from "@boresight/domain/schedule/working-time";
import { estimatedTravel } from "@boresight/domain/schedule/travel/ways";
import type { RoutedStop, VanRoute } from "@boresight/domain/schedule/routes/van-routes";
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { planVanDays } from "#integrations/routes/plan-van-days.ts";
import { limitWork } from "#platform/limits/limited-work.ts";
import { longMutation } from "#platform/mutation.ts";
import { readVanDays } from "./read-van-day.ts";

/** Searches at the same time: each takes a core. Who waits holds nothing but what was read. */
const planning = limitWork({ atOnce: 1, waiting: 15, refuse: () => fail("too-many-requests") });

export const proposePlan = longMutation({
  summary:
    "Looks for a better plan of a day of the vans, or of several: what it would be beside what it is, and who would have to be asked. It changes nothing.",
  input: proposedPlanSchema,
  returns: {
    before: { type: "[VanRoute!]!", holds: "objects" },
    after: { type: "[VanRoute!]!", holds: "objects", description: "The same as before where nothing is better." },
    isBetter: "Boolean!",
    pace: { type: "Float!", description: "How much longer drives take than estimated; 1 while nothing is known." },
    drives: { type: "Int!", description: "How many recorded drives say so." },
    left: { type: "[LeftStop!]!", holds: "objects", description: "What no plan reaches: it stays as it is." },
  },
  errors: ["too-many-requests"],
  async run({ facilityId, date, days }, { caller, system, now }) {
    if (!isStaff(caller.role)) throw fail("permission-error");
    const dates = daysFrom(date, days);
    return {
      dates,
      read: await readVanDays({ facilityId, dates }, { reader: caller, system, now, role: caller.role }),
    };
  },
  async conclude({ dates, read }, { config, log }) {
    const plans = await planning(() => planVanDays(read, { vroomUrl: config.vroomUrl, log }));
    const { pace, drives } = read[0]?.travel ?? estimatedTravel;
    const routes = (of: "after" | "before") =>
      plans.flatMap((plan, index) => plan[of].map((route) => shown(route, dates[index] ?? "")));
    return {
      before: routes("before"),
      after: routes("after"),
      isBetter: plans.some(({ isBetter }) => isBetter),
      pace,
      drives,
      left: plans.flatMap(({ left }) => left),
    };
  },
});

const shown = ({ stops, ...route }: VanRoute, date: string) => ({ ...route, date, stops: stops.map(shownStop) });

const shownStop = ({ startsAt, ...stop }: RoutedStop) => ({ ...stop, startsAt: new Date(startsAt).toISOString() });
