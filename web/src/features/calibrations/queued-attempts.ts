import type { SignedInUser } from "#auth/session.ts";
import type { ShownAction } from "#data/offline/queued-action.ts";
import { rowsOf } from "#data/rows.ts";
import type { CalibrationRowFragment, RecordCalibrationAttemptInput } from "#graphql/graphql.ts";

type Attempt = NonNullable<CalibrationRowFragment["attempts"]["nodes"][number]>;

/** An attempt as it will be once what waits on this device is sent. */
export interface ShownAttempt extends Attempt {
  isWaiting?: boolean;
}

/** A calibration with the starts and attempts that wait on this device. */
export function withQueuedAttempts(
  calibration: CalibrationRowFragment,
  actions: readonly ShownAction[],
  user: Pick<SignedInUser, "displayName" | "id"> | null,
): CalibrationRowFragment {
  const by = user && { id: user.id, displayName: user.displayName };
  return actions.reduce((shown, { verb, input, addedAt }) => {
    if (input["calibrationId"] !== calibration.id) return shown;
    const at = new Date(addedAt).toISOString();
    if (verb === "startCalibrationAttempt") {
      const isStarted = input["isStarted"] !== false;
      return { ...shown, attemptStartedAt: isStarted ? at : null, attemptStartedByUser: isStarted ? by : null };
    }
    if (verb !== "recordCalibrationAttempt") return shown;
    const attempt = attemptOf(input as unknown as RecordCalibrationAttemptInput, shown, at); // What the form asked for.
    const attempts = { ...shown.attempts, nodes: [...shown.attempts.nodes, { ...attempt, performedByUser: by }] };
    return { ...shown, attempts, result: attempt.result, attemptStartedAt: null, attemptStartedByUser: null };
  }, calibration);
}

const attemptOf = (
  input: RecordCalibrationAttemptInput,
  { attempts }: CalibrationRowFragment,
  createdAt: string,
): ShownAttempt => ({
  id: input.id,
  number: rowsOf(attempts).length + 1,
  result: input.result,
  createdAt,
  startedAt: input.startedAt ?? null,
  endedAt: input.endedAt ?? null,
  failureReason: input.failureReason ?? null,
  tool: input.tool ?? "",
  target: input.target ?? "",
  faultCodes: [...(input.faultCodes ?? [])],
  clearedCodes: [...(input.clearedCodes ?? [])],
  conditions: input.conditions ?? "",
  evidenceFileIds: [...(input.evidenceFileIds ?? [])],
  performedByUser: null,
  isWaiting: true,
});
