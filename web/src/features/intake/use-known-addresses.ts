import { skipToken, useQuery } from "@apollo/client/react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";

const IntakeAddresses = graphql(`
  query IntakeAddresses($customerId: UUID!) {
    customerAddresses(first: 50, filter: { customerId: { equalTo: $customerId } }) {
      nodes {
        id
        label
        address {
          id
          street
          city
          distanceToSensi
          pickupSpotDescription
        }
      }
    }
  }
`);

/** The customer's known pickup addresses; null while they are loading. */
export function useKnownAddresses(customerId: string) {
  const { data } = useQuery(IntakeAddresses, customerId ? { variables: { customerId } } : skipToken);
  if (data === undefined) return null;
  return rowsOf(data.customerAddresses).flatMap(({ label, address }) => (address ? [{ label, ...address }] : []));
}
