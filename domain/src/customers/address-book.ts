/** The address book: the input of an address, and its distance from the base (handbook section 10). */
import { recordId, version as rowVersion } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { addressFields, checkedAddress, normalAddress } from "./address.ts";

const earthRadiusMiles = 3958.8;
/** Roads are longer than a straight line. */
const detour = 1.25;

export interface Coordinates {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const inDegrees = (angle: number): number => (angle * 180) / Math.PI;
const halfChord = (angle: number): number => Math.sin(angle / 2) ** 2;

/** The great-circle distance in miles. */
export function greatCircleMiles(from: Coordinates, to: Coordinates): number {
  const latitudes = halfChord(radians(to.latitude - from.latitude));
  const longitudes = halfChord(radians(to.longitude - from.longitude));
  const share = latitudes + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** The directions in which a place lies from another, in degrees clockwise from north. */
export const directions = {
  north: 0,
  northEast: 45,
  east: 90,
  southEast: 135,
  south: 180,
  southWest: 225,
  west: 270,
  northWest: 315,
} as const;
export type Direction = keyof typeof directions;

/** The place so many miles away in a straight line; to five decimals, which is about a yard. */
export function placeAt(from: Coordinates, miles: number, direction: Direction): Coordinates {
  const arc = miles / earthRadiusMiles;
  const bearing = radians(directions[direction]);
  const latitude = radians(from.latitude);
  const sine = Math.sin(latitude) * Math.cos(arc) + Math.cos(latitude) * Math.sin(arc) * Math.cos(bearing);
  const eastward = Math.sin(bearing) * Math.sin(arc) * Math.cos(latitude);
  const longitude = from.longitude + inDegrees(Math.atan2(eastward, Math.cos(arc) - Math.sin(latitude) * sine));
  return roundedPlace({ latitude: inDegrees(Math.asin(sine)), longitude });
}

/** Returns the place to five decimals; a map that was turned around the world counts its longitudes on. */
export const roundedPlace = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: fiveDecimals(latitude),
  longitude: fiveDecimals(((((longitude + 180) % 360) + 360) % 360) - 180),
});

const fiveDecimals = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Approximates the driving distance without a map: the great circle × 1.25, in tenths of a mile. */
export const approximateMiles = (from: Coordinates, to: Coordinates): number =>
  Math.round(greatCircleMiles(from, to) * detour * 10) / 10;

/** Typed degrees, also with a decimal comma; what is no number is left for the schema to reject. */
export const degreesOf = (typed: string): number | null =>
  typed.trim() === "" ? null : Number(typed.trim().replace(",", "."));

const coordinate = (label: string, most: number) => {
  const message = text("customers.labelMustBeANumberFrom", { label, most });
  return z.number(message).min(-most, message).max(most, message).nullable();
};
const degrees = (label: string, most: number) => coordinate(label, most).default(null);

const bothOrNone = (
  place: { [Axis in keyof Coordinates]?: number | null | undefined },
  context: z.RefinementCtx,
): void => {
  const { latitude = null, longitude = null } = place;
  if ((latitude === null) === (longitude === null)) return;
  const path = latitude === null ? "latitude" : "longitude";
  context.addIssue({ code: "custom", path: [path], message: text("customers.enterBothCoordinatesOrNeither") });
};

const range = text("customers.aDistanceIsANumberOf");
const typedMiles = z
  .number(range)
  .min(0, range)
  .max(2000, range)
  .refine((miles) => Math.abs(miles * 10 - Math.round(miles * 10)) < 1e-6, text("customers.giveTheDistanceInTenthsOf"))
  .nullable();

/** Where a facility is. */
export const facilityAddressSchema = addressFields
  .extend({
    latitude: coordinate(text("customers.latitude"), 90)
      .optional()
      .describe("None leaves it as it was, null: unknown."),
    longitude: coordinate(text("customers.longitude"), 180)
      .optional()
      .describe("None leaves it as it was, null: unknown."),
  })
  .superRefine(checkedAddress)
  .superRefine(bothOrNone)
  .transform(normalAddress)
  .meta({ id: "FacilityAddressInput" });

export type FacilityAddress = z.output<typeof facilityAddressSchema>;

/** The input of an address. Without an id it is a new one; only staff set coordinates. */
export const savedAddressSchema = addressFields
  .extend({
    id: recordId().nullable().default(null).describe("None for a new address."),
    version: rowVersion().nullable().default(null).describe("The version the address was read in; none for a new one."),
    customerId: z
      .uuid(text("base.chooseACustomer"))
      .nullable()
      .default(null)
      .describe("The customer of a new address; customers' addresses are their own."),
    latitude: degrees(text("customers.latitude"), 90).describe("Staff only."),
    longitude: degrees(text("customers.longitude"), 180).describe("Staff only."),
    miles: typedMiles.default(null).describe("From the base, in tenths, of a new address; staff only."),
  })
  .superRefine(checkedAddress)
  .superRefine(bothOrNone)
  .transform(normalAddress);

export type SavedAddressInput = z.input<typeof savedAddressSchema>;

/** A typed distance, which stays until it is removed. */
export const manualDistanceSchema = z.object({
  id: recordId(),
  version: rowVersion(),
  miles: typedMiles.describe("From the base, in tenths. Null removes a typed distance, and it is computed again."),
});

const id = recordId();
const version = rowVersion();

export const addressMergeSchema = z
  .object({
    survivorId: id.describe("The address that stays."),
    survivorVersion: version,
    mergedId: id.describe("The address that is archived."),
    mergedVersion: version,
  })
  .refine(({ survivorId, mergedId }) => survivorId !== mergedId, {
    path: ["mergedId"],
    message: text("customers.chooseTwoAddresses"),
  });
