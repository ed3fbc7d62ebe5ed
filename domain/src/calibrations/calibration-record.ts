export const calibrationResults = ["pending", "passed", "failed", "notPossible", "notRequired"] as const;

export type CalibrationResult = (typeof calibrationResults)[number];

/** Somebody decided it, with a reason: nothing of it is left to do, to bill or to prove. */
export const decidedResults = ["notPossible", "notRequired"] as const satisfies readonly CalibrationResult[];

export const isDecided = (result: CalibrationResult): boolean => decidedResults.some((decided) => decided === result);

/** What could not be done was required all the same. */
export const isRequired = (result: CalibrationResult): boolean => result !== "notRequired";

/** It was needed, and did not pass: the driver has to know. */
export const isNotCompleted = (result: CalibrationResult): boolean => isRequired(result) && result !== "passed";
