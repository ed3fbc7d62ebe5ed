import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import { countWords } from "#ui/text/count-words.ts";
import { FilterChips } from "#ui/filter/filter-chips.tsx";
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

interface Counted {
  boundedCount: { count: number; isMore: boolean };
}

/** The views, each with its number of customers that match the search and the kind. */
export function CustomerViewChips() {
  const { search, change } = useAddress();
  const variables = Object.fromEntries(customerViews.map((view) => [view.value, customersIn(view, search)]));
  const { data, previousData } = useQuery(CustomerViewCounts, { variables, fetchPolicy: "cache-and-network" });
  const counts: Record<string, Counted | string | null | undefined> = { ...(data ?? previousData) };
  const chips = customerViews.map(({ value, label }) => {
    const count = counts[value];
    return { value, label, count: typeof count === "object" && count ? countWords(count.boundedCount) : undefined };
  });
  const select = (view: string) => change({ view: view === "all" ? undefined : view, page: undefined });

  return (
    <FilterChips label={t("base.views")} chips={chips} selected={customerViewOf(search).value} onSelect={select} />
  );
}
