/** When a calibration certificate may be issued (handbook section 5.3). */
import { unmetGuards, type TransitionContext } from "#orders/status-transition.ts";
import type { UnmetGuard } from "#orders/unmet-guard.ts";
import type { GuardKey } from "#statuses/status-definition.ts";

/** The blocking rules of the work that a certificate vouches for. */
const rules: readonly GuardKey[] = [
  "vinKnown",
  "vinConfirmed",
  "rideHeightDecided",
  "readinessPassed",
  "calibrationsResulted",
];

/**
 * Returns what is missing before a certificate: each blocking rule that is open, and a calibration that passed. Failed
 * ones do not hold it back: it lists them.
 */
export function certificateObstacles(context: TransitionContext): UnmetGuard[] {
  const open = unmetGuards({ fromKey: "", toKey: "", roles: [], guards: rules, requiresNote: false }, context).filter(
    ({ params }) => params["hasFailed"] === undefined,
  );
  const hasPassed = context.calibrations.some(({ result }) => result === "passed");
  return hasPassed ? open : [...open, { guard: "calibrationPassed", params: {} }];
}
