/** Glass that is glued in: nothing behind it is calibrated before its adhesive has cured. */

/** Whether one of these repairs may put in new glass. */
export const fitsGlass = (repairs: readonly string[]): boolean => repairs.includes("windshield");
