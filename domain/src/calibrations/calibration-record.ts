export const calibrationResults = ["pending", "passed", "failed", "notPossible", "notRequired"] as const;

export type CalibrationResult = (typeof calibrationResults)[number];
