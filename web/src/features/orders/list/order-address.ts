import { orderMarks, orderViewKeys, type OrderMark, type OrderViewKey } from "@boresight/domain/orders/order-list";
import type { OrderFilter } from "#graphql/graphql.ts";
import type { Sort } from "#ui/table/paging.ts";

type Search = Readonly<Record<string, string | undefined>>;

/** The list's filters other than its view, by their names in the URL. */
export const filterNames = [
  "status",
  "category",
  "customer",
  "customerKind",
  "facility",
  "technician",
  "calibration",
  "intake",
  "billing",
  "only",
  "createdFrom",
  "createdTo",
  "dueFrom",
  "dueTo",
  "milestone",
  "milestoneFrom",
  "milestoneTo",
  "outcome",
  "holdReason",
  "pickupPlace",
] as const;

/** Removes every filter and the search from the URL. */
export const cleared = Object.fromEntries([...filterNames, "search", "page"].map((name) => [name, undefined]));

const isMark = (word: string): word is OrderMark => orderMarks.some((mark) => mark === word);

export const marksIn = (only: string | undefined): OrderMark[] => (only ?? "").split(",").filter(isMark);

/** Returns the view in the URL; by default the open orders, unless a status filter lies outside of them. */
export function viewOf({ view, status, category }: Search): OrderViewKey {
  const fallback = status || category ? "all" : "open";
  return orderViewKeys.find((key) => key === view) ?? fallback;
}

/** Returns the server's filter for a URL. */
export function filterOf(search: Search): OrderFilter {
  const given = ["search", ...filterNames].flatMap((name) => {
    const value = search[name];
    return value && name !== "only" ? [[name, value]] : [];
  });
  const only = marksIn(search["only"]);
  return { view: viewOf(search), ...Object.fromEntries(given), ...(only.length > 0 && { only }) };
}

/** A milestone and its days are one. */
export const countFilters = (search: Search): number =>
  filterNames.filter((name) => search[name] && !/^milestone./.test(name)).length;

/** Staff see the most urgent first, unless they look at all orders or at what a search has found: those are newest first. */
export const usualSort = (search: Search, audience: "staff" | "customer"): Sort | null =>
  audience === "staff" && viewOf(search) !== "all" && !search["search"]
    ? { field: "statusDueAt", direction: "asc" }
    : null;
