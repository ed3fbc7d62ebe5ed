/** What a shop decides of a kind of repair: after which work on its part it asks for calibrations, and why. */
import { record } from "#base/record.ts";
import { text } from "#texts/text.ts";
import type { CalibratedWork } from "./reading/line-operation.ts";

/** In the order of the form. */
export const repairOperation = record("app.repair_operations", {
  calibratedAfter: {
    kind: "several",
    choices: {
      removal: text("intake.removalOrReplacement"),
      repair: text("intake.repairInPlace"),
      refinish: text("intake.refinishing"),
    } satisfies Record<CalibratedWork, string>,
    problems: { wrong: text("intake.chooseTheWork") },
    label: text("intake.calibratedAfter"),
    help: text("intake.aboutCalibratedAfter"),
  },
  calibratedAfterReason: { kind: "text", max: 500, label: text("base.reason") },
});
