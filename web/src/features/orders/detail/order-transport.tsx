import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderFactsFragment, OrderTransportFragment } from "#graphql/graphql.ts";
import type { Fact } from "#ui/layout/facts-list.tsx";
import { EditableFacts } from "#features/orders/fields/editable-facts.tsx";
import type { OrderFactsParts } from "./order-facts-parts.ts";
import { intakeWord } from "#features/orders/order-words.ts";

const OrderTransportParts = graphql(`
  fragment OrderTransport on ServiceOrder {
    id
    pickupAddress {
      id
      street
      unit
      city
      state
      distanceToSensi
      pickupSpotDescription
    }
  }
`);

interface OrderTransportProps {
  order: FragmentType<typeof OrderTransportParts> & FragmentType<typeof OrderFactsParts>;
}

/** How the vehicle gets here, or we to it. */
export function OrderTransport({ order }: OrderTransportProps) {
  const { pickupAddress } = readFragment(OrderTransportParts, order);

  return (
    <EditableFacts
      order={order}
      group="transport"
      title="Transport"
      factsOf={(facts) => [...wayFacts(facts), ...addressFacts(pickupAddress)]}
    />
  );
}

const wayFacts = ({ intakeMethod, towingRequired, towingNotes }: OrderFactsFragment): Fact[] => [
  { label: "How it gets here", value: intakeWord(intakeMethod) },
  { label: "Towing", value: towingNotes || (towingRequired && "Required") },
];

const addressFacts = (address: OrderTransportFragment["pickupAddress"]): Fact[] =>
  address
    ? [
        {
          label: "Pickup at",
          value: [address.street, address.unit, address.city, address.state].filter(Boolean).join(", "),
        },
        { label: "Distance", value: address.distanceToSensi !== null && `${address.distanceToSensi.toFixed(1)} mi` },
        { label: "Where exactly", value: address.pickupSpotDescription },
      ]
    : [];
