/** The wallboard: what a wall display shows, and the service level of an order. */

export const rotateSeconds = { fewest: 5, most: 600, usual: 20 };

/** The columns of the wallboard; billing and closed orders are not work in the bays. */
export const wallboardCategories = ["intake", "ready", "onsite", "work", "hold", "done"] as const;

export type ServiceLevel = "none" | "onTime" | "soon" | "late";

const minute = 60_000;
const soonAtMost = 30 * minute;

/** Late after its time; soon in the last quarter of it, or in the last half hour if that is shorter. */
export function serviceLevel({ since, dueAt }: { since: Date; dueAt: Date | null }, now: Date): ServiceLevel {
  if (!dueAt) return "none";
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return "late";
  const whole = dueAt.getTime() - since.getTime();
  return left <= Math.min(whole / 4, soonAtMost) ? "soon" : "onTime";
}

const worstFirst: readonly ServiceLevel[] = ["late", "soon", "onTime", "none"];

interface Timed {
  since: Date;
  dueAt: Date | null;
  /** The ready time promised to the customer. */
  promisedAt: Date | null;
}

/** Returns the worse of the status's service level and the promised time. */
export function standing({ since, dueAt, promisedAt }: Timed, now: Date): { level: ServiceLevel; isPromise: boolean } {
  const ofStatus = serviceLevel({ since, dueAt }, now);
  const ofPromise = serviceLevel({ since, dueAt: promisedAt }, now);
  const isPromise =
    ofPromise !== "onTime" && ofPromise !== "none" && worstFirst.indexOf(ofPromise) < worstFirst.indexOf(ofStatus);
  return isPromise ? { level: ofPromise, isPromise } : { level: ofStatus, isPromise };
}

/** `TT` for Tom Technician. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((part) => part !== "")
    .map((part) => Array.from(part)[0]?.toUpperCase() ?? "")
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join("");
