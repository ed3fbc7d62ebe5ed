import { useVerb } from "#records/use-verb.ts";

/** Reloads what the screen shows. */
const staleProblems = [
  "calibration-changed",
  "calibration-not-now",
  "readiness-check-changed",
  "order-changed",
  "order-closed",
  "not-found",
];

/** Runs a verb of the workshop's records on an order. */
export const useWorkshopVerb = () => useVerb({ fieldsSuffice: true, stale: staleProblems }).run;
