import { t } from "@boresight/domain/texts/text";
import { searchFilter } from "#data/search-filter.ts";
import type { CustomerFilter } from "#graphql/graphql.ts";

export interface CustomerView {
  value: string;
  label: string;
  filter: CustomerFilter;
}

const all: CustomerView = { value: "all", label: t("base.all"), filter: {} };

/** The predefined filters, as chips above the list. */
export const customerViews: readonly CustomerView[] = [
  all,
  { value: "partner", label: t("customers.partners"), filter: { isPartnerReward: { equalTo: true } } },
  { value: "po", label: t("customers.poRequired"), filter: { requiresPo: { equalTo: true } } },
];

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
