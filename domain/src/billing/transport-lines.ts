/** What getting a vehicle here, or us to it, adds to its bill (handbook section 10). */
import { cents, type Cents, type Thousandths } from "#base/money.ts";
import type { IntakeMethod } from "#intake/intake-method.ts";
import { billableMiles, billableTowMiles } from "#orders/transport-price.ts";
import type { TransportPrices } from "#settings/shop-settings.ts";

export interface TransportedOrder {
  intakeMethod: IntakeMethod;
  towingRequired: boolean;
  /** One way; null while it is unknown. */
  distanceMiles: number | null;
}

/** The catalogue's keys of transport. */
export const transportTypeKeys = ["PKUP", "MOB-CALL", "FUEL-MI", "TOW-BASE", "TOW-MI"] as const;
export type TransportTypeKey = (typeof transportTypeKeys)[number];

export interface TransportLine {
  typeKey: TransportTypeKey;
  quantity: Thousandths;
  /** In cents, by the shop's transport prices; null where the catalogue has the price. */
  unitPrice: Cents | null;
}

const one = (typeKey: TransportTypeKey, unitPrice: Cents | null = null): TransportLine => ({
  typeKey,
  quantity: 1000,
  unitPrice,
});

const miles = (typeKey: TransportTypeKey, quantity: Thousandths, centsPerMile: number): TransportLine[] =>
  quantity > 0 ? [{ typeKey, quantity, unitPrice: cents(centsPerMile) }] : [];

/** Whether the miles of a trip cannot be billed yet: an estimate is not sent before. */
export const isDistanceMissing = ({ intakeMethod, towingRequired, distanceMiles }: TransportedOrder): boolean =>
  distanceMiles === null && (towingRequired || intakeMethod !== "dropOff");

/** The lines of an order's transport; without its miles while the distance is unknown. */
export function transportLines(order: TransportedOrder, prices: TransportPrices): TransportLine[] {
  const { intakeMethod, towingRequired, distanceMiles } = order;
  const distance = distanceMiles ?? 0;
  if (towingRequired || intakeMethod === "tow")
    return [
      one("TOW-BASE", cents(prices.towBaseCents)),
      ...miles("TOW-MI", billableTowMiles(distance, prices), prices.towCentsPerMile),
    ];
  if (intakeMethod === "dropOff") return [];
  return [
    one(intakeMethod === "pickup" ? "PKUP" : "MOB-CALL"),
    ...miles("FUEL-MI", billableMiles(distance, prices), prices.fuelCentsPerMile),
  ];
}
