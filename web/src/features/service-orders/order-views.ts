import { searchKey } from "@boresight/domain/text";
import type { ServiceOrderFilter } from "#graphql/graphql.ts";

export interface OrderView {
  value: string;
  label: string;
  filter: (now: string) => ServiceOrderFilter;
  alarming?: boolean;
}

const inStatus = (key: string): ServiceOrderFilter => ({ status: { key: { equalTo: key } } });
const inCategories = (...categories: string[]): ServiceOrderFilter => ({ status: { category: { in: categories } } });

/** The usual cuts through the orders, as chips above the list. */
export const orderViews: readonly OrderView[] = [
  { value: "open", label: "Open", filter: () => inCategories("intake", "ready", "onsite", "work", "hold", "done") },
  { value: "late", label: "Late", filter: (now) => ({ statusDueAt: { lessThan: now } }), alarming: true },
  { value: "new", label: "New requests", filter: () => inStatus("new") },
  { value: "approval", label: "Awaiting approval", filter: () => inStatus("approval") },
  { value: "shop", label: "In the shop", filter: () => inCategories("onsite", "work") },
  { value: "hold", label: "On hold", filter: () => inCategories("hold") },
  { value: "out", label: "Ready for pickup", filter: () => inStatus("readyOut") },
  { value: "all", label: "All", filter: () => ({}) },
];

/** What narrows every view: the search and the chosen filters, as the address has them. */
export function chosenFilter(search: Readonly<Record<string, string | undefined>>): ServiceOrderFilter[] {
  const { search: typed, status, category, customer, facility, technician, intake } = search;
  const key = typed ? searchKey(typed) : "";
  return [
    ...(key ? [{ searchText: { includes: key } }] : []),
    ...(status ? [{ status: { key: { equalTo: status } } }] : []),
    ...(category ? [{ status: { category: { equalTo: category } } }] : []),
    ...(customer ? [{ customerId: { equalTo: customer } }] : []),
    ...(facility ? [{ facilityId: { equalTo: facility } }] : []),
    ...(technician ? [{ assignedTechnicianId: { equalTo: technician } }] : []),
    ...(intake ? [{ intakeMethod: { equalTo: intake } }] : []),
  ];
}

/** The view an address asks for; the open orders unless it says otherwise or narrows to a status outside of them. */
export function viewOf({ view, status, category }: Readonly<Record<string, string | undefined>>): OrderView {
  const fallback = status || category ? "all" : "open";
  const found = orderViews.find(({ value }) => value === (view ?? fallback)) ?? orderViews[0];
  if (!found) throw new Error("there are no views");
  return found;
}

export const filterOf = (
  view: OrderView,
  narrowed: readonly ServiceOrderFilter[],
  now: string,
): ServiceOrderFilter => ({
  and: [view.filter(now), ...narrowed],
});
