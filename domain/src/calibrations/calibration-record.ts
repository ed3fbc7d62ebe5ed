export const calibrationResults = ["pending", "passed", "failed", "notPossible", "notRequired"] as const;

export type CalibrationResult = (typeof calibrationResults)[number];

/** It was needed, and did not pass: the driver has to know. */
export const isNotCompleted = (result: CalibrationResult): boolean =>
  result === "failed" || result === "notPossible" || result === "pending";
