import { useQuery } from "@apollo/client/react";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { QboCompany } from "./company.fragment.ts";
import { isUnderWay } from "./under-way.ts";
import { unlessHidden, usePolling } from "./use-polling.ts";

const QboCompanies = graphql(`
  query QboCompanies($first: Int!) {
    qboConnections(first: $first) {
      nodes {
        id
        ...QboCompany
      }
    }
  }
`);

/** A shop changes its books once in years. */
const most = 50;

export interface Books {
  /** The company that the shop is connected to, though the connection may be broken. */
  current: QboCompanyFragment | undefined;
  /** Another company, which waits for a person's yes. */
  offered: QboCompanyFragment | undefined;
  /** The one that was disconnected last. */
  former: QboCompanyFragment | undefined;
}

/** The companies that the shop was ever connected to; asks again while something is being sent or read. */
export function useBooks() {
  const { data, error, refetch, ...polled } = useQuery(QboCompanies, {
    variables: { first: most },
    fetchPolicy: "cache-and-network",
    ...unlessHidden,
  });
  const books = data && booksAmong(rowsOf(data.qboConnections).map((row) => readFragment(QboCompany, row)));
  usePolling(books?.current !== undefined && isUnderWay(books.current), polled);

  return { books, error, refetch };
}

function booksAmong(companies: readonly QboCompanyFragment[]): Books {
  const [former] = companies
    .filter(({ status, connectedAt }) => status === "disconnected" && connectedAt !== null)
    .toSorted((one, other) => (other.disconnectedAt ?? "").localeCompare(one.disconnectedAt ?? ""));
  return {
    current: companies.find(({ status }) => status === "connected" || status === "broken"),
    offered: companies.find(({ status }) => status === "offered"),
    former,
  };
}
