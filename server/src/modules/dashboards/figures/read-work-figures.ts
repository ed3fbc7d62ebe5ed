import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { isOpenCategory } from "@boresight/domain/statuses/status-look";
import { intakeMethods, type IntakeMethod } from "@boresight/domain/intake/intake-method";
import type { Transaction } from "#platform/database/transaction.ts";
import { bookedMinutes, workDefinitions, workKept, type FigureDefinition } from "./figure-definitions.ts";
import { readFigureSpan, type FigureFilter, type FigureSpan } from "./figure-span.ts";
import { readOpenOrders, type OpenStatus } from "./read-open-orders.ts";
import { readOpenMinutes } from "./read-open-minutes.ts";
import { readSlices, type Slices } from "./read-slices.ts";

/** A figure of the span beside that of the equal span before, and in steps of the span where it has any. */
export interface ShopFigure {
  key: string;
  value: number | null;
  before: number | null;
  /** The 90th percentile of a time, or the amount of a share. */
  beside: number | null;
  steps: readonly (number | null)[];
}

export interface WorkFigures extends Pick<FigureSpan, "from" | "to"> {
  figures: readonly ShopFigure[];
  /** The open orders now. */
  statuses: readonly OpenStatus[];
  /** New orders by intake method, in steps of the span. */
  days: readonly ({ day: string } & Record<IntakeMethod, number>)[];
}

/** Returns what definitions make of the slices. */
export const figuresOf = (
  definitions: Record<string, FigureDefinition>,
  { now, before, steps }: Slices,
): ShopFigure[] =>
  Object.entries(definitions).map(([key, { value, beside }]) => ({
    key,
    value: value(now),
    before: value(before),
    beside: beside?.(now) ?? null,
    steps: steps.map(value),
  }));

/** The figures about the work, of what the caller sees. Throws `permission-error`. */
export async function readWorkFigures(filter: FigureFilter, { caller }: Transaction): Promise<WorkFigures> {
  if (!isStaff(caller.role)) throw fail("permission-error");
  const span = await readFigureSpan(filter, caller);
  const slices = await readSlices(workKept, { span, filter }, caller);
  const statuses = await readOpenOrders(filter, caller);
  const open = await readOpenMinutes(span, filter, caller);
  const sum = (of: (status: OpenStatus) => number) => statuses.reduce((total, status) => total + of(status), 0);
  const figures = [
    ofNow(
      "openOrders",
      sum(({ category, count }) => (isOpenCategory(category) ? count : 0)),
    ),
    ofNow(
      "lateOrders",
      sum(({ late }) => late),
    ),
    ...figuresOf(workDefinitions, slices),
    utilization(slices, span, open),
  ];
  return { from: span.from, to: span.to, figures, statuses, days: daysOf(slices, span) };
}

const ofNow = (key: string, value: number): ShopFigure => ({ key, value, before: null, beside: null, steps: [] });

const daysOf = ({ steps }: Slices, { from, step }: FigureSpan): WorkFigures["days"] =>
  steps.map((slice, place) => ({
    day: new Date(Date.parse(`${from}T12:00:00Z`) + place * step * 86_400_000).toISOString().slice(0, 10),
    ...byMethod((method) => slice.count("created", (key) => key === method)),
  }));

function byMethod(countOf: (method: IntakeMethod) => number): Record<IntakeMethod, number> {
  const counts: Record<IntakeMethod, number> = { dropOff: 0, pickup: 0, tow: 0, mobile: 0 };
  for (const method of intakeMethods) counts[method] = countOf(method);
  return counts;
}

function shareOf(booked: number, minutes: readonly number[]): number | null {
  const available = minutes.reduce((sum, one) => sum + one, 0);
  return available > 0 ? booked / available : null;
}

function utilization(
  { now, before, steps }: Slices,
  { length, step }: FigureSpan,
  open: readonly number[],
): ShopFigure {
  const recent = open.slice(length);
  return {
    key: "bayUtilization",
    value: shareOf(bookedMinutes(now), recent),
    before: shareOf(bookedMinutes(before), open.slice(0, length)),
    beside: null,
    steps: steps.map((slice, place) => shareOf(bookedMinutes(slice), recent.slice(place * step, (place + 1) * step))),
  };
}
