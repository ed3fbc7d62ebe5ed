/** The fields of a calibration rule, each described once. The repair and the calibration are chosen beside them. */
import { record } from "#base/record.ts";
import { sourceAddress } from "./source-address.ts";
import { text } from "#texts/text.ts";

/** In the order of the form. */
export const calibrationRule = record("app.calibration_rules", {
  make: { kind: "line", max: 60, isNullable: true, label: text("base.make"), help: text("calibrations.noneAny") },
  model: { kind: "line", max: 60, isNullable: true, label: text("base.model"), help: text("calibrations.noneAny") },
  yearFrom: { kind: "whole", label: text("calibrations.yearFrom") },
  yearTo: { kind: "whole", label: text("calibrations.yearTo") },
  trimPattern: {
    kind: "line",
    max: 60,
    isNullable: true,
    label: text("base.trim"),
    help: text("calibrations.partOfItsNameSuchAs"),
  },
  method: { kind: "line", max: 40, label: text("base.method"), help: text("calibrations.noneTheCalibrations") },
  minutes: { kind: "whole", label: text("base.minutes"), help: text("calibrations.noneTheCalibrations") },
  prerequisites: { kind: "text", max: 1000, label: text("calibrations.prerequisites") },
  note: { kind: "text", max: 1000, label: text("base.note") },
  sourceTitle: {
    kind: "line",
    max: 200,
    label: text("base.source"),
    help: text("calibrations.theMakersProcedureItFollows"),
  },
  sourceUrl: sourceAddress,
  priority: {
    kind: "whole",
    label: text("base.priority"),
    help: text("calibrations.ofRulesThatAreEquallySpecific"),
    initial: 0,
    isNeededAtTimes: true,
  },
  isActive: {
    kind: "flag",
    label: text("base.inUse"),
    help: text("calibrations.aRuleOutOfUseSuggests"),
    initial: true,
  },
});
