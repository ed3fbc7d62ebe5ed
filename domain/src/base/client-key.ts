/**
 * The verbs that wait on the device while there is no network. Like those that create something they take a `clientKey`:
 * sent again with the same one within a week, they return the first response.
 */
export const queuedVerbs = [
  "arriveAtStop",
  "changeServiceOrderStatus",
  "finishStop",
  "passReadinessChecks",
  "postOrderMessage",
  "recordCalibrationAttempt",
  "recordReadinessCheck",
  "recordVehicleReadings",
  "startCalibrationAttempt",
  "startTravel",
  "startWork",
  "stopWork",
  "updateOrderTask",
] as const;

export type QueuedVerb = (typeof queuedVerbs)[number];

/** What a device could not send is lost to it after a week; so are the keys. */
export const clientKeyDays = 7;
/** Of one caller; the oldest go first. */
export const mostClientKeys = 10_000;
