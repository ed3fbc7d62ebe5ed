import type { KeptFigure } from "#modules/dashboards/keep-days.ts";
import type { Slice } from "./read-slices.ts";

/** One figure of a dashboard: what it counts, and what is shown beside it. */
export interface FigureDefinition {
  value: (slice: Slice) => number | null;
  /** The 90th percentile of a time, or what a share is made of: an amount, a number of orders. */
  beside?: (slice: Slice) => number | null;
}

const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);
const among =
  (...keys: readonly string[]) =>
  (key: string) =>
    keys.includes(key);
const shareOf =
  (figure: KeptFigure, part: (key: string) => boolean, whole?: (key: string) => boolean) => (slice: Slice) =>
    share(slice.count(figure, part), slice.count(figure, whole));
/** A share of orders, with their number. */
const ordersOf = (...asked: Parameters<typeof shareOf>): FigureDefinition => ({
  value: shareOf(...asked),
  beside: (slice) => slice.count(asked[0], asked[1]),
});
const timeOf = (figure: KeptFigure, key?: string): FigureDefinition => ({
  value: (slice) => slice.times(figure, key)?.median ?? null,
  beside: (slice) => slice.times(figure, key)?.p90 ?? null,
});

/** The figures of handbook section 20 about the work, in the order in which they are shown. */
export const workDefinitions = {
  createdOrders: { value: (slice) => slice.count("created") },
  releasedOrders: { value: (slice) => slice.count("released") },
  keysToKeysHours: timeOf("released"),
  requestToApprovalHours: timeOf("steps", "approved"),
  approvalToScheduleHours: timeOf("steps", "scheduled"),
  onTimeRate: ordersOf("released", among("onTime"), among("onTime", "late")),
  firstTimePassRate: { value: shareOf("calibrated", (key) => key.endsWith(":first")) },
  holdRate: ordersOf("checkedIn", among("held", "notReady")),
  notReadyRate: ordersOf("checkedIn", among("notReady")),
  comebackRate: ordersOf("comebacks", among("back")),
  documentedRate: ordersOf("documented", among("complete")),
  noShowRate: { value: shareOf("visits", among("noShow"), among("noShow", "arrived", "completed")) },
} as const satisfies Record<string, FigureDefinition>;

/** What was booked of the bays' time, in minutes. */
export const bookedMinutes = (slice: Slice): number =>
  slice.cents("visits", among("confirmed", "arrived", "completed"));

/** Those about money, for admins. */
export const moneyDefinitions = {
  revenueCents: { value: (slice) => slice.cents("invoiced") },
  collectedCents: { value: (slice) => slice.cents("collected") },
  marginRate: {
    value: (slice) => share(slice.cents("earned"), slice.cents("invoiced")),
    beside: (slice) => slice.cents("earned"),
  },
  averageOrderCents: { value: (slice) => share(slice.cents("invoiced"), slice.orders("invoiced")) },
  calibrationsPerOrder: { value: (slice) => share(slice.cents("firstInvoiced"), slice.count("firstInvoiced")) },
  releaseToInvoiceHours: timeOf("steps", "invoiced"),
  approvalRate: { value: shareOf("decided", among("approved")) },
  averageEstimateCents: { value: (slice) => share(slice.cents("decided"), slice.count("decided")) },
  decisionHours: { value: (slice) => slice.times("decided")?.average ?? null },
} as const satisfies Record<string, FigureDefinition>;

export const workKept: readonly KeptFigure[] = [
  "created",
  "released",
  "steps",
  "calibrated",
  "checkedIn",
  "comebacks",
  "documented",
  "visits",
];
export const moneyKept: readonly KeptFigure[] = [
  "invoiced",
  "collected",
  "earned",
  "firstInvoiced",
  "steps",
  "decided",
];
