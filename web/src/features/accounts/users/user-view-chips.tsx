import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import { FilterChips } from "#ui/filter/filter-chips.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { userViewOf, userViews, usersIn } from "./user-views.ts";

const UserViewCounts = graphql(`
  query UserViewCounts(
    $all: UserFilter
    $staff: UserFilter
    $customers: UserFilter
    $waiting: UserFilter
    $disabled: UserFilter
  ) {
    all: users(filter: $all) {
      totalCount
    }
    staff: users(filter: $staff) {
      totalCount
    }
    customers: users(filter: $customers) {
      totalCount
    }
    waiting: users(filter: $waiting) {
      totalCount
    }
    disabled: users(filter: $disabled) {
      totalCount
    }
  }
`);

/** The views, each with its number of accounts that match the search. */
export function UserViewChips() {
  const { search, change } = useAddress();
  const variables = Object.fromEntries(userViews.map((view) => [view.value, usersIn(view, search)]));
  const { data, previousData } = useQuery(UserViewCounts, { variables, fetchPolicy: "cache-and-network" });
  const counts: Record<string, { totalCount: number } | string | null | undefined> = { ...(data ?? previousData) };
  const chips = userViews.map(({ value, label }) => {
    const count = counts[value];
    return { value, label, count: typeof count === "object" ? count?.totalCount : undefined };
  });
  const select = (view: string) => change({ view: view === "all" ? undefined : view, page: undefined });

  return <FilterChips label={t("base.views")} chips={chips} selected={userViewOf(search).value} onSelect={select} />;
}
