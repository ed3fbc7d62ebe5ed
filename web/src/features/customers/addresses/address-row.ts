import { oneDecimal } from "#ui/text/decimal.ts";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import type { AddressRowFragment } from "#graphql/graphql.ts";

export const AddressRow = graphql(`
  fragment AddressRow on Address {
    id
    version
    label
    street
    unit
    city
    state
    postalCode
    country
    latitude
    longitude
    distanceToSensi
    distanceSource
    pickupSpotDescription
    use {
      customerId
      customer
      facility
      orders
    }
  }
`);

type Distant = Pick<AddressRowFragment, "distanceToSensi" | "distanceSource">;
type Used = Pick<AddressRowFragment, "use">;

/** A facility's address needs no distance. */
export const isDistanceMissing = ({ distanceToSensi, use }: Distant & Used): boolean =>
  distanceToSensi == null && use?.facility == null;

/** Returns `28.2 mi`, or that the distance is unknown. */
export function distanceWords(address: Distant & Used): string {
  if (address.distanceToSensi != null) return t("base.milesMi", { miles: oneDecimal(address.distanceToSensi) });
  return isDistanceMissing(address) ? t("customers.missing") : "–";
}

/** Returns the source of a distance, in words. */
export const sourceWords = ({ distanceToSensi, distanceSource }: Distant): string => {
  if (distanceToSensi == null) return "";
  return distanceSource === "manual" ? t("customers.enteredByHand") : t("customers.computedApprox");
};

export const usedBy = ({ use }: Used): string => use?.customer ?? use?.facility ?? t("base.nobody");

export const orderCount = ({ use }: Used): string => t("base.countOrders", { count: use?.orders ?? 0 });
