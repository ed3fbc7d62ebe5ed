import { t } from "@boresight/domain/texts/text";
import { methodWord } from "@boresight/domain/calibrations/method-words";
import type { CalibrationRuleRowFragment } from "#graphql/graphql.ts";

const systems: Record<string, string> = {
  alignment: t("calibrations.methodAlignment"),
  steeringAngle: t("orders.steeringAngle"),
  yawRate: t("orders.yawRate"),
  frontCamera: t("base.frontCamera"),
  laneKeep: t("orders.laneKeepAssist"),
  frontRadar: t("orders.frontRadar"),
  lidar: t("orders.lidar"),
  frontCornerRadar: t("orders.frontCornerRadar"),
  rearCornerRadar: t("orders.rearCornerRadar"),
  surroundView: t("orders.surroundView"),
  rearCamera: t("orders.rearCamera"),
  nightVision: t("orders.nightVision"),
  headlamps: t("orders.adaptiveHeadlamps"),
  parkSensors: t("orders.parkAssist"),
  headUpDisplay: t("orders.headUpDisplay"),
  driverMonitoring: t("orders.driverMonitoring"),
  occupantClassification: t("orders.occupantClassification"),
  tyrePressure: t("orders.tirePressure"),
};

/** Returns the name of a system, such as "Front camera"; a type that the shop added keeps its key. */
export const systemWord = (system: string): string => systems[system] ?? system;

type Years = Pick<CalibrationRuleRowFragment, "yearFrom" | "yearTo">;

function yearsOf({ yearFrom, yearTo }: Years): string {
  if (yearFrom == null && yearTo == null) return "";
  if (yearFrom === yearTo) return String(yearFrom);
  if (yearFrom == null) return t("calibrations.yearsTo", { year: yearTo });
  return yearTo == null ? t("calibrations.yearsFrom", { year: yearFrom }) : `${yearFrom}–${yearTo}`;
}

type Vehicles = Years & Pick<CalibrationRuleRowFragment, "make" | "model" | "trimPattern">;

/** Returns `Honda CR-V`, and how the rule narrows it. */
export const vehiclesOf = ({ make, model }: Vehicles): string =>
  [make, model].filter(Boolean).join(" ") || t("calibrations.anyMake");

export const narrowedTo = (rule: Vehicles): string => [yearsOf(rule), rule.trimPattern].filter(Boolean).join(" · ");

/** The same for a table, which says that nothing narrows a rule, so that no rule looks like another's double. */
export const reachOf = (rule: Vehicles): string =>
  [!rule.model && t("calibrations.allModels"), yearsOf(rule) || t("calibrations.allYears"), rule.trimPattern]
    .filter(Boolean)
    .join(" · ");

type Manner = Pick<CalibrationRuleRowFragment, "method" | "minutes" | "lineItemType">;

/** Returns `Static · 75 min`: the rule's own values, or else the calibration's. */
export function mannerOf({ method, minutes, lineItemType }: Manner): string {
  const time = minutes ?? lineItemType?.minutes;
  return [methodWord(method || lineItemType?.method), time != null && t("calibrations.timeMin", { time })]
    .filter(Boolean)
    .join(" · ");
}
