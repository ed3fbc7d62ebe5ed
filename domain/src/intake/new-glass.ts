/** Glass that is glued in: nothing behind it is calibrated before its adhesive has cured. */

/** The repairs that may put in new glass. */
const glassRepairs: readonly string[] = ["windshield"];

export const fitsGlass = (repairs: readonly string[]): boolean => repairs.some((key) => glassRepairs.includes(key));
