import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useDeferredValue } from "react";
import { pagedAnswer } from "#data/lists/paged-answer.ts";
import { useAddress } from "#ui/layout/use-address.ts";
import type { Sort } from "#ui/table/paging.ts";
import { usePaging } from "#ui/table/use-paging.ts";

type Search = Readonly<Record<string, string | undefined>>;

export interface Page<Masked> {
  totalCount: number;
  /** There are more than were counted. */
  isMore?: boolean;
  nodes: readonly (Masked | null)[];
}

/** What the address says about a list: its page, its order and its filters. */
interface Shown {
  first: number;
  offset: number;
  sort: Sort | null;
  search: Search;
}

interface ListPage<Answer, Variables, Masked, Row> {
  variables: (shown: Shown) => NoInfer<Variables>;
  page: (answer: NoInfer<Answer>) => Page<Masked> | null | undefined;
  /** A row as its table shows it. */
  read: (masked: Masked) => Row;
  /** How the list is sorted when its address does not say; by default as the server does. */
  usualSort?: (search: Search) => Sort | null;
}

/**
 * A list that the server pages, sorts and filters by what the address says. `table` is for a PagedTable: while the next
 * page is loading, it shows the previous one.
 */
export function useListPage<Answer, Variables extends OperationVariables, Masked, Row>(
  query: TypedDocumentNode<Answer, Variables>,
  { variables, page: pageOf, read, usualSort }: ListPage<Answer, Variables, Masked, Row>,
) {
  const { search, change } = useAddress();
  const inAddress = usePaging();
  const sort = inAddress.sort ?? usualSort?.(search) ?? null;
  const paging = { ...inAddress, sort };
  const { size: first, page } = paging;
  const options = { variables: variables({ first, offset: page * first, sort, search }) };
  const asked = useQuery<Answer>(query, { ...options, fetchPolicy: "cache-and-network" });
  const latest = asked.data ?? asked.previousData;
  // Another page is rendered in small steps, between which this one reacts.
  const known = useDeferredValue(latest) ?? latest;
  const shown = known && pageOf(known);
  const { rows: masked, ...answer } = pagedAnswer(shown, asked);
  const loading = answer.loading || known !== latest;
  const rows = masked?.map(read);

  return {
    search,
    change,
    /** Filters the list: it starts again at the first page. */
    narrow: (changes: Search) => change({ ...changes, page: undefined }),
    rows,
    total: answer.total,
    /** For people. */
    totalWords: shown?.isMore ? `${answer.total}+` : answer.total,
    table: { paging, answer: { ...answer, loading, rows, isMore: shown?.isMore ?? false } },
  };
}

interface BoundedPage<Masked> {
  boundedCount: { count: number; isMore: boolean };
  nodes: readonly (Masked | null)[];
}

/** The page of a list that the server counts only so far. */
export const countedPage = <Masked>(page: BoundedPage<Masked> | null): Page<Masked> | null =>
  page && { totalCount: page.boundedCount.count, isMore: page.boundedCount.isMore, nodes: page.nodes };

type Orders<Order> = Readonly<Record<string, Record<Sort["direction"], Order>>>;

/**
 * Returns the server's order for the column that a list is sorted by, or its usual one; rows that are equal in it keep
 * their order from page to page.
 */
export const listOrder =
  <Order extends string>(orders: Orders<Order>, usual: Order) =>
  (sort: Sort | null): (Order | "PRIMARY_KEY_ASC")[] => [
    (sort && orders[sort.field]?.[sort.direction]) ?? usual,
    "PRIMARY_KEY_ASC",
  ];
