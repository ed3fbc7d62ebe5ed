/** The closed sets of accounting in QuickBooks Online (handbook section 18). Records there keep QuickBooks' names. */

/** Which books: a simulator of ours, Intuit's sandbox, or a real company. @public */
export const qboEnvironments = ["simulator", "sandbox", "production"] as const;
export type QboEnvironment = (typeof qboEnvironments)[number];

/** What of ours has a record there, in the order in which they are sent. @public */
export const qboEntityNames = ["Customer", "Item", "Estimate", "Invoice", "Payment"] as const;
export type QboEntityName = (typeof qboEntityNames)[number];

/**
 * offered: consent was given for another company than before, and a person must confirm it; broken: must be connected
 * again.
 * @public
 */
export const qboConnectionStatuses = ["offered", "connected", "broken", "disconnected"] as const;
export type QboConnectionStatus = (typeof qboConnectionStatuses)[number];

/** push: create or change there; pull: read what changed there. @public */
export const qboOperations = ["push", "void", "delete", "pull"] as const;
export type QboOperation = (typeof qboOperations)[number];

/**
 * pending: its turn comes; sending: sent, the outcome is not known; unconfirmed: waits for a person's yes; failed: only
 * a person can help.
 * @public
 */
export const qboJobStatuses = ["pending", "sending", "unconfirmed", "failed", "done", "skipped"] as const;
export type QboJobStatus = (typeof qboJobStatuses)[number];

/** What both sides say differently. @public */
export const qboConflictKinds = [
  "fields", // both changed the same field of a customer
  "amount", // an invoice's amount was edited there
  "tax", // their automated tax differs from ours
  "voidedHere", // voided here, paid there
  "voidedThere", // voided there, paid here
  "deletedThere",
  "mergedThere",
  "inactiveThere",
  "payment", // a payment there cannot be booked here, or differs
  "reversedHere", // reversed here: its payment there is deleted only when a person says so
  "taken", // the name or number belongs to another record there
] as const;
export type QboConflictKind = (typeof qboConflictKinds)[number];

/**
 * ours: send ours again; theirs: take theirs; sendAgain: create a new record there; unlink: both go their own ways;
 * accept: leave both as they are; obsolete: both say the same again.
 * @public
 */
export const qboResolutions = ["ours", "theirs", "sendAgain", "unlink", "accept", "obsolete"] as const;
export type QboResolution = (typeof qboResolutions)[number];
