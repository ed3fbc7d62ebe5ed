/** The outcome is not known yet. */
export const openCardStatuses: readonly string[] = ["open", "requiresAction", "processing"];
