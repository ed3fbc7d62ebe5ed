import { skipToken, useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { useAbility } from "#auth/use-ability.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { openedBefore, type Opened } from "./opened-before.ts";
import { customerEntry, orderEntry, vehicleEntry, type FoundEntry } from "./record-entry.ts";

const OpenedBefore = graphql(`
  query OpenedBefore($orders: [UUID!]!, $people: [UUID!]!, $cars: [UUID!]!, $customers: Boolean!, $vehicles: Boolean!) {
    serviceOrders(first: 8, filter: { id: { in: $orders } }) {
      nodes {
        id
        ...FoundOrder
      }
    }
    customers(first: 8, filter: { id: { in: $people } }) @include(if: $customers) {
      nodes {
        id
        ...FoundCustomer
      }
    }
    vehicles(first: 8, filter: { id: { in: $cars } }) @include(if: $vehicles) {
      nodes {
        id
        ...FoundVehicle
      }
    }
  }
`);

/** What this person opened last and may still see, the latest first, as it is now. */
export function useOpenedBefore(): FoundEntry[] {
  const ability = useAbility();
  const { user } = useAuth();
  const [opened] = useState(() => (user ? openedBefore(user.id) : []));
  const idsOf = (kind: Opened["kind"]) => opened.filter((each) => each.kind === kind).map(({ id }) => id);
  const variables = {
    orders: idsOf("orders"),
    people: idsOf("customers"),
    cars: idsOf("vehicles"),
    customers: ability.can("read", "customers"),
    vehicles: ability.can("read", "vehicles"),
  };
  const { data } = useQuery(OpenedBefore, opened.length > 0 ? { variables } : skipToken);

  const entries = [
    ...rowsOf(data?.serviceOrders).map((order) => orderEntry(order, "")),
    ...rowsOf(data?.customers).map(customerEntry),
    ...rowsOf(data?.vehicles).map((vehicle) => vehicleEntry(vehicle, "")),
  ];
  return opened.flatMap(({ id }) =>
    entries.filter((entry) => entry.id === id).map((entry) => ({ ...entry, group: t("search.openedBefore") })),
  );
}
