/** What may be decided about a vehicle whose body does not stand at its factory height (handbook section 13). */
export const rideHeightDecisions = ["restored", "waiver", "refused"] as const;
export type RideHeightDecision = (typeof rideHeightDecisions)[number];
