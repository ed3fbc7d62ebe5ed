/** Where somebody on the way is, while they let the office see it. */
import * as z from "zod";
import { recordId } from "#base/record-id.ts";

export const sharedTripSchema = z.object({ id: recordId().describe("The drive.") });

export const positionSchema = sharedTripSchema.extend({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

const second = 1000;
/** A device says it at most so often. */
export const reportEvery = 60 * second;
/** What comes sooner is not kept. */
const soonest = 20 * second;
/** Whoever was seen longer ago may be anywhere: nothing is kept for longer, whether or not the device could say that it stops. */
export const freshMinutes = 10;

export const isTooSoon = (seenAt: Date | null, now: Date): boolean =>
  seenAt !== null && now.getTime() - seenAt.getTime() < soonest;

/** A place on a map is not exact: another time of arrival counts from ten minutes on. */
const slightMinutes = 10;

export const isAnotherArrival = (expectedAt: Date | null, arrival: Date): boolean =>
  expectedAt === null || Math.abs(arrival.getTime() - expectedAt.getTime()) >= slightMinutes * 60 * second;
