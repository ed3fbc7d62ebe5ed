import { useQuery } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import { ViewChips } from "#ui/filter/view-chips.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { userViewOf, userViews, usersIn } from "./user-views.ts";

const UserViewCounts = graphql(`
  query UserViewCounts($filter: UserFilter) @eachView(of: [all, staff, customers, waiting, disabled]) {
    users(filter: $filter) {
      totalCount
    }
  }
`);

/** The views, each with its number of accounts that match the search. */
export function UserViewChips() {
  const { search } = useAddress();
  const variables = Object.fromEntries(userViews.map((view) => [view.value, usersIn(view, search)]));
  const { data, previousData } = useQuery(UserViewCounts, { variables, fetchPolicy: "cache-and-network" });

  return <ViewChips views={userViews} selected={userViewOf(search)} counts={data ?? previousData} />;
}
