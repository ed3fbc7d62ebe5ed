// For how long somebody who has proved who they are may change what guards their account.

const minute = 60_000;
const proofLasts = 5 * minute;
/** Whoever holds somebody's token could otherwise choose a password, and prove with it at once. */
const newPasswordWaits = 10 * minute;

/** Whether the proof was shown in the last five minutes; null: there was none. */
export const isFreshProof = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < proofLasts;

/** From when on a password that is chosen now proves who its owner is. */
export const provesFrom = (chosenAt: Date): Date => new Date(chosenAt.getTime() + newPasswordWaits);
