/** What a plan of the vans comes to in sum, and whether a better one is worth somebody's attention. */
import type { VanRoute } from "./van-routes.ts";

export interface PlanFigures {
  miles: number;
  overtimeMinutes: number;
  lateMinutes: number;
  lateArrivals: number;
  /** Customers who were told another time. */
  asked: number;
}

export function figuresOf(routes: readonly VanRoute[]): PlanFigures {
  const stops = routes.flatMap((route) => route.stops);
  const sum = (key: "lateMinutes" | "miles" | "overtimeMinutes") => routes.reduce((total, one) => total + one[key], 0);
  return {
    miles: Math.round(10 * sum("miles")) / 10,
    overtimeMinutes: sum("overtimeMinutes"),
    lateMinutes: sum("lateMinutes"),
    lateArrivals: stops.filter(({ lateMinutes }) => lateMinutes > 0).length,
    asked: stops.filter(({ mustAsk }) => mustAsk).length,
  };
}

const worth = { miles: 5, minutes: 10 };

/** Whether so much is gained that the office should look at it. */
export const isWorthALook = (before: PlanFigures, after: PlanFigures): boolean =>
  before.miles - after.miles >= worth.miles ||
  before.overtimeMinutes - after.overtimeMinutes >= worth.minutes ||
  before.lateMinutes - after.lateMinutes >= worth.minutes;
