import { useQuery } from "@apollo/client/react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { LineTypesQuery } from "#graphql/graphql.ts";

const LineTypes = graphql(`
  query LineTypes($costs: Boolean!) {
    lineItemTypes(first: 200, orderBy: SORT_ORDER_ASC) {
      nodes {
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
    }
  }
`);

export type LineType = NonNullable<NonNullable<LineTypesQuery["lineItemTypes"]>["nodes"][number]>;

/** The catalog's types in use; what they cost us for admins only. */
export function useLineTypes() {
  const costs = roleOf(useAuth().user) === "admin";
  const { data, loading } = useQuery(LineTypes, { variables: { costs } });
  return { types: rowsOf(data?.lineItemTypes).filter(({ isActive }) => isActive), loading };
}
