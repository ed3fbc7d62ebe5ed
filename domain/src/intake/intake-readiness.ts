/** Whether a vehicle will be ready when it comes, from what the shop says at the intake (handbook section 13). */
import * as z from "zod";
import { shareSystem } from "#calibrations/calibration-system.ts";

const said = z.enum(["yes", "no", "unknown"]).default("unknown");

/** The questions of the intake, each so that "yes" is the good answer. */
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

export interface IntakeFacts {
  answers: ReadinessAnswers;
  hasRepairOrder: boolean;
  rideHeightModified: boolean;
  /** Whether we have to drive to it, and whether we know how far. */
  isFetched: boolean;
  knowsDistance: boolean;
  /** Repairs that no chosen calibration answers, in words. */
  unansweredRepairs: readonly string[];
  /** Repairs that the repair order speaks of and nobody ticked, and that no chosen calibration answers. */
  unansweredMentions: readonly string[];
}

export type Readiness = "ready" | "needsAttention" | "notReady";

/** Blockers stop self-booking; flags ask for the confirmation that the vehicle will be ready. */
export function judgeReadiness(facts: IntakeFacts): { readiness: Readiness; reasons: string[] } {
  const blockers = Object.entries(readinessQuestions).flatMap(([key, { blocker }]) =>
    isQuestion(key) && facts.answers[key] === "no" ? blocker : [],
  );
  if (blockers.length > 0) return { readiness: "notReady", reasons: blockers };
  const flags = flagsOf(facts);
  return { readiness: flags.length > 0 ? "needsAttention" : "ready", reasons: flags };
}

const isQuestion = (key: string): key is Question => Object.hasOwn(readinessQuestions, key);

function flagsOf({ hasRepairOrder, rideHeightModified, isFetched, knowsDistance, ...repairs }: IntakeFacts) {
  return [
    ...repairs.unansweredRepairs.map((repair) => `No calibration is chosen for: ${repair}`),
    ...repairs.unansweredMentions.map((repair) => `The repair order mentions ${repair} without a matching calibration`),
    ...(isFetched && !knowsDistance ? ["The distance to the vehicle is not known"] : []),
    ...(rideHeightModified ? ["The vehicle is modified"] : []),
    ...(hasRepairOrder ? [] : ["The repair order is missing"]),
  ];
}

/** A repair in words, and the calibrations it calls for on this vehicle. */
export interface CallingRepair {
  name: string;
  typeKeys: readonly string[];
}

/** The repairs that call for something, of which nothing is chosen: a dynamic front camera answers for a static one. */
export const unansweredOf = (repairs: readonly CallingRepair[], chosen: readonly string[]): string[] =>
  repairs.filter(({ typeKeys }) => typeKeys.length > 0 && !shareSystem(chosen, typeKeys)).map(({ name }) => name);
