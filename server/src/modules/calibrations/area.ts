import { area } from "#area.ts";
import { calibrationRulesCsv } from "#functions/calibrations/calibration-rules-csv.ts";
import { calibrationAdvicePlugin } from "#graphql/fields/calibrations/calibration-advice.ts";
import { orderReadinessPlugin } from "#graphql/fields/calibrations/order-readiness.ts";
import { orderScansPlugin } from "#graphql/fields/calibrations/order-scans.ts";
import { repairOrderReadingPlugin } from "#graphql/fields/calibrations/repair-order-reading.ts";
import { calibrationEvents } from "./calibration-events.ts";
import { decideCalibration } from "./decide-calibration.ts";
import { overrideReadinessCheck } from "./override-readiness-check.ts";
import { passReadinessChecks } from "./pass-readiness-checks.ts";
import { recordCalibrationAttempt } from "./record-calibration-attempt.ts";
import { recordReadinessCheck } from "./record-readiness-check.ts";
import { replaceOrderCalibrations } from "./replace-order-calibrations.ts";
import { saveCalibrationRule } from "./rules/save-calibration-rule.ts";
import { verifyCalibrationRule } from "./rules/verify-calibration-rule.ts";
import { saveProcedure } from "./procedures/save-procedure.ts";
import { startCalibrationAttempt } from "./start-calibration-attempt.ts";
import { subletCalibration } from "./sublet-calibration.ts";
import { undoReadinessPass } from "./undo-readiness-pass.ts";

export const calibrationsArea = area("calibrations", {
  verbs: {
    decideCalibration,
    overrideReadinessCheck,
    passReadinessChecks,
    recordCalibrationAttempt,
    recordReadinessCheck,
    replaceOrderCalibrations,
    saveCalibrationRule,
    saveProcedure,
    startCalibrationAttempt,
    subletCalibration,
    undoReadinessPass,
    verifyCalibrationRule,
  },
  reads: [calibrationAdvicePlugin, orderReadinessPlugin, orderScansPlugin, repairOrderReadingPlugin],
  functions: [calibrationRulesCsv],
  events: calibrationEvents,
});
