import { isCertified } from "@boresight/domain/equipment/equipment";
import { equipment } from "@boresight/domain/equipment/equipment-fields";
import { t } from "@boresight/domain/texts/text";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { isLent, loanWords } from "#records/equipment/place-words.ts";
import { formatDay } from "#ui/time/times.ts";

const kinds: Readonly<Record<string, string>> = equipment.fields.kind.choices;

export const kindWord = (kind: string): string => kinds[kind] ?? kind;

type Certified = Pick<
  EquipmentRowFragment,
  "downSince" | "expiresOn" | "isActive" | "onLoanTo" | "onLoanUntil" | "subscriptionEndsOn"
>;

/** Whether it can be used on this day. */
export const isUsable = (equipment: Certified, today: string): boolean =>
  isCertified(equipment, today) &&
  equipment.downSince === null &&
  !isLent(equipment, today) &&
  isSubscribed(equipment, today);

const isSubscribed = ({ subscriptionEndsOn }: Certified, today: string): boolean =>
  subscriptionEndsOn === null || subscriptionEndsOn >= today;

/** Until when it proves a calibration, in words, or why it cannot be used. */
export function stateOf(equipment: Certified, today: string): string {
  const { isActive, downSince, expiresOn, subscriptionEndsOn } = equipment;
  if (!isActive) return t("equipment.outOfUse");
  if (downSince !== null) return t("equipment.down");
  if (isLent(equipment, today)) return loanWords(equipment);
  if (subscriptionEndsOn !== null && !isSubscribed(equipment, today))
    return t("equipment.subscriptionEnded", { date: formatDay(subscriptionEndsOn) });
  if (expiresOn === null) return t("equipment.noExpiry");
  const date = formatDay(expiresOn);
  return expiresOn < today ? t("equipment.certificateEnded", { date }) : t("equipment.certifiedUntil", { date });
}

export const nameOf = ({ name, serialNumber }: Pick<EquipmentRowFragment, "name" | "serialNumber">): string =>
  [name, serialNumber].filter(Boolean).join(" · ");
