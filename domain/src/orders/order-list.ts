/** How the list of orders is filtered and sorted: names shared by the page's address, its screen and the server. */
import { openCategories, type StatusCategory } from "#statuses/status-look.ts";
import { sortableFields } from "./order-fields.ts";

export const orderViewKeys = ["open", "late", "new", "approval", "shop", "hold", "out", "all"] as const;
export type OrderViewKey = (typeof orderViewKeys)[number];

interface OrderView {
  categories?: readonly StatusCategory[];
  isOpen?: true;
  statusKey?: string;
  isLate?: true;
}

/** The predefined views of the orders. */
export const orderViews: Record<OrderViewKey, OrderView> = {
  open: { categories: openCategories, isOpen: true },
  late: { isLate: true },
  new: { statusKey: "new" },
  approval: { statusKey: "approval" },
  shop: { categories: ["onsite", "work"] },
  hold: { categories: ["hold"] },
  out: { statusKey: "readyOut" },
  all: {},
};

/**
 * Additional filters: late, on hold, without the PO number its customer requires, released but not invoiced, without a
 * day.
 */
export const orderMarks = ["late", "hold", "noPo", "notInvoiced", "noDay"] as const;
export type OrderMark = (typeof orderMarks)[number];

/** How far an order is billed: by its invoice, or by its estimate while there is none. */
export const orderBillingStates = [
  "noEstimate",
  "estimateSent",
  "estimateApproved",
  "invoiceDraft",
  "unpaid",
  "paid",
] as const;
export type OrderBillingState = (typeof orderBillingStates)[number];

export const orderSortFields = [
  "createdAt",
  "internalOrderNumber",
  "statusChangedAt",
  "statusDueAt",
  "invoiceNumber",
  ...sortableFields,
] as const;
export type OrderSortField = (typeof orderSortFields)[number];

/** The technician filter's value for unassigned orders. */
export const unassigned = "none";

/** Counting stops here: a list says "10,000+". */
export const countLimit = 10_000;
/** The counts of all views are read at once, and stop at "1,000+". */
export const viewCountLimit = 1000;

export interface ListedStatus {
  id: string;
  key: string;
  category: StatusCategory;
  /** Orders end here, whatever its category is. */
  isTerminal: boolean;
}

interface StatusFilter {
  view?: OrderViewKey | null | undefined;
  status?: string | null | undefined;
  category?: string | null | undefined;
  /** Keys and categories, any of them. */
  statuses?: readonly string[] | null | undefined;
  categories?: readonly string[] | null | undefined;
  /** Keys that are left out. */
  notStatuses?: readonly string[] | null | undefined;
  only?: readonly OrderMark[] | null | undefined;
}

const marksOfWaiting: readonly OrderMark[] = ["notInvoiced", "noPo", "noDay"];

/** Whether orders in this status can match the filter. */
export function isListed({ key, category, isTerminal }: ListedStatus, filter: StatusFilter): boolean {
  const { view, status, category: wanted, statuses, notStatuses, categories: anyOf, only } = filter;
  const { categories, isOpen, statusKey } = orderViews[view ?? "all"];
  const isWaiting = asksForLate(filter) || only?.some((mark) => marksOfWaiting.includes(mark));
  return (
    (categories?.includes(category) ?? true) &&
    !(isOpen && isTerminal) &&
    (statusKey ?? key) === key &&
    (status ?? key) === key &&
    (wanted ?? category) === category &&
    (statuses?.includes(key) ?? true) &&
    (anyOf?.includes(category) ?? true) &&
    !notStatuses?.includes(key) &&
    !(only?.includes("hold") && category !== "hold") &&
    !(isWaiting && isTerminal)
  );
}

/** Late can be requested by the view or as an additional filter. */
export const asksForLate = ({ view, only }: StatusFilter): boolean =>
  orderViews[view ?? "all"].isLate === true || (only?.includes("late") ?? false);
