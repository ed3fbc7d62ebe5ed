/** A day of vans as it is driven: what is booked, what has begun, and what it came to. */
import type { Span } from "@boresight/domain/schedule/working-time";
import type { VanDay, VanStop } from "@boresight/domain/schedule/routes/van-day";
import { estimatedTravel, wayBetween, type VanPlace } from "@boresight/domain/schedule/travel/ways";
import type { VanRoute } from "@boresight/domain/schedule/routes/van-routes";
import { base, minute, open, type AskedWork } from "./random-day.ts";

interface DrivenVan {
  id: string;
  place: VanPlace;
  from: number;
  busy: Span[];
  hasTarget: boolean;
  /** When it first left the base; null: not yet. */
  left: number | null;
}

interface Booked {
  work: AskedWork;
  van: string;
  startsAt: number;
  /** As the schedule keeps it free. */
  minutes: number;
}

export interface DayFigures {
  miles: number;
  overtimeMinutes: number;
  /** Begun more than a quarter of an hour after the last announced time. */
  lateStarts: number;
  lateMinutes: number;
  /** Times that customers were asked to change. */
  asked: number;
  done: number;
  notDone: number;
}

const quarter = 15 * minute;
/** Work that would begin later is not done that day. */
const latest = open.end + 2 * 60 * minute;

const wayOf = (from: VanPlace, to: VanPlace) => wayBetween(from, to, estimatedTravel) ?? { miles: 0, minutes: 0 };

export class DrivenDay {
  readonly figures: DayFigures = {
    miles: 0,
    overtimeMinutes: 0,
    lateStarts: 0,
    lateMinutes: 0,
    asked: 0,
    done: 0,
    notDone: 0,
  };
  private readonly vans: readonly DrivenVan[];
  private booked: Booked[] = [];

  constructor(vans: readonly string[]) {
    this.vans = vans.map((id) => ({ id, place: base, from: open.start, busy: [], hasTarget: true, left: null }));
  }

  /** In the first free slot of the vans that can do it, as a schedule without routes offers it. */
  book(work: AskedWork, now: number, isAsked = false): void {
    const minutes = work.workMinutes + wayOf(base, work.place).minutes;
    const free = this.vans
      .filter((van) => this.canDo(van, work))
      .flatMap((van) => this.firstFree(van, { minutes, now }))
      .toSorted((one, other) => one.startsAt - other.startsAt);
    const [first] = free;
    if (!first) this.figures.notDone++;
    else {
      this.booked.push({ work, minutes, ...first });
      if (isAsked) this.figures.asked++;
    }
  }

  private firstFree({ id, busy, from }: DrivenVan, { minutes, now }: { minutes: number; now: number }) {
    const taken = [
      ...busy,
      ...this.booked
        .filter(({ van }) => van === id)
        .map(({ startsAt, minutes: kept }) => ({ start: startsAt, end: startsAt + kept * minute })),
    ];
    const earliest = Math.max(open.start, now, this.hasBegun(id) ? from : 0);
    for (let start = Math.ceil(earliest / quarter) * quarter; start + minutes * minute <= open.end; start += quarter) {
      const end = start + minutes * minute;
      if (taken.every((span) => span.start >= end || span.end <= start)) return [{ van: id, startsAt: start }];
    }
    return [];
  }

  private hasBegun(id: string): boolean {
    return this.vans.some((van) => van.id === id && van.left !== null);
  }

  private readonly canDo = ({ hasTarget }: DrivenVan, { needsTarget }: AskedWork): boolean => hasTarget || !needsTarget;

  /** Drives to whatever the vans have set out for by then. */
  driveUntil(now: number): void {
    for (const van of this.vans) {
      for (;;) {
        const next = this.booked
          .filter((one) => one.van === van.id)
          .toSorted((one, other) => one.startsAt - other.startsAt)[0];
        if (!next) break;
        const way = wayOf(van.place, next.work.place);
        const leaves = van.left === null ? Math.max(van.from, next.startsAt - way.minutes * minute) : van.from;
        if (leaves > now) break;
        this.begin(van, next, { leaves, way });
      }
    }
  }

