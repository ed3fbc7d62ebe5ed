import * as z from "zod";
import { readinessAnswers } from "./intake-readiness.ts";

const said = z.enum(readinessAnswers).default("unknown");

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
