/** What technicians do with their time. */
export const workKinds = ["work", "travel", "waiting", "break"] as const;
export type WorkKind = (typeof workKinds)[number];
