import { text } from "#texts/text.ts";
import type { ErrorCatalogue } from "./error-catalogue.ts";

/** Rules about technicians' hours and their drives. */
export const hoursErrors = {
  "work-changed": { status: 409, message: text("errors.work-changed") },
  "work-not-running": { status: 409, message: text("errors.work-not-running") },
  "work-overlaps": { status: 409, message: text("errors.work-overlaps") },
  "stop-not-driven-to": { status: 409, message: text("errors.stop-not-driven-to") },
  "trip-changed": { status: 409, message: text("errors.trip-changed") },
  "trip-over": { status: 409, message: text("errors.trip-over") },
  "trip-under-way": { status: 409, message: text("errors.trip-under-way") },
} satisfies ErrorCatalogue;
