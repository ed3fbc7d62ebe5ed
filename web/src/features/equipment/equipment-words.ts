import { equipment } from "@boresight/domain/equipment/equipment-fields";
import { t } from "@boresight/domain/texts/text";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { formatDay } from "#ui/time/times.ts";

const kinds: Readonly<Record<string, string>> = equipment.fields.kind.choices;

export const kindWord = (kind: string): string => kinds[kind] ?? kind;

type Certified = Pick<EquipmentRowFragment, "downSince" | "expiresOn" | "isActive">;

/** Until when it proves a calibration, in words. */
export function stateOf({ isActive, downSince, expiresOn }: Certified, today: string): string {
  if (!isActive) return t("equipment.outOfUse");
  if (downSince !== null) return t("equipment.down");
  if (expiresOn === null) return t("equipment.noExpiry");
  const date = formatDay(expiresOn);
  return expiresOn < today ? t("equipment.certificateEnded", { date }) : t("equipment.certifiedUntil", { date });
}

export const nameOf = ({ name, serialNumber }: Pick<EquipmentRowFragment, "name" | "serialNumber">): string =>
  [name, serialNumber].filter(Boolean).join(" · ");
