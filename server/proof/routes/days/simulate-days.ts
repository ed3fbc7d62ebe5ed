/** The same days twice: as a schedule without routes leaves them, and with a better plan whenever something happens. */
import { seededRandom } from "@boresight/domain/base/chance/seeded-random";
import { planVans } from "@boresight/domain/schedule/routes/plan-vans";
import { DrivenDay, type DayFigures } from "./driven-day.ts";
import { at, randomDay, type RandomDay, type Trouble } from "./random-day.ts";

export interface SimulatedDays {
  days: number;
  troubles: number;
  firstFree: DayFigures;
  improved: DayFigures;
  /** Plans that were looked for, and followed. */
  plans: number;
  followed: number;
  broken: readonly string[];
}

const rounds = 60;

export function simulateDays(days: number, seed: number): SimulatedDays {
  const random = seededRandom(seed);
  const total = { troubles: 0, plans: 0, followed: 0, broken: [] as string[] };
  const firstFree = emptyFigures();
  const improved = emptyFigures();
  for (let index = 0; index < days; index++) {
    const day = randomDay(random);
    total.troubles += day.troubles.length;
    add(firstFree, drive(day, null));
    const improve = (driven: DrivenDay, now: number): void => {
      const { after, isBetter } = planVans(driven.asVanDay(now), { rounds });
      total.plans++;
      if (!isBetter) return;
      driven.follow(after);
      total.followed++;
      total.broken.push(...driven.broken().map((what) => `day ${index}: ${what}`));
    };
    add(improved, drive(day, improve));
  }
  return { days, ...total, firstFree, improved };
}

type Improve = (driven: DrivenDay, now: number) => void;

const morning = at(7.5);

function drive({ vans, asked, troubles }: RandomDay, improve: Improve | null): DayFigures {
  const driven = new DrivenDay(vans);
  for (const work of asked) driven.book(work, morning);
  improve?.(driven, morning);
  for (const trouble of troubles) {
    driven.driveUntil(trouble.at);
    happen(driven, trouble, improve !== null);
    improve?.(driven, trouble.at);
  }
  return driven.end();
}

function happen(driven: DrivenDay, trouble: Trouble, isReplanned: boolean): void {
  const { at: now } = trouble;
  switch (trouble.kind) {
    case "urgent":
      driven.book(trouble.work, now);
      break;
    case "cancelled":
    case "noShow":
      driven.drop(trouble.work);
      break;
    case "delay":
      driven.delay(trouble.van, now, trouble.minutes);
      break;
    case "brokenTarget":
      driven.breakTarget(trouble.van);
      driven.leaveOut(trouble.van, now, ({ needsTarget }) => needsTarget);
      break;
    case "absence":
      driven.setAway(trouble.van, now, trouble.minutes);
      if (!isReplanned) driven.leaveOut(trouble.van, now, () => true);
  }
}

function emptyFigures(): DayFigures {
  return { miles: 0, overtimeMinutes: 0, lateStarts: 0, lateMinutes: 0, asked: 0, done: 0, notDone: 0 };
}

function add(sum: DayFigures, one: DayFigures): void {
  sum.miles += one.miles;
  sum.overtimeMinutes += one.overtimeMinutes;
  sum.lateStarts += one.lateStarts;
  sum.lateMinutes += one.lateMinutes;
  sum.asked += one.asked;
  sum.done += one.done;
  sum.notDone += one.notDone;
}
