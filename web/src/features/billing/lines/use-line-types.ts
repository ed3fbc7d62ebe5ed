import { useQuery } from "@apollo/client/react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { LineTypeFragment } from "#graphql/graphql.ts";

const LineTypes = graphql(`
  query LineTypes($costs: Boolean!) {
    lineItemTypes(first: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        ...LineType
      }
    }
    # A page of the server has at most 100.
    furtherTypes: lineItemTypes(first: 100, offset: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        ...LineType
      }
    }
  }
`);

const LineTypeFields = graphql(`
  fragment LineType on LineItemType {
    id
    key
    name
    description
    category
    unitPrice
    taxable
    isActive
    purchaseCost @include(if: $costs)
  }
`);

export type LineType = LineTypeFragment;

/** The catalog's types in use; what they cost us for admins only. */
export function useLineTypes() {
  const costs = roleOf(useAuth().user) === "admin";
  const { data, loading } = useQuery(LineTypes, { variables: { costs } });
  const types = readFragment(LineTypeFields, [...rowsOf(data?.lineItemTypes), ...rowsOf(data?.furtherTypes)]);
  return { types: types.filter(({ isActive }) => isActive), loading };
}
