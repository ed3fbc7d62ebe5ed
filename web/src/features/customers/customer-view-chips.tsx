import { useQuery } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import { ViewChips } from "#ui/filter/view-chips.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { customersIn, customerViewOf, customerViews } from "./customer-views.ts";

const CustomerViewCounts = graphql(`
  query CustomerViewCounts(
    $all: CustomerFilter
    $partner: CustomerFilter
    $po: CustomerFilter
    $onHold: CustomerFilter
    $archived: CustomerFilter
  ) {
    all: customers(filter: $all) {
      boundedCount {
        count
        isMore
      }
    }
    partner: customers(filter: $partner) {
      boundedCount {
        count
        isMore
      }
    }
    po: customers(filter: $po) {
      boundedCount {
        count
        isMore
      }
    }
    onHold: customers(filter: $onHold) {
      boundedCount {
        count
        isMore
      }
    }
    archived: customers(filter: $archived) {
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
