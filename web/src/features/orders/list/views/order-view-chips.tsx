import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import { orderViewKeys } from "@boresight/domain/orders/order-list";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderFilter } from "#graphql/graphql.ts";
import { FilterChips } from "#ui/filter/filter-chips.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { viewOf } from "#features/orders/list/order-address.ts";
import { countWord, viewWords } from "./order-view-words.ts";

const OrderViewCounts = graphql(`
  query OrderViewCounts($filter: OrderFilter) {
    orderViewCounts(filter: $filter) {
      view
      count
      isMore
    }
  }
`);

/** How many orders each view has under the other filters. */
export function useViewCounts({ view: _view, ...narrowed }: OrderFilter) {
  const { data, previousData } = useQuery(OrderViewCounts, {
    variables: { filter: narrowed },
    fetchPolicy: "cache-and-network",
  });
  return new Map((data ?? previousData)?.orderViewCounts?.map((counted) => [counted.view, counted]));
}

/** The views, each with its number of orders under the current filters. Late is by the clocks of the shop, for the shop. */
export function OrderViewChips({ filter }: { filter: OrderFilter }) {
  const { search, change } = useAddress();
  const counts = useViewCounts(filter);
  const staff = isStaff(roleOf(useAuth().user));
  const chips = orderViewKeys
    .filter((value) => staff || value !== "late")
    .map((value) => {
      const counted = counts.get(value);
      return {
        value,
        label: viewWords[value],
        count: counted && countWord(counted),
        alarming: value === "late" && (counted?.count ?? 0) > 0,
      };
    });

  return (
    <FilterChips
      label={t("base.views")}
      chips={chips}
      selected={viewOf(search)}
      onSelect={(view) => change({ view, page: undefined })}
    />
  );
}
