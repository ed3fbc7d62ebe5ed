import { useQuery } from "@apollo/client/react";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { graphql } from "#graphql/gql.ts";

const UnreadOrders = graphql(`
  query UnreadOrders {
    unreadOrders {
      id
      internalOrderNumber
      unreadMessages
      vehicle {
        id
        vehicleDescription
      }
    }
  }
`);

/** The orders with messages that the reader should still read, the latest first; live. */
export function useUnreadOrders() {
  const { data, refetch } = useQuery(UnreadOrders);
  useOrderChanges({}, () => void refetch().catch(() => {})); // It is asked again with the next change.
  return data?.unreadOrders?.filter((order) => order !== null) ?? [];
}
