/** Reasons that the shop alone ends, and what only its own message says. */
const endedByShop: ReadonlySet<string> = new Set(["equipmentDown", "other", "weatherDynamicDrive"]);

/** Whether a held order waits for what its customer does, gives or says. */
export const isCustomersTurn = (holdReasonKey: string | null): boolean =>
  holdReasonKey !== null && !endedByShop.has(holdReasonKey);
