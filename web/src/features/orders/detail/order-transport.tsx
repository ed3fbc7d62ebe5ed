import { oneDecimal } from "#ui/text/decimal.ts";
import { t } from "@boresight/domain/texts/text";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderFieldsFragment, OrderTransportFragment } from "#graphql/graphql.ts";
import type { Detail } from "#ui/layout/details-list.tsx";
import { EditableFields } from "#features/orders/fields/editable-fields.tsx";
import type { OrderFields } from "#features/orders/fields/order-fields.fragment.ts";
import { intakeWord } from "#features/orders/order-words.ts";

const OrderTransportFields = graphql(`
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
  order: FragmentType<typeof OrderTransportFields> & FragmentType<typeof OrderFields>;
}

/** The intake method, its address and its times. */
export function OrderTransport({ order }: OrderTransportProps) {
  const { pickupAddress } = readFragment(OrderTransportFields, order);

  return (
    <EditableFields
      order={order}
      group="transport"
      title={t("base.transport")}
      detailsOf={(fields) => [...transportDetails(fields), ...addressDetails(pickupAddress, fields.intakeMethod)]}
    />
  );
}

const transportDetails = ({ intakeMethod, towingRequired, towingNotes }: OrderFieldsFragment): Detail[] => [
  { label: t("base.transport"), value: intakeWord(intakeMethod) },
  { label: t("orders.towing"), value: towingNotes || (towingRequired && t("orders.theVehicleMustBeTowed")) },
];

const addressDetails = (address: OrderTransportFragment["pickupAddress"], intakeMethod: string): Detail[] =>
  address
    ? [
        {
          label: intakeMethod === "mobile" ? t("orders.pickupAt") : t("base.pickupAddress"),
          value: [address.street, address.unit, address.city, address.state].filter(Boolean).join(", "),
        },
        {
          label: t("base.distance"),
          value: address.distanceToSensi !== null && t("base.milesMi", { miles: oneDecimal(address.distanceToSensi) }),
        },
        {
          label: intakeMethod === "mobile" ? t("intake.howWeFindIt") : t("base.pickupInstructions"),
          value: address.pickupSpotDescription,
        },
      ]
    : [];
