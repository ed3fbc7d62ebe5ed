/** The price of picking up a vehicle: fuel by the mile, a tow by the hook-up and the mile (handbook section 10). */
import { cents, lineTotal, sum, type Cents, type Thousandths } from "#base/money.ts";
import type { TransportPrices } from "#settings/shop-settings.ts";

/** Distances are stored in tenths of a mile; sums of floats would drift. */
const thousandths = (miles: number): Thousandths => Math.round(miles * 10) * 100;

/** Both ways beyond the free radius, in thousandths of a mile: 28.2 miles one way are 36,400 with 10 miles free. */
export const billableMiles = (
  distanceMiles: number,
  { freeRadiusMiles }: Pick<TransportPrices, "freeRadiusMiles">,
): Thousandths => Math.max(0, 2 * (thousandths(distanceMiles) - thousandths(freeRadiusMiles)));

/** 28.2 miles one way are $25.48 at 70 cents a mile. */
export const fuelCost = (
  distanceMiles: number,
  prices: Pick<TransportPrices, "freeRadiusMiles" | "fuelCentsPerMile">,
): Cents => lineTotal(billableMiles(distanceMiles, prices), cents(prices.fuelCentsPerMile));

/** One way beyond the included miles, in thousandths of a mile: 28.2 miles are 23,200 with 5 included. */
export const billableTowMiles = (
  distanceMiles: number,
  { towMilesIncluded }: Pick<TransportPrices, "towMilesIncluded">,
): Thousandths => Math.max(0, thousandths(distanceMiles) - thousandths(towMilesIncluded));

/** 28.2 miles one way are $199.40 at $95.00 with 5 miles included, then $4.50 a mile. */
export const towCost = (
  distanceMiles: number,
  prices: Pick<TransportPrices, "towBaseCents" | "towCentsPerMile" | "towMilesIncluded">,
): Cents =>
  sum([cents(prices.towBaseCents), lineTotal(billableTowMiles(distanceMiles, prices), cents(prices.towCentsPerMile))]);
