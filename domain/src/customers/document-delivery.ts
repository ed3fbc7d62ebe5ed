/** How documents arrive with emails. */
export const documentDeliveries = ["link", "attachment"] as const;
export type DocumentDelivery = (typeof documentDeliveries)[number];
