/** The price of picking up a vehicle: fuel by the mile, a tow by the hook-up and the mile (handbook section 10). */
import { cents, lineTotal, sum, type Cents, type Thousandths } from "#base/money.ts";

const freeRadiusMiles = 10;
const fuelPerMile = cents(70);
const towHookUp = cents(9500);
const towMilesIncluded = 5;
const towPerMile = cents(450);

/** Distances are stored in tenths of a mile; sums of floats would drift. */
const thousandths = (miles: number): Thousandths => Math.round(miles * 10) * 100;

/** Both ways beyond the free radius, in thousandths of a mile: 28.2 miles one way are 36,400. */
export const billableMiles = (distanceMiles: number): Thousandths =>
  Math.max(0, 2 * (thousandths(distanceMiles) - thousandths(freeRadiusMiles)));

/** 28.2 miles one way are $25.48. */
export const fuelCost = (distanceMiles: number): Cents => lineTotal(billableMiles(distanceMiles), fuelPerMile);

/** 28.2 miles one way are $199.40. */
export const towCost = (distanceMiles: number): Cents =>
  sum([towHookUp, lineTotal(Math.max(0, thousandths(distanceMiles) - thousandths(towMilesIncluded)), towPerMile)]);
