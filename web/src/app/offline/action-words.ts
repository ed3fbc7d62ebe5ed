import type { QueuedVerb } from "@boresight/domain/base/client-key";
import type { TaskState } from "@boresight/domain/tasks/order-task";
import { t } from "@boresight/domain/texts/text";
import type { OfflineState } from "#data/offline/offline-state.ts";
import type { ShownAction } from "#data/offline/queued-action.ts";
import { clockTime } from "./clock-time.ts";

/** `3 waiting to send · 1 not accepted · Last sync 2:34 PM`. */
export function waitingWords({ actions, syncedAt }: Pick<OfflineState, "actions" | "syncedAt">): string {
  const refused = actions.filter(({ state }) => state === "refused").length;
  const waiting = actions.length - refused;
  return [
    waiting > 0 && t("app.actionsWaiting", { count: waiting }),
    refused > 0 && t("app.actionsRefused", { count: refused }),
    syncedAt !== null && t("app.lastSync", { time: clockTime(syncedAt) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

const kinds: Readonly<Record<QueuedVerb, string>> = {
  arriveAtStop: t("app.queuedArrival"),
  changeServiceOrderStatus: t("app.queuedMove"),
  finishStop: t("app.queuedDone"),
  passReadinessChecks: t("app.queuedPass"),
  postOrderMessage: t("app.queuedMessage"),
  recordCalibrationAttempt: t("app.queuedAttempt"),
  recordReadinessCheck: t("app.queuedCheck"),
  recordVehicleReadings: t("app.queuedReadings"),
  startCalibrationAttempt: t("app.queuedStart"),
  startTravel: t("app.queuedDeparture"),
  startWork: t("app.queuedHours"),
  stopWork: t("app.queuedHours"),
  updateOrderTask: t("app.queuedTask"),
};

export const kindOf = ({ verb }: Pick<ShownAction, "verb">): string => kinds[verb];

/** The state of an action in words. */
export function actionWords({ state, theirs, problem }: ShownAction, isOnline: boolean): string {
  if (theirs) return t("app.someoneChangedThis");
  if (state === "refused") return problem ?? t("errors.unexpected");
  return isOnline ? t("app.waitingToSend") : t("app.waitingForNetwork");
}

const outcomes: Readonly<Record<string, string>> = {
  passed: t("calibrations.pass"),
  failed: t("calibrations.fail"),
  notApplicable: t("tasks.notApplicable"),
  open: t("app.taskOpen"),
  done: t("app.taskDone"),
  skipped: t("tasks.skipped"),
} satisfies Record<TaskState | "failed" | "passed", string>;

interface Recorded {
  outcome: unknown;
  value: unknown;
  note: unknown;
}

/** `Pass · 35 / 35 / 33 / 33`. */
export const recordedWords = ({ outcome, value, note }: Recorded): string =>
  [outcomes[String(outcome)] ?? t("ui.none"), value, note].filter(Boolean).join(" · ");

/** What this person recorded. */
export const mineIn = ({ input }: ShownAction): string =>
  recordedWords({ outcome: input["outcome"] ?? input["state"], value: input["value"], note: input["note"] });
