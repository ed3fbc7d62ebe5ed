/** Glass that is glued in: nothing behind it is calibrated before its adhesive has cured. */

/** The repairs that may put in new glass. */
const glassRepairs: readonly string[] = ["windshield"];

export const fitsGlass = (repairs: readonly string[]): boolean => repairs.some((key) => glassRepairs.includes(key));

const hour = 3_600_000;
/** What most makers of adhesives and vehicles ask for at most. */
const usualCureHours = 24;
const step = hour / 2;

/** When glass has cured that is put in now, to the next half hour. */
export const usuallyCured = (now: number): number => Math.ceil((now + usualCureHours * hour) / step) * step;
