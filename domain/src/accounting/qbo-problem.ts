/** Why a job of QuickBooks does not go through, and what follows from it (handbook section 18). */

/** What QuickBooks, or the way to it, said. */
export const qboCallProblems = [
  "unavailable", // no response that we can trust: whether it was done is not known
  "throttled",
  "reconnect",
  "misconfigured",
  "stale",
  "notFound",
  "duplicateName",
  "duplicateNumber",
  "invalid",
  "rejected",
  "periodClosed",
  "subscriptionEnded",
  "unreadable",
] as const;

/** Which of our records must be there first. */
export const qboWaits = [
  "waitsForCustomer",
  "waitsForItem", // that is on its way: what follows waits too
  "waitsForFailedItem", // that only a person helps
  "waitsForInvoice",
  "waitsForMapping",
  "waitsForConflict",
  "waitsForConfirmation", // of a deletion that must come first
] as const;
export type QboWait = (typeof qboWaits)[number];

/** What the arrival of an item ends. */
export const itemWaits = ["waitsForItem", "waitsForFailedItem"] as const satisfies readonly QboWait[];

export type QboCallProblem = (typeof qboCallProblems)[number];

/** `unexpected`: a mistake of our own, in the log of the server. */
export type QboJobProblem = QboCallProblem | QboWait | "unexpected";

const secondsOf = { unavailable: 5, throttled: 10, misconfigured: 300, waiting: 900 } as const;
const longest = { unavailable: 900, throttled: 300, misconfigured: 3600, waiting: 900 } as const;

/** A failure that passes by itself, or a wait. */
export type PassingProblem = keyof typeof secondsOf;

/** After three days of attempts somebody should know. */
const mostAttempts = 300;

/**
 * When the next attempt is due after this many, in milliseconds; null: no more are made. Doubles up to a bound; `random`
 * (0 up to 1) adds up to a fifth, so that those who failed together do not come back together.
 */
export function nextAttemptIn(problem: PassingProblem, attempts: number, random: number): number | null {
  if (attempts >= mostAttempts) return null;
  const seconds = Math.min(secondsOf[problem] * 2 ** Math.max(0, attempts - 1), longest[problem]);
  return Math.round(seconds * (1 + random / 5) * 1000);
}
