import { useQuery } from "@apollo/client/react";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { CatalogType } from "./catalog-type.fragment.ts";

const Catalog = graphql(`
  query Catalog {
    lineItemTypes(first: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        ...CatalogType
      }
    }
    # A page of the server has at most 100.
    furtherTypes: lineItemTypes(first: 100, offset: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        ...CatalogType
      }
    }
  }
`);

/** The whole catalog, in its order; undefined until it is known. */
export function useCatalog() {
  const { data, error, loading, refetch } = useQuery(Catalog, { fetchPolicy: "cache-and-network" });
  const types = data && readFragment(CatalogType, [...rowsOf(data.lineItemTypes), ...rowsOf(data.furtherTypes)]);
  return {
    types,
    loading,
    problem: error && !data ? wordsOfProblem(problemOf(error)) : undefined,
    retry: () => void refetch(),
  };
}
