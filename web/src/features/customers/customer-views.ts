import { t } from "@boresight/domain/texts/text";
import { searchFilter } from "#data/lists/search-filter.ts";
import type { CustomerFilter } from "#graphql/graphql.ts";
import type { ListOfViews } from "#records/saved-views/view-settings.ts";

export interface CustomerView {
  value: string;
  label: string;
  filter: CustomerFilter;
}

const isOpen: CustomerFilter = { status: { notEqualTo: "archived" } };
const all: CustomerView = { value: "all", label: t("base.all"), filter: isOpen };

/** The predefined filters, as chips above the list. */
export const customerViews: readonly CustomerView[] = [
  all,
  { value: "partner", label: t("customers.partners"), filter: { ...isOpen, isPartnerReward: { equalTo: true } } },
  { value: "po", label: t("customers.poRequired"), filter: { ...isOpen, requiresPo: { equalTo: true } } },
  { value: "onHold", label: t("customers.onHold"), filter: { status: { equalTo: "onHold" } } },
  { value: "archived", label: t("customers.archived"), filter: { status: { equalTo: "archived" } } },
];

/** What a saved view of the list of customers stores. */
export const customerListViews: ListOfViews = {
  list: "customers",
  names: ["view", "search", "kind"],
  passing: ["page"],
};

type Search = Readonly<Record<string, string | undefined>>;

export const customerViewOf = ({ view }: Search): CustomerView =>
  customerViews.find(({ value }) => value === view) ?? all;

/** Returns the filter for a view, with the search and the kind in the URL. */
export function customersIn(view: CustomerView, { search: typed, kind }: Search): CustomerFilter {
  return {
    ...view.filter,
    ...searchFilter(typed),
    ...(kind && { customerKind: { equalTo: kind } }),
  };
}
