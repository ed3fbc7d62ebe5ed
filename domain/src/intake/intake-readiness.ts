/** Whether a vehicle will be ready when it arrives, by the shop's answers in the intake (handbook section 13). */
import * as z from "zod";
import { shareSystem } from "#calibrations/calibration-system.ts";

const said = z.enum(["yes", "no", "unknown"]).default("unknown");

/** The questions of the intake, worded so that "yes" is always the good answer. */
export const readinessAnswersSchema = z
  .object({
    partsFitted: said,
    structuralDone: said,
    alignmentDone: said,
    warningLightsOff: said,
    modulesProgrammed: said,
    vehicleReady: said,
  })
  .partial();

export type ReadinessAnswers = z.infer<typeof readinessAnswersSchema>;

type Question = keyof ReadinessAnswers;

export const readinessQuestions: Record<Question, { question: string; blocker: string }> = {
  partsFitted: { question: "Bumpers and glass are fitted", blocker: "Bumper or glass is not fitted" },
  structuralDone: { question: "Structural work is complete", blocker: "Structural work is open" },
  alignmentDone: { question: "Wheel alignment is done or not needed", blocker: "The alignment is outstanding" },
  warningLightsOff: {
    question: "No warning lights or fault codes that block",
    blocker: "A fault code blocks the calibration",
  },
  modulesProgrammed: { question: "Replaced modules are programmed", blocker: "A module is not programmed" },
  vehicleReady: { question: "The vehicle will be ready on that day", blocker: "The shop says it is not ready" },
};

export interface ReadinessInput {
  answers: ReadinessAnswers;
  hasRepairOrder: boolean;
  rideHeightModified: boolean;
  /** Whether we drive to it, and whether the distance is known. */
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
    ...repairs.unansweredRepairs.map((repair) => `No calibration is chosen for: ${repair}`),
    ...repairs.unansweredMentions.map((repair) => `The repair order mentions ${repair} without a matching calibration`),
    ...(isFetched && !knowsDistance ? ["The distance to the vehicle is not known"] : []),
    ...(rideHeightModified ? ["The vehicle is modified"] : []),
    ...(hasRepairOrder ? [] : ["The repair order is missing"]),
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
