/** Two notices to whoever drives the vehicle: that no calibration was required, and that one was not completed. */
import { calibratedSystems, systemOf } from "#calibrations/calibration-system.ts";
import { needOf, type FittedSystem } from "#calibrations/calibration-need.ts";
import { isNotCompleted, isRequired, type CalibrationResult } from "#calibrations/calibration-record.ts";
import { emailSchema } from "#accounts/credentials-schema.ts";
import { recordId } from "#base/record-id.ts";
import { line, note } from "#base/text-schema.ts";
import { unmetGuards, type TransitionContext } from "#orders/status-transition.ts";
import type { UnmetGuard } from "#orders/unmet-guard.ts";
import type { GuardKey } from "#statuses/status-definition.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { noticeTypes, type NoticeType } from "./notice-types.ts";

export const noticeIssueSchema = z.object({
  serviceOrderId: recordId(),
  type: z.enum(noticeTypes, text("documents.chooseANotice")).meta({ id: "NoticeType" }),
  source: line({ min: 3, max: 300, label: text("documents.sourceConsulted") }).describe(
    "Which procedure or position statement was looked up.",
  ),
  note: note({ max: 2000, label: text("documents.whatTheDriverShouldKnow") })
    .default("")
    .describe("What the driver should know besides."),
  insurerEmail: z.nullable(emailSchema).default(null).describe("Where the insurer gets it as well."),
});

/** What a person states with a notice, kept with it and taken over by its next revision. */
export interface NoticeStatement {
  source: string;
  note: string;
  insurerEmail: string | null;
  /** As they were called then. */
  statedBy: string;
}

/** A calibration as a notice describes it: while all of this is the same, the notice is about it. */
export interface NoticedCalibration {
  id: string;
  result: CalibrationResult;
  attempts: number;
  note: string;
}

/** What has to be clear about the vehicle before something is stated about it. */
const rules: readonly GuardKey[] = ["vinKnown", "vinConfirmed"];

type NoticeContext = TransitionContext & {
  repairOperations: readonly string[];
  /** What the rules suggest for its repairs, as the catalogue names it. */
  suggested: readonly { typeKey: string; name: string }[];
  /** Which systems the vehicle has and which it does not have, as far as is known. */
  known: readonly FittedSystem[];
};

/**
 * Returns what stands against a notice. That no calibration was required is stated only where the repairs are known and
 * each calibration that is listed, or that the rules suggest for a system that may be there, was decided not to be
 * required.
 */
export function noticeObstacles(type: NoticeType, context: NoticeContext): UnmetGuard[] {
  const open = unmetGuards({ fromKey: "", toKey: "", roles: [], guards: rules, requiresNote: false }, context);
  const { calibrations } = context;
  if (type === "notCompleted") {
    if (calibrations.some(({ result }) => isNotCompleted(result))) return open;
    return [...open, { guard: "calibrationNotCompleted", params: {} }];
  }
  const listed = new Set(calibrations.map(({ key }) => systemOf(key)));
  const undecided = context.suggested
    .filter(({ typeKey }) => !listed.has(systemOf(typeKey)) && needOf(typeKey, context.known) !== "notFitted")
    .map(({ name }) => ({ guard: "suggestionDecided", params: { calibration: name } }));
  const required = calibrations
    .filter(({ result }) => isRequired(result))
    .map(({ name }) => ({ guard: "noneRequired", params: { calibration: name } }));
  const unknown = context.repairOperations.length === 0 ? [{ guard: "repairsKnown", params: {} }] : [];
  return [...open, ...unknown, ...required, ...undecided];
}

export type SystemOutlook = "fitted" | "notFitted" | "unknown";

/** Every system that was looked at, and whether the vehicle has it as far as is known. */
export const systemsLookedAt = (
  known: readonly Omit<FittedSystem, "source">[],
): readonly { system: string; outlook: SystemOutlook }[] =>
  calibratedSystems.map((system) => {
    const found = known.find((one) => one.system === system);
    return { system, outlook: found ? (found.isFitted ? "fitted" : "notFitted") : "unknown" };
  });
