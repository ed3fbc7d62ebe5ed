/** A technician's certification for one calibration, valid to the end of its last day (handbook section 12). */
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { typeKey } from "#calibrations/calibration-record-schema.ts";

const most = 100;

const keptSchema = z
  .object({
    typeKey,
    expiresOn: z.iso
      .date(text("schedule.writeADayLike202612"))
      .nullable()
      .default(null)
      .describe("None: it does not expire."),
  })
  .meta({ id: "SavedCompetenceInput" });

/** Changes of one technician; certifications that are not mentioned stay as they are. */
export const competencesSchema = z
  .object({
    userId: recordId(),
    kept: z.array(keptSchema).max(most, text("schedule.atMostMostCertificatesAreKept", { most })).default([]),
    ended: z
      .array(typeKey)
      .max(most, text("schedule.atMostMostCertificatesEndAt", { most }))
      .default([])
      .describe("The keys of calibrations whose certification is removed."),
  })
  .superRefine(({ kept, ended }, context) => {
    const keys = [...kept.map((one) => one.typeKey), ...ended];
    if (new Set(keys).size < keys.length)
      context.addIssue({ code: "custom", path: ["kept"], message: text("schedule.aCalibrationIsNamedTwice") });
  });

/** How many days before it expires the office is alerted. */
export const competenceWarningDays = 30;

export type CompetenceState = "endsSoon" | "expired" | "valid";

/** A certification that ends today is still valid today: `competenceState("2026-05-04", "2026-05-04")` is `endsSoon`. */
export function competenceState(expiresOn: string | null, today: string): CompetenceState {
  if (expiresOn === null) return "valid";
  if (expiresOn < today) return "expired";
  return Date.parse(expiresOn) - Date.parse(today) <= competenceWarningDays * 24 * 3_600_000 ? "endsSoon" : "valid";
}
