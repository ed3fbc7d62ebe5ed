import { t } from "#texts/text.ts";
import type { ImportField } from "../import-field.ts";

/** Which repair calls for which calibration; an empty cell of vehicle and years means any. */
export const calibrationRuleImportFields: readonly ImportField[] = [
  {
    key: "operation",
    label: t("settings.importRepair"),
    names: ["operation", "repairoperation"],
    neededAs: "operation",
  },
  { key: "typeKey", label: t("settings.importCalibration"), names: ["system", "lineitemtype"], neededAs: "typeKey" },
  { key: "make", label: t("base.make") },
  { key: "model", label: t("base.model") },
  { key: "yearFrom", label: t("calibrations.yearFrom"), names: ["fromyear"] },
  { key: "yearTo", label: t("calibrations.yearTo"), names: ["toyear"] },
  { key: "trimPattern", label: t("base.trim"), names: ["trimpattern"] },
  { key: "method", label: t("calibrations.method") },
  { key: "minutes", label: t("calibrations.minutes") },
  { key: "prerequisites", label: t("calibrations.prerequisites") },
  { key: "note", label: t("base.note"), names: ["notes"] },
  { key: "sourceTitle", label: t("calibrations.source"), names: ["sourcetitle"] },
  { key: "sourceUrl", label: t("calibrations.sourceAddress"), names: ["sourceurl"] },
  { key: "priority", label: t("calibrations.priority") },
  { key: "isActive", label: t("base.inUse"), names: ["inuse", "active"] },
];
