import { useQuery } from "@apollo/client/react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";

const TransportPrices = graphql(`
  query TransportPrices {
    shopSettings(first: 1, orderBy: VERSION_DESC) {
      nodes {
        id
        freeRadiusMiles
        fuelCentsPerMile
        towBaseCents
        towMilesIncluded
        towCentsPerMile
      }
    }
  }
`);

/** What a trip to the vehicle costs; null until it is known. */
export const useTransportPrices = () => rowsOf(useQuery(TransportPrices).data?.shopSettings)[0] ?? null;
