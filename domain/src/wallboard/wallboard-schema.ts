import { text } from "#texts/text.ts";
import * as z from "zod";
import { line } from "#base/text-schema.ts";
import { rotateSeconds } from "./wallboard.ts";

const rotation = text("wallboard.aFacilityStaysBetweenFewestAnd", {
  fewest: rotateSeconds.fewest,
  most: rotateSeconds.most,
});

/** The input of a link for a wall display. */
export const kioskLinkSchema = z.object({
  name: line({ min: 1, max: 60, label: text("base.name") }),
  facilityIds: z
    .array(z.uuid(text("base.chooseLocationsFromTheList")))
    .max(50, text("wallboard.chooseAtMost50Facilities"))
    .default([])
    .describe("None: all of them."),
  isPrivate: z.boolean().default(true).describe("No customer names, and only the last 4 of a VIN; on by default."),
  rotateSeconds: z
    .int(rotation)
    .min(rotateSeconds.fewest, rotation)
    .max(rotateSeconds.most, rotation)
    .default(rotateSeconds.usual)
    .describe("Seconds per facility, 5 to 600."),
});

export type KioskLinkInput = z.input<typeof kioskLinkSchema>;
