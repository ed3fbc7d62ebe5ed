/** The fields of a calibration rule, each described once. The repair and the calibration are chosen beside them. */
import { record } from "#base/record.ts";
import { t } from "#texts/text.ts";

/** In the order of the form. */
export const calibrationRule = record("app.calibration_rules", {
  make: { kind: "line", max: 60, isNullable: true, label: t("base.make"), help: t("calibrations.noneAny") },
  model: { kind: "line", max: 60, isNullable: true, label: t("base.model"), help: t("calibrations.noneAny") },
  yearFrom: { kind: "whole", label: t("calibrations.yearFrom") },
  yearTo: { kind: "whole", label: t("calibrations.yearTo") },
  trimPattern: {
    kind: "line",
    max: 60,
    isNullable: true,
    label: t("base.trim"),
    help: t("calibrations.partOfItsNameSuchAs"),
  },
  method: { kind: "line", max: 40, label: t("calibrations.method"), help: t("calibrations.noneTheCalibrations") },
  minutes: { kind: "whole", label: t("calibrations.minutes"), help: t("calibrations.noneTheCalibrations") },
  prerequisites: { kind: "text", max: 1000, label: t("calibrations.prerequisites") },
  note: { kind: "text", max: 1000, label: t("base.note") },
  sourceTitle: {
    kind: "line",
    max: 200,
    label: t("calibrations.source"),
    help: t("calibrations.theMakersProcedureItFollows"),
  },
  sourceUrl: {
    kind: "line",
    max: 500,
    isNullable: true,
    dir: "ltr",
    label: t("calibrations.sourceAddress"),
    help: t("calibrations.beginsWithHttps"),
  },
  priority: {
    kind: "whole",
    label: t("calibrations.priority"),
    help: t("calibrations.ofRulesThatAreEquallySpecific"),
    initial: 0,
    isNeededAtTimes: true,
  },
  isActive: { kind: "flag", label: t("base.inUse"), help: t("calibrations.aRuleOutOfUseSuggests"), initial: true },
});
