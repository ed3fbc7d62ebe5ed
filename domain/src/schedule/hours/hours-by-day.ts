/** Hours by local day: what goes on over midnight counts on both days, and a day of 23 or 25 hours counts what passed. */
import { dayAfter, localDay, momentOf } from "#schedule/working-time.ts";
import type { WorkKind } from "./work-kind.ts";

export interface WorkedSpan {
  userId: string;
  kind: WorkKind;
  timeZone: string;
  start: number;
  end: number;
  isCorrected: boolean;
}

export interface DayOfWork {
  userId: string;
  /** "2026-05-04" */
  day: string;
  timeZone: string;
  minutes: Readonly<Record<WorkKind, number>>;
  /** All but breaks. */
  paidMinutes: number;
  /** When the first thing began and the last one ended on that day. */
  startedAt: number;
  endedAt: number;
  isCorrected: boolean;
}

interface Piece extends WorkedSpan {
  day: string;
}

function piecesOf(span: WorkedSpan): Piece[] {
  const pieces: Piece[] = [];
  let { start } = span;
  while (start < span.end) {
    const day = localDay(span.timeZone, start);
    const midnight = momentOf(span.timeZone, dayAfter(day), "00:00");
    const end = Math.min(span.end, midnight);
    pieces.push({ ...span, start, end, day });
    start = end;
  }
  return pieces;
}

const inMinutes = (milliseconds: number): number => Math.round(milliseconds / 60_000);

/** Returns each person's days in order, whole minutes of each kind. */
export function hoursByDay(spans: readonly WorkedSpan[]): DayOfWork[] {
  const days = Map.groupBy(spans.flatMap(piecesOf), ({ userId, day }) => `${day} ${userId}`);
  return [...days].toSorted(([one], [other]) => one.localeCompare(other)).flatMap(([, pieces]) => dayOf(pieces));
}

function dayOf(pieces: readonly Piece[]): DayOfWork[] {
  const [first] = pieces;
  if (!first) return [];
  const sum = (kind: WorkKind) =>
    inMinutes(pieces.filter((piece) => piece.kind === kind).reduce((total, { start, end }) => total + end - start, 0));
  const minutes = { work: sum("work"), travel: sum("travel"), waiting: sum("waiting"), break: sum("break") };
  return [
    {
      userId: first.userId,
      day: first.day,
      timeZone: first.timeZone,
      minutes,
      paidMinutes: minutes.work + minutes.travel + minutes.waiting,
      startedAt: Math.min(...pieces.map(({ start }) => start)),
      endedAt: Math.max(...pieces.map(({ end }) => end)),
      isCorrected: pieces.some(({ isCorrected }) => isCorrected),
    },
  ];
}
