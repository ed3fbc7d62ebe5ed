/** Which orders each figure of the dashboards counts, as the address of the list says it. */
import type { StatusCategory } from "#statuses/status-look.ts";
import type { OrderMilestone, OrderOutcome } from "./order-milestones.ts";

/** What the figures are narrowed to. */
export interface CountedDays {
  from: string;
  to: string;
  facility: string | null;
  customerKind: string | null;
}

/** Filters of the list of orders by name; the API's, as far as they are texts. */
export type OrderSearch = Readonly<Record<string, string>>;
type Counted = (days: CountedDays) => OrderSearch;

const narrowed = ({ facility, customerKind }: CountedDays): OrderSearch => ({
  ...(facility && { facility }),
  ...(customerKind && { customerKind }),
});

const now =
  (search: OrderSearch): Counted =>
  (days) => ({ ...search, ...narrowed(days) });

const created: Counted = (days) => ({ view: "all", createdFrom: days.from, createdTo: days.to, ...narrowed(days) });

const at =
  (milestone: OrderMilestone, outcome?: OrderOutcome): Counted =>
  (days) => ({
    view: "all",
    milestone,
    milestoneFrom: days.from,
    milestoneTo: days.to,
    ...(outcome && { outcome }),
    ...narrowed(days),
  });

/** By the figure's key. A share opens the orders that make it, a median those whose times it is of. */
export const ordersCounted = {
  openOrders: now({ view: "open" }),
  lateOrders: now({ view: "late" }),
  createdOrders: created,
  releasedOrders: at("released"),
  keysToKeysHours: at("released", "timed"),
  requestToApprovalHours: at("approved"),
  approvalToScheduleHours: at("scheduled"),
  releaseToInvoiceHours: at("invoiced"),
  onTimeRate: at("released", "onTime"),
  firstTimePassRate: at("calibrated", "firstAttempt"),
  holdRate: at("checkedIn", "everHeld"),
  notReadyRate: at("checkedIn", "notReady"),
  comebackRate: at("checkedIn", "comeback"),
  documentedRate: at("released", "documented"),
} as const satisfies Record<string, Counted>;

/** New orders, of one intake method or of all. */
export const ordersCreated = (days: CountedDays, intake?: string): OrderSearch => ({
  ...created(days),
  ...(intake && { intake }),
});

/** Open orders of a category or in a status, perhaps only those that are late. */
export const ordersOpen = (
  days: CountedDays,
  { isLate = false, ...where }: { category?: StatusCategory; status?: string; isLate?: boolean },
): OrderSearch => ({ view: "open", ...where, ...(isLate && { only: "late" }), ...narrowed(days) });

/** Those with a calibration of this type that got its result in these days. */
export const ordersCalibrated = (days: CountedDays, calibration: string): OrderSearch => ({
  ...at("calibrated")(days),
  calibration,
});

/** Those that were put on hold in these days for this reason. */
export const ordersHeld = (days: CountedDays, holdReason: string): OrderSearch => ({ ...at("held")(days), holdReason });

/** New orders whose vehicles were to be fetched from this place. */
export const ordersFetched = (days: CountedDays, pickupPlace: string): OrderSearch => ({
  ...created(days),
  pickupPlace,
});

/** A customer's vehicles that were checked in in these days and not ready. */
export const ordersNotReady = (days: CountedDays, customer: string): OrderSearch => ({
  ...at("checkedIn", "notReady")(days),
  customer,
});
