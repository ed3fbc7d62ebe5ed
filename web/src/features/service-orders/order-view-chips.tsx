import { useQuery } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { ServiceOrderFilter } from "#graphql/graphql.ts";
import { FilterChips } from "#ui/filter-chips.tsx";
import { useAddress } from "#ui/use-address.ts";
import { filterOf, orderViews, viewOf } from "./order-views.ts";

const OrderViewCounts = graphql(`
  query OrderViewCounts(
    $open: ServiceOrderFilter
    $late: ServiceOrderFilter
    $new: ServiceOrderFilter
    $approval: ServiceOrderFilter
    $shop: ServiceOrderFilter
    $hold: ServiceOrderFilter
    $out: ServiceOrderFilter
    $all: ServiceOrderFilter
  ) {
    open: serviceOrders(filter: $open) {
      totalCount
    }
    late: serviceOrders(filter: $late) {
      totalCount
    }
    new: serviceOrders(filter: $new) {
      totalCount
    }
    approval: serviceOrders(filter: $approval) {
      totalCount
    }
    shop: serviceOrders(filter: $shop) {
      totalCount
    }
    hold: serviceOrders(filter: $hold) {
      totalCount
    }
    out: serviceOrders(filter: $out) {
      totalCount
    }
    all: serviceOrders(filter: $all) {
      totalCount
    }
  }
`);

interface OrderViewChipsProps {
  narrowed: readonly ServiceOrderFilter[];
  now: string;
}

/** The views with how many orders each holds under the chosen filters. */
export function OrderViewChips({ narrowed, now }: OrderViewChipsProps) {
  const { search, change } = useAddress();
  const variables = Object.fromEntries(orderViews.map((view) => [view.value, filterOf(view, narrowed, now)]));
  const { data, previousData } = useQuery(OrderViewCounts, { variables, fetchPolicy: "cache-and-network" });
  const counts: Record<string, { totalCount: number } | string | null | undefined> = { ...(data ?? previousData) };
  const chips = orderViews.map(({ value, label, alarming = false }) => {
    const count = counts[value];
    return { value, label, alarming, count: typeof count === "object" ? count?.totalCount : undefined };
  });

  return (
    <FilterChips
      label="Views"
      chips={chips}
      selected={viewOf(search).value}
      onSelect={(view) => change({ view, page: undefined })}
    />
  );
}
