/** A service order: its priorities, and when it is late. */
import { text } from "#texts/text.ts";

/** The priorities, in words. */
export const priorityWords = {
  normal: text("orders.normal"),
  rush: text("base.rush"),
  waiting: text("orders.customerIsWaiting"),
};

export const priorities = ["normal", "rush", "waiting"] as const satisfies (keyof typeof priorityWords)[];

/** Late means that the status has taken longer than its service level, in the facility's working time. */
export const isLate = ({ statusDueAt }: { statusDueAt: string | null }, now: Date): boolean =>
  statusDueAt !== null && new Date(statusDueAt) < now;
