/** A service order: its priorities, and when it is late. */

export const priorities = ["normal", "rush", "waiting"] as const;

/** Late means that the status has taken longer than its service level, in the facility's working time. */
export const isLate = ({ statusDueAt }: { statusDueAt: string | null }, now: Date): boolean =>
  statusDueAt !== null && new Date(statusDueAt) < now;
