import { address as described } from "@boresight/domain/customers/address-fields";
import { degreesOf, type Coordinates } from "@boresight/domain/customers/address-book";
import { typedOrNone } from "@boresight/domain/base/typed-number";
import type { AddressRowFragment } from "#graphql/graphql.ts";
import { recordInput, recordValues, type RecordValues } from "#records/form/record-values.ts";

/** An address as its form holds it, where it lies, and whose it is. */
export type AddressFormValues = RecordValues<typeof described.fields> & {
  customerId: string;
  latitude: string;
  longitude: string;
  /** Of a new one. */
  miles: string;
};

export const addressValues = (address: AddressRowFragment | null): AddressFormValues => ({
  ...recordValues(described, address),
  customerId: "",
  latitude: String(address?.latitude ?? ""),
  longitude: String(address?.longitude ?? ""),
  miles: "",
});

/** Returns what to send. */
export const addressInput = (address: AddressRowFragment | null, values: AddressFormValues) => ({
  ...recordInput(described, values),
  id: address?.id ?? null,
  version: address?.version ?? null,
  customerId: values.customerId || null,
  latitude: degreesOf(values.latitude),
  longitude: degreesOf(values.longitude),
  miles: typedOrNone(values.miles, 3),
});

/** Returns the place that the form holds; null while it holds none that is whole. */
export function placeOf({
  latitude,
  longitude,
}: Pick<AddressFormValues, "latitude" | "longitude">): Coordinates | null {
  const place = { latitude: degreesOf(latitude), longitude: degreesOf(longitude) };
  if (place.latitude === null || place.longitude === null) return null;
  if (!(Math.abs(place.latitude) <= 90) || !(Math.abs(place.longitude) <= 180)) return null;
  return { latitude: place.latitude, longitude: place.longitude };
}
