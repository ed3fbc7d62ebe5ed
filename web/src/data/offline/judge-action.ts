// The rules by which the server refuses what waits on a device, so that it is refused while the vehicle is still there.
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { QueuedVerb } from "@boresight/domain/base/client-key";
import { problemsOf } from "@boresight/domain/base/problems";
import { attemptSchema, startedAttemptSchema } from "@boresight/domain/calibrations/attempt-schema";
import { readinessCheckSchema, readinessPassSchema } from "@boresight/domain/calibrations/readiness-check-schema";
import { vehicleReadingsSchema } from "@boresight/domain/orders/order-field-schemas";
import { orderMessageSchema } from "@boresight/domain/orders/order-message";
import { statusChangeSchema } from "@boresight/domain/orders/service-order-schema";
import { startedWorkSchema, stoppedWorkSchema } from "@boresight/domain/schedule/hours/work-entry";
import { stopSchema } from "@boresight/domain/schedule/road/trip";
import { problemOfReason, taskDecisionSchema } from "@boresight/domain/tasks/task-decision";
import type * as z from "zod";

const reasonedDecision = taskDecisionSchema.superRefine((decision, context) => {
  const message = problemOfReason(decision);
  if (message) context.addIssue({ code: "custom", path: ["note"], message });
});

const schemas: Record<QueuedVerb, z.ZodType> = {
  arriveAtStop: stopSchema,
  changeServiceOrderStatus: statusChangeSchema,
  finishStop: stopSchema,
  passReadinessChecks: readinessPassSchema,
  postOrderMessage: orderMessageSchema,
  recordCalibrationAttempt: attemptSchema,
  recordReadinessCheck: readinessCheckSchema,
  recordVehicleReadings: vehicleReadingsSchema,
  startCalibrationAttempt: startedAttemptSchema,
  startTravel: stopSchema,
  startWork: startedWorkSchema,
  stopWork: stoppedWorkSchema,
  updateOrderTask: reasonedDecision,
};

/** Returns the refusal as the server would send it; null for what it can accept. */
export function refusalOf(verb: QueuedVerb, input: unknown): CombinedGraphQLErrors | null {
  const { error } = schemas[verb].safeParse(input);
  if (!error) return null;
  const fields = problemsOf(error);
  const message = fields.map((problem) => problem.message).join(". ");
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: "invalid-input", fields } }] });
}
