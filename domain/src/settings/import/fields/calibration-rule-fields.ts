import { text } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";

/** Which repair calls for which calibration; an empty cell of vehicle and years means any. */
export const calibrationRuleImportFields: readonly ImportField[] = [
  {
    key: "operation",
    label: text("base.repair"),
    names: ["operation", "repairoperation"],
    neededAs: "operation",
  },
  { key: "typeKey", label: text("settings.importCalibration"), names: ["system", "lineitemtype"], neededAs: "typeKey" },
  { key: "make", label: text("base.make") },
  { key: "model", label: text("base.model") },
  { key: "yearFrom", label: text("calibrations.yearFrom"), names: ["fromyear"] },
  { key: "yearTo", label: text("calibrations.yearTo"), names: ["toyear"] },
  { key: "trimPattern", label: text("base.trim"), names: ["trimpattern"] },
  { key: "method", label: text("base.method") },
  { key: "minutes", label: text("base.minutes") },
  { key: "prerequisites", label: text("calibrations.prerequisites") },
  { key: "note", label: text("base.note"), names: ["notes"] },
  { key: "sourceTitle", label: text("base.source"), names: ["sourcetitle"] },
  { key: "sourceUrl", label: text("base.sourceAddress"), names: ["sourceurl"] },
  { key: "priority", label: text("base.priority") },
  { key: "isActive", label: text("base.inUse"), names: ["inuse", "active"] },
];
