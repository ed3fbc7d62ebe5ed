/** Why a facility has no free time, in the words that people read. */
import { t } from "#texts/text.ts";
import { capabilities, capabilityWords } from "./bay.ts";

interface NoSlot {
  reason: string;
  /** By key: what no bay there has. */
  lacks?: readonly string[];
  /** Mobile work is done by vans, not in bays. */
  isMobile?: boolean;
}

const sentences: Readonly<Record<string, string>> = {
  closed: t("schedule.theFacilityIsClosedThen"),
  fullyBooked: t("schedule.everythingIsBooked"),
  noBay: t("schedule.noBayHereCanDoThis"),
  noCompetence: t("schedule.noTechnicianHereIsCertifiedFor"),
  noTechnician: t("schedule.noTechnicianWorksHere"),
  outOfServiceArea: t("schedule.theAddressIsOutsideTheVans"),
  tooLong: t("schedule.theWorkIsLongerThanA"),
  settled: t("schedule.itHasBeenSettledMeanwhile"),
};

export function noSlotWords({ reason, lacks = [], isMobile = false }: NoSlot): string {
  const missing = capabilities.filter((key) => lacks.includes(key)).map((key) => capabilityWords[key]);
  if (reason === "noBay" && missing.length > 0)
    return isMobile
      ? t("schedule.noVanHereCanDoThisWork", { missing: missing.join(", ") })
      : t("schedule.noBayHereCanDoThisWork", { missing: missing.join(", ") });
  if (reason === "noBay" && isMobile) return t("schedule.noVanHereCanDoThis");
  return sentences[reason] ?? t("schedule.thereIsNoFreeTime");
}

/** `11 h 20 min` */
export function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    hours > 0 && t("schedule.shortHours", { count: hours }),
    (rest > 0 || hours === 0) && t("schedule.restMin", { count: rest }),
  ]
    .filter(Boolean)
    .join(" ");
}
