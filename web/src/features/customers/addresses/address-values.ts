import { degreesOf, savedAddressSchema, type Coordinates } from "@boresight/domain/customers/address-book";
import { typedOrNone } from "@boresight/domain/base/typed-number";
import type { AddressRowFragment } from "#graphql/graphql.ts";

/** An address as its form holds it: numbers as text. */
export interface AddressFormValues {
  customerId: string;
  label: string;
  street: string;
  unit: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  pickupSpotDescription: string;
  latitude: string;
  longitude: string;
  /** Of a new one. */
  miles: string;
}

export const addressValues = (address: AddressRowFragment | null): AddressFormValues => ({
  customerId: "",
  label: address?.label ?? "",
  street: address?.street ?? "",
  unit: address?.unit ?? "",
  city: address?.city ?? "",
  state: address?.state ?? "",
  postalCode: address?.postalCode ?? "",
  country: address?.country ?? "US",
  pickupSpotDescription: address?.pickupSpotDescription ?? "",
  latitude: String(address?.latitude ?? ""),
  longitude: String(address?.longitude ?? ""),
  miles: "",
});

/** Returns the input, validated by the same schema as on the server. */
export function addressInput(address: AddressRowFragment | null, values: AddressFormValues) {
  const { customerId, label, unit, latitude, longitude, miles, ...rest } = values;
  const input = {
    ...rest,
    id: address?.id ?? null,
    version: address?.version ?? null,
    customerId: customerId || null,
    label: label.trim() || null,
    unit: unit.trim() || null,
    latitude: degreesOf(latitude),
    longitude: degreesOf(longitude),
    miles: typedOrNone(miles, 3),
  };
  return { input, error: savedAddressSchema.safeParse(input).error };
}

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
