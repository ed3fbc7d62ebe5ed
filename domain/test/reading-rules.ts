import type { ReadingRules, RepairKeyword } from "#intake/reading/mention.ts";
import { findMentions } from "#intake/reading/operations.ts";

const off = ["removal"] as const;

/** A shop that asks as Boresight does at first, with these words for repairs and one of its own for each. */
export const readingRules = (
  keywords: readonly RepairKeyword[] = [],
  change: ReadingRules["calibratedAfter"] = {},
): ReadingRules => ({
  keywords: [
    ...Object.keys(calibratedAfter).map((operation): RepairKeyword => ({
      operation,
      keyword: `shop's word for ${operation}`,
      countsWith: "removal",
    })),
    ...keywords,
  ],
  calibratedAfter: { ...calibratedAfter, ...change },
});

const calibratedAfter: ReadingRules["calibratedAfter"] = {
  windshield: off,
  frontEnd: off,
  rearEnd: ["removal", "repair", "refinish"],
  doorOrMirror: off,
  liftgate: off,
  alignment: ["removal", "repair"],
  structural: ["removal", "repair"],
  restraints: off,
  headlamp: off,
  battery: off,
  rideHeight: off,
  faultCode: off,
};

/** The repairs that rows below a heading speak of. */
export const foundBelow = (heading: string, rows: string, rules = readingRules()) =>
  findMentions(
    [heading, ...rows.split("\n")].map((text) => ({ page: 1, text })),
    rules,
  ).map(({ operation }) => operation);
