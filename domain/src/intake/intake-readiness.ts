/** Whether a vehicle will be ready when it arrives, by the shop's answers in the intake (handbook section 13). */
import { text } from "#texts/text.ts";
import { shareSystem } from "#calibrations/calibration-system.ts";

export const readinessAnswers = ["yes", "no", "unknown"] as const;

export const readinessQuestions = {
  partsFitted: { question: text("intake.bumpersAndGlassAreFitted"), blocker: text("intake.bumperOrGlassIsNotFitted") },
  structuralDone: { question: text("intake.structuralWorkIsComplete"), blocker: text("intake.structuralWorkIsOpen") },
  alignmentDone: {
    question: text("intake.wheelAlignmentIsDone"),
    blocker: text("intake.theAlignmentIsOutstanding"),
  },
  warningLightsOff: {
    question: text("intake.noBlockingFaultCodes"),
    blocker: text("intake.aFaultCodeBlocksTheCalibration"),
  },
  modulesProgrammed: {
    question: text("intake.replacedModulesAreProgrammed"),
    blocker: text("intake.aModuleIsNotProgrammed"),
  },
  vehicleReady: { question: text("base.vehicleWillBeReady"), blocker: text("intake.theShopSaysItIsNot") },
};

type Question = keyof typeof readinessQuestions;

/** What the shop answered so far. */
export type ReadinessAnswers = { [Name in Question]?: (typeof readinessAnswers)[number] | undefined };

export interface ReadinessInput {
  answers: ReadinessAnswers;
  hasRepairOrder: boolean;
  rideHeightModified: boolean;
  /** Whether we drive to it, and whether the distance is known, which is the office's to find out. */
  isFetched: boolean;
  knowsDistance: boolean;
  /** Repairs without a matching chosen calibration, in words. */
  unansweredRepairs: readonly string[];
  /** Repairs mentioned in the repair order that nobody selected and that have no matching chosen calibration. */
  unansweredMentions: readonly string[];
}

export type Readiness = "ready" | "needsAttention" | "notReady";

/** Blockers prevent self-booking; flags require the confirmation that the vehicle will be ready. */
export function judgeReadiness(input: ReadinessInput): { readiness: Readiness; reasons: string[] } {
  const blockers = Object.entries(readinessQuestions).flatMap(([key, { blocker }]) =>
    isQuestion(key) && input.answers[key] === "no" ? blocker : [],
  );
  if (blockers.length > 0) return { readiness: "notReady", reasons: blockers };
  const flags = flagsOf(input);
  return { readiness: flags.length > 0 ? "needsAttention" : "ready", reasons: flags };
}

const isQuestion = (key: string): key is Question => Object.hasOwn(readinessQuestions, key);

function flagsOf({ hasRepairOrder, rideHeightModified, isFetched, knowsDistance, ...repairs }: ReadinessInput) {
  return [
    ...repairs.unansweredRepairs.map((repair) => text("intake.noCalibrationIsChosenForRepair", { repair })),
    ...repairs.unansweredMentions.map((repair) => text("intake.theRepairOrderMentionsRepairWithout", { repair })),
    ...(isFetched && !knowsDistance ? [text("intake.distanceToVehicleUnknown")] : []),
    ...(rideHeightModified ? [text("intake.theVehicleIsModified")] : []),
    ...(hasRepairOrder ? [] : [text("intake.theRepairOrderIsMissing")]),
  ];
}

/** A repair in words, and the calibrations it requires on this vehicle. */
export interface CallingRepair {
  name: string;
  typeKeys: readonly string[];
}

/**
 * Returns the repairs that require calibrations of which none is chosen: a dynamic front camera counts for a static
 * one.
 */
export const unansweredOf = (repairs: readonly CallingRepair[], chosen: readonly string[]): string[] =>
  repairs.filter(({ typeKeys }) => typeKeys.length > 0 && !shareSystem(chosen, typeKeys)).map(({ name }) => name);
