/** What a condition may ask for, as it is saved. */
import { text } from "#texts/text.ts";
import * as z from "zod";
import { rideHeightDecisions } from "#calibrations/ride-height-decision.ts";
import { intakeMethods } from "#intake/intake-method.ts";
import { calibrationMethods, type TaskCondition } from "./task-condition.ts";

/** Every given part must hold; without parts a task always applies. */
export const taskConditionSchema = z
  .strictObject({
    requiresPo: z.boolean(),
    intakeMethod: z
      .array(z.enum(intakeMethods, text("tasks.chooseFromTheWaysOfIntake")))
      .min(1, text("tasks.chooseAWayOfIntake")),
    rideHeightModified: z.boolean(),
    rideHeightDecision: z.enum(rideHeightDecisions, text("tasks.chooseRideHeightDecision")),
    method: z.enum(calibrationMethods, text("tasks.chooseStaticOrDynamic")),
    /** The prefix of a line item type's key: `ALN` for any alignment. */
    lineItemType: z.string().regex(/^[A-Z][A-Z0-9-]{0,39}$/, text("tasks.enterHowKeyBegins")),
    minSystems: z
      .int(text("tasks.enterAWholeNumber"))
      .min(1, text("tasks.enter1OrMore"))
      .max(20, text("tasks.enter20OrLess")),
    /** Widens `minSystems`: fewer are enough after a failed attempt. */
    orFailedAttempt: z.boolean(),
    passedCalibration: z.boolean(),
  })
  .partial()
  .refine(({ minSystems, orFailedAttempt }) => orFailedAttempt === undefined || minSystems !== undefined, {
    path: ["minSystems"],
    message: text("tasks.sayHowManySystemsItTakes"),
  });

/** A stored condition that cannot be read counts as applying, so that the task is not lost. */
export function readCondition(stored: unknown): TaskCondition | null {
  return taskConditionSchema.safeParse(stored).data ?? null;
}
