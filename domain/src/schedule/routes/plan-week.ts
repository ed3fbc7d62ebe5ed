/** Plans for days in a row: each for itself first, then what cannot be done on its day goes to the next one that takes it. */
import type { VanPlan } from "./plan-vans.ts";
import type { VanDay, VanStop } from "./van-day.ts";

/** Quick is enough to see whether there is room. */
export type Effort = "full" | "quick";
type PlanDay = (day: VanDay, effort: Effort) => Promise<VanPlan> | VanPlan;

/** A day with its own plan, and what leaves it and comes to it. */
interface PlannedDay {
  day: VanDay;
  alone: VanPlan;
  leaving: readonly string[];
  coming: readonly VanStop[];
}

/** Returns a plan for each of the days, which are in the order of time. */
export async function planWeek(days: readonly VanDay[], plan: PlanDay): Promise<readonly VanPlan[]> {
  const week: PlannedDay[] = [];
  for (const day of days) week.push({ day, alone: await plan(day, "full"), leaving: [], coming: [] });
  for (const [index, from] of week.entries()) {
    for (const id of strandedOn(from)) {
      const to = await nextDayFor(id, week.slice(index + 1), plan);
      if (!to) continue;
      to.coming = [...to.coming, ...visitorsOf(to, id)];
      from.leaving = [...from.leaving, id];
    }
  }
  const plans: VanPlan[] = [];
  for (const one of week) {
    const found = isAlone(one) ? one.alone : await plan(exchanged(one), "full");
    if (!keepsEverybody(found, one.alone)) return week.map(({ alone }) => alone);
    plans.push(isAlone(one) ? found : { ...found, before: one.alone.before, isBetter: true });
  }
  return plans;
}

/** The stops that another day may take. None is nearer then, and what is pinned stays. */
export function strandedOn({ day, alone }: Pick<PlannedDay, "alone" | "day">): readonly string[] {
  const left = new Map(alone.left.map(({ id, reason }) => [id, reason]));
  const isStranded = ({ id, isFixed }: VanStop) =>
    !isFixed && left.has(id) && left.get(id) !== "noPlace" && left.get(id) !== "noRoad";
  return day.stops
    .filter(isStranded)
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .map(({ id }) => id);
}

const visitorsOf = ({ day }: PlannedDay, id: string): readonly VanStop[] =>
  day.visitors?.filter((one) => one.id === id && one.vans.length > 0) ?? [];

/** The first of the days that takes the stop and still keeps all it keeps alone. */
async function nextDayFor(id: string, later: readonly PlannedDay[], plan: PlanDay): Promise<PlannedDay | null> {
  for (const one of later) {
    const visitors = visitorsOf(one, id);
    if (visitors.length === 0) continue;
    const found = await plan(exchanged({ ...one, coming: [...one.coming, ...visitors] }), "quick");
    if (keepsEverybody(found, one.alone)) return one;
  }
  return null;
}

const isAlone = ({ leaving, coming }: PlannedDay): boolean => leaving.length + coming.length === 0;

const exchanged = ({ day, leaving, coming }: PlannedDay): VanDay => ({
  ...day,
  stops: [...day.stops.filter(({ id }) => !leaving.includes(id)), ...coming],
  vans:
    coming.length === 0
      ? day.vans
      : day.vans.map((van) => day.spareVans?.find(({ bayId }) => bayId === van.bayId) ?? van),
});

/** Leaves nothing that the other plan did not leave. */
const keepsEverybody = ({ left }: VanPlan, other: VanPlan): boolean =>
  left.every(({ id }) => other.left.some((one) => one.id === id));
