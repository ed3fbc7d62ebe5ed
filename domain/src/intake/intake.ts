/** The intake: an order with everything that a shop states when it sends a vehicle (handbook section 12). */
import { text } from "#texts/text.ts";
import * as z from "zod";
import { addressSchema } from "#customers/address.ts";
import type { Readiness } from "./intake-readiness.ts";
import { fail } from "#base/errors.ts";
import { isStaff, type Role } from "#accounts/roles.ts";
import { note } from "#base/text-schema.ts";

const id = (label: string) => z.uuid(text("base.labelIsNotAValidId", { label }));

/** A time that the office books despite conflicts. */
const overbookingSchema = z
  .object({
    bayId: id("Bay"),
    startsAt: z.iso.datetime({ offset: true, error: text("base.chooseADayAndATime") }),
    reason: note({ min: 3, max: 500, label: text("base.theReason") }),
  })
  .meta({ id: "OverbookingInput" });

export const mostPhotos = 12;
/** Repair orders and estimates, besides the first. */
export const mostPapers = 9;

/** The fields of an intake beyond the order's; the order's own are checked with the order. */
export const intakeExtras = {
  pickupAddress: addressSchema
    .nullable()
    .default(null)
    .describe("Replaces the choice of one of the customer's addresses."),
  repairOrderFileId: id(text("base.repairOrder"))
    .nullable()
    .default(null)
    .describe("A file that the caller uploaded for it."),
  repairOrderFileIds: z
    .array(id(text("base.repairOrder")))
    .max(mostPapers, text("intake.addAtMostPapers", { most: mostPapers }))
    .default([])
    .describe("Further repair orders and estimates that the caller uploaded for it."),
  photoFileIds: z
    .array(id(text("intake.photo")))
    .max(mostPhotos, text("intake.addAtMostPhotos", { count: mostPhotos }))
    .default([])
    .describe("Photos of the vehicle that the caller uploaded for it."),
  holdId: id(text("base.heldSlot"))
    .nullable()
    .default(null)
    .describe("The hold of the booked time; without one the office calls."),
  overbooking: overbookingSchema
    .nullable()
    .default(null)
    .describe("Staff only: why the time is booked despite conflicts."),
  draftId: id("Draft").nullable().default(null).describe("The draft that it comes from."),
  customerNote: note({ max: 1000, label: text("intake.noteForTheAppointment") }).default(""),
};

/**
 * Customers book only a vehicle that is ready, or that they confirm will be. Throws `vehicle-not-ready`,
 * `readiness-unconfirmed`.
 */
export function requireSelfBooking(role: Role, readiness: Readiness, isConfirmed: boolean): void {
  if (isStaff(role) || readiness === "ready") return;
  if (readiness === "notReady") throw fail("vehicle-not-ready");
  if (!isConfirmed) throw fail("readiness-unconfirmed");
}

const mostBytes = 60_000;

/** An unfinished intake; its content is checked when it is submitted. */
export const intakeDraftSchema = z.object({
  step: z.int().min(0).max(10),
  answers: z
    .record(z.string().max(60), z.json())
    .refine((answers) => JSON.stringify(answers).length <= mostBytes, text("intake.thisIsTooMuchForA")),
});

export const draftDays = 30;
