import { useQuery } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import { ViewChips } from "#ui/filter/view-chips.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { customersIn, customerViewOf, customerViews } from "./customer-views.ts";

const CustomerViewCounts = graphql(`
  query CustomerViewCounts($filter: CustomerFilter) @eachView(of: [all, partner, po, onHold, archived]) {
    customers(filter: $filter) {
      boundedCount {
        count
        isMore
      }
    }
  }
`);

/** The views, each with its number of customers that match the search and the kind. */
export function CustomerViewChips() {
  const { search } = useAddress();
  const variables = Object.fromEntries(customerViews.map((view) => [view.value, customersIn(view, search)]));
  const { data, previousData } = useQuery(CustomerViewCounts, { variables, fetchPolicy: "cache-and-network" });

  return <ViewChips views={customerViews} selected={customerViewOf(search)} counts={data ?? previousData} />;
}
