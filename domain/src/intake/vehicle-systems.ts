/** Which driver assistance systems a vehicle has, or has not, by what says so (handbook section 13). */
import { calibratedSystems, systemOf } from "#calibrations/calibration-system.ts";
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import type { Text } from "#texts/travelling-text.ts";
import * as z from "zod";
import type { FittedSystem } from "./reading/fitted-systems.ts";
import { systemsOfEquipment } from "./reading/words/system-names.ts";

/** What is believed first: a person's word, an earlier calibration here, a paper, the decoder of the VIN. */
export type SystemSource = "paper" | "person" | "visit" | "vin";

export interface KnownSystem {
  system: string;
  isFitted: boolean;
  source: SystemSource;
  /** The line of the paper or the decoder's feature; null for the others. */
  quote: string | null;
}

/** Who said so, as they were called then. */
export interface SystemStatement {
  by: string;
  /** ISO 8601, in UTC. */
  at: string;
  /** The picture that shows it. */
  photoFileId: string | null;
}

export interface SaidOfSystems {
  /** By people, by system. */
  stated: Readonly<Record<string, boolean>>;
  /** Types of the catalog that were calibrated on it. */
  calibrated: readonly string[];
  papers: readonly Pick<FittedSystem, "isFitted" | "quote" | "system">[];
  /** As the decoder words them. */
  features: readonly string[];
}

/** One a system; of those that nothing speaks of, or papers that contradict one another, nothing is known. */
export function knownSystems({ stated, calibrated, papers, features }: SaidOfSystems): KnownSystem[] {
  const all = [
    ...Object.entries(stated).map(([system, isFitted]) => known(system, isFitted, { source: "person", quote: null })),
    ...calibrated.map((typeKey) => known(systemOf(typeKey), true, { source: "visit", quote: null })),
    ...agreedIn(papers).map(({ system, isFitted, quote }) => known(system, isFitted, { source: "paper", quote })),
    ...features.flatMap((feature) =>
      systemsOfEquipment(feature).map((system) => known(system, true, { source: "vin", quote: feature })),
    ),
  ];
  return [...new Map(all.toReversed().map((one) => [one.system, one])).values()].toReversed();
}

/** What says that the vehicle has the system, or has not. */
export function whyKnown({ source, quote, isFitted }: Pick<KnownSystem, "isFitted" | "quote" | "source">): Text {
  if (source === "paper") return text("intake.fittedByTheEstimate", { line: quote ?? "" });
  if (source === "vin") return text("intake.fittedByTheVin", { feature: quote ?? "" });
  if (source === "visit") return text("intake.fittedByAnEarlierVisit");
  return isFitted ? text("intake.fittedByThePeopleHere") : text("intake.notFittedByThePeopleHere");
}

const known = (system: string, isFitted: boolean, by: Pick<KnownSystem, "quote" | "source">): KnownSystem => ({
  system,
  isFitted,
  ...by,
});

const agreedIn = (papers: SaidOfSystems["papers"]) =>
  [...Map.groupBy(papers, ({ system }) => system).values()].flatMap(([first, ...others]) =>
    first && others.every(({ isFitted }) => isFitted === first.isFitted) ? first : [],
  );

export const statedSystemSchema = z.object({
  id: recordId(),
  system: z
    .enum(calibratedSystems, text("vehicles.chooseASystem"))
    .meta({ id: "CalibratedSystem" })
    .describe("As calibration suggestions name systems: frontCamera, rearCornerRadar."),
  isFitted: z.boolean().nullable().describe("Null takes the word back."),
  photoFileId: recordId()
    .nullable()
    .default(null)
    .describe("A picture on an order of the vehicle, which shows the system or where it would be."),
});
