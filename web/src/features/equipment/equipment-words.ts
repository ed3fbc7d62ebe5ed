import { t } from "@boresight/domain/texts/text";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { formatDay } from "#ui/time/times.ts";

export const kindChoices = [
  { value: "scanTool", label: t("equipment.scanTool") },
  { value: "target", label: t("equipment.target") },
];

export const kindWord = (kind: string): string => kindChoices.find(({ value }) => value === kind)?.label ?? kind;

/** Until when it proves a calibration, in words. */
export function stateOf({ isActive, expiresOn }: Pick<EquipmentRowFragment, "isActive" | "expiresOn">): string {
  if (!isActive) return t("equipment.outOfUse");
  return expiresOn === null ? t("equipment.noExpiry") : t("equipment.certifiedUntil", { date: formatDay(expiresOn) });
}
