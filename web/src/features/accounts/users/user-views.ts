import { t } from "@boresight/domain/texts/text";
import { searchFilter } from "#data/lists/search-filter.ts";
import type { UserFilter } from "#graphql/graphql.ts";

export interface UserView {
  value: string;
  label: string;
  filter: UserFilter;
}

const all: UserView = { value: "all", label: t("base.all"), filter: {} };

/** The predefined filters, as chips above the list. */
export const userViews: readonly UserView[] = [
  all,
  { value: "staff", label: t("accounts.staff"), filter: { defaultRole: { in: ["admin", "technician"] } } },
  { value: "customers", label: t("base.customers"), filter: { defaultRole: { equalTo: "customer" } } },
  {
    value: "waiting",
    label: t("accounts.toBeLinked"),
    filter: { defaultRole: { equalTo: "user" }, disabled: { equalTo: false } },
  },
  { value: "disabled", label: t("accounts.disabled"), filter: { disabled: { equalTo: true } } },
];

type Search = Readonly<Record<string, string | undefined>>;

export const userViewOf = ({ view }: Search): UserView => userViews.find(({ value }) => value === view) ?? all;

/** Returns the filter for a view and the search in the URL; guests without a name are left out. */
export function usersIn({ filter }: UserView, { search: typed }: Search): UserFilter {
  return { isAnonymous: { equalTo: false }, ...filter, ...searchFilter(typed) };
}