  private begin(
    van: DrivenVan,
    next: Booked,
    { leaves, way }: { leaves: number; way: { miles: number; minutes: number } },
  ): void {
    this.booked = this.booked.filter((one) => one !== next);
    const work = next.work.workMinutes * minute;
    const ready = Math.max(leaves + way.minutes * minute, next.startsAt);
    const begins = van.busy
      .toSorted((one, other) => one.start - other.start)
      .reduce((time, { start, end }) => (start < time + work && end > time ? end : time), ready);
    if (begins > latest || !this.canDo(van, next.work)) {
      this.figures.notDone++;
      return;
    }
    van.left ??= leaves;
    this.figures.miles += way.miles;
    const late = Math.round((begins - next.startsAt) / minute);
    this.figures.lateMinutes += late;
    if (late > 15) this.figures.lateStarts++;
    this.figures.done++;
    van.place = next.work.place;
    van.from = begins + work;
  }

  end(): DayFigures {
    this.driveUntil(Number.POSITIVE_INFINITY);
    for (const { place, from, left } of this.vans) {
      if (left === null) continue;
      const home = wayOf(place, base);
      this.figures.miles += home.miles;
      const back = from + home.minutes * minute;
      this.figures.overtimeMinutes += Math.round(
        (Math.max(0, open.start - left) + Math.max(0, back - open.end)) / minute,
      );
    }
    return this.figures;
  }

  /** Nobody comes, or the vehicle is not there: the time is free again. */
  drop(id: string): void {
    this.booked = this.booked.filter(({ work }) => work.id !== id);
  }

  delay(id: string, now: number, minutes: number): void {
    const van = this.vans.find((one) => one.id === id);
    if (van) van.from = Math.max(van.from, now) + minutes * minute;
  }

  /** What the van has ahead is rebooked by hand, in first free slots. */
  leaveOut(id: string, now: number, which: (work: AskedWork) => boolean): void {
    const moved = this.booked.filter(({ van, work }) => van === id && which(work));
    this.booked = this.booked.filter((one) => !moved.includes(one));
    for (const { work } of moved) this.book(work, now, true);
  }

  setAway(id: string, now: number, minutes: number): void {
    this.vans.find((one) => one.id === id)?.busy.push({ start: now, end: now + minutes * minute });
  }

  breakTarget(id: string): void {
    const van = this.vans.find((one) => one.id === id);
    if (van) van.hasTarget = false;
  }

  /** As the search receives it. */
  asVanDay(now: number): VanDay {
    return {
      base,
      open: [open],
      now,
      travel: estimatedTravel,
      vans: this.vans.map(({ id, place, from, busy }) => ({
        bayId: id,
        driverId: `driver of ${id}`,
        place,
        from: Math.max(from, now),
        busy,
      })),
      stops: this.booked.map(({ work, van, startsAt, minutes }): VanStop => ({
        id: work.id,
        version: 1,
        bayId: van,
        technicianId: `driver of ${van}`,
        place: work.place,
        startsAt,
        minutes,
        workMinutes: work.workMinutes,
        isConfirmed: work.isConfirmed,
        isFixed: false,
        vans: this.vans.filter((one) => this.canDo(one, work)).map(({ id }) => id),
      })),
    };
  }

  /** Moves what a plan moves. */
  follow(routes: readonly VanRoute[]): void {
    const works = new Map(this.booked.map((one) => [one.work.id, one]));
    this.booked = routes.flatMap(({ bayId, stops }) =>
      stops.flatMap(({ id, startsAt, minutes, mustAsk }) => {
        const one = works.get(id);
        if (!one) throw new Error(`A plan has ${id}, which is not booked`);
        works.delete(id);
        if (mustAsk) this.figures.asked++;
        return [{ work: one.work, van: bayId, startsAt, minutes }];
      }),
    );
    if (works.size > 0) throw new Error("A plan has lost what was booked");
  }

  /** Two stops of a van at a time, or one in the past that no van is on its way to. */
  broken(): string[] {
    return this.vans.flatMap(({ id }) => {
      const own = this.booked.filter(({ van }) => van === id).toSorted((one, other) => one.startsAt - other.startsAt);
      return own.flatMap((one, index) =>
        one.startsAt + one.minutes * minute > (own[index + 1]?.startsAt ?? Infinity)
          ? [`${id}: ${one.work.id} and ${own[index + 1]?.work.id} meet`]
          : [],
      );
    });
  }
}
