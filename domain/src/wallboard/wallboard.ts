/** The wallboard: what a screen on the wall shows, and how an order stands against its service level. */
import * as z from "zod";
import { line } from "#base/text.ts";

export const rotateSeconds = { fewest: 5, most: 600, usual: 20 };

const rotation = `A facility stays between ${rotateSeconds.fewest} and ${rotateSeconds.most} seconds`;

/** What an admin says about a link for a screen. */
export const kioskLinkSchema = z.object({
  name: line({ min: 1, max: 60, label: "Name" }),
  facilityIds: z
    .array(z.uuid("Choose facilities from the list"))
    .max(50, "Choose at most 50 facilities")
    .default([])
    .describe("None: all of them."),
  isPrivate: z
    .boolean()
    .default(true)
    .describe("No customer names, and only the last 4 of a VIN; so unless it is said otherwise."),
  rotateSeconds: z
    .int(rotation)
    .min(rotateSeconds.fewest, rotation)
    .max(rotateSeconds.most, rotation)
    .default(rotateSeconds.usual)
    .describe("How long one facility stays, 5 to 600."),
});

export type KioskLinkInput = z.input<typeof kioskLinkSchema>;

/** What the wall has columns for; billing and what is closed are nobody's work in the bays. */
export const wallboardCategories = ["intake", "ready", "onsite", "work", "hold", "done"] as const;

export type ServiceLevel = "none" | "onTime" | "soon" | "late";

const minute = 60_000;
const soonAtMost = 30 * minute;

/** Late after its time; soon in the last quarter of it, or the last half hour where that is less. */
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
  /** When the customer was told it would be ready. */
  promisedAt: Date | null;
}

/** How an order stands: the worse of its status's service level and of what was promised. */
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
