import { skipToken, useQuery } from "@apollo/client/react";
import { shortestWithTypo } from "@boresight/domain/base/text";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import { customerEntry, orderEntry, vehicleEntry, type FoundEntry } from "./record-entry.ts";

const FindNear = graphql(`
  query FindNear($search: String!, $customers: Boolean!, $vehicles: Boolean!) {
    nearHits(search: $search) {
      orders {
        id
        ...FoundOrder
      }
      customers @include(if: $customers) {
        id
        ...FoundCustomer
      }
      vehicles @include(if: $vehicles) {
        id
        ...FoundVehicle
      }
    }
  }
`);

interface Sought {
  typed: string;
  /** The kinds that this person may see. */
  permitted: { customers: boolean; vehicles: boolean };
  /** What was found as it was typed, which is not shown twice. Null while that is not known. */
  exact: readonly FoundEntry[] | null;
}

/** With so many hits nobody has mistyped. */
const enough = 3;

/** What may have been meant by a search that finds little: names and codes with a typo. */
export function useNearHits({ typed, permitted, exact }: Sought): { entries: FoundEntry[]; loading: boolean } {
  const isAsked = exact !== null && exact.length < enough && mayHaveTypo(typed);
  const { data, loading } = useQuery(FindNear, isAsked ? { variables: { search: typed, ...permitted } } : skipToken);
  const near = isAsked ? data?.nearHits : null;
  const entries = [
    ...there(near?.customers).map(customerEntry),
    ...there(near?.vehicles).map((vehicle) => vehicleEntry(vehicle, typed)),
    ...there(near?.orders).map((order) => orderEntry(order, typed)),
  ];
  const isNew = ({ id }: FoundEntry) => !exact?.some((known) => known.id === id);
  return { entries: entries.filter(isNew).map((entry) => ({ ...entry, group: t("search.didYouMean") })), loading };
}

/** Short words and plain numbers are not guessed at. */
const mayHaveTypo = (typed: string) =>
  typed.split(/\s+/).some((word) => word.length >= shortestWithTypo && /\p{L}/u.test(word));

/** Without those that were just removed. */
const there = <Row>(rows: readonly (Row | null)[] | null | undefined): Row[] =>
  rows?.filter((row) => row !== null) ?? [];
