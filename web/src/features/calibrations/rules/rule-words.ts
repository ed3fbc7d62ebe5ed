import { t } from "@boresight/domain/texts/text";
import type { CalibrationRuleRowFragment } from "#graphql/graphql.ts";

/** Returns the name of a system, such as "Front camera"; a type that the shop added keeps its key. */
export function systemWord(system: string): string {
  if (!/^[a-z]+([A-Z][a-z]+)*$/.test(system)) return system;
  const words = system.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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

type Manner = Pick<CalibrationRuleRowFragment, "method" | "minutes" | "lineItemType">;

/** Returns `static · 75 min`: the rule's own values, or else the calibration's. */
export function mannerOf({ method, minutes, lineItemType }: Manner): string {
  const time = minutes ?? lineItemType?.minutes;
  return [method || lineItemType?.method, time != null && t("calibrations.timeMin", { time })]
    .filter(Boolean)
    .join(" · ");
}
