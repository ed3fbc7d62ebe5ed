/** Why a facility has no free time, in the words that people read. */
import { text } from "#texts/text.ts";
import { capabilities, capabilityWords } from "./bay.ts";

interface NoSlot {
  reason: string;
  /** By key: what no bay there has. */
  lacks?: readonly string[];
  /** The names of the tools and targets that are never free, for the office. */
  equipment?: readonly string[];
  /** Mobile work is done by vans, not in bays. */
  isMobile?: boolean;
}

const sentences: Readonly<Record<string, string>> = {
  adhesiveCuring: text("schedule.adhesiveHasNotCuredThen"),
  closed: text("schedule.theFacilityIsClosedThen"),
  fullyBooked: text("schedule.everythingIsBooked"),
  noBay: text("schedule.noBayCanDoWork"),
  noCompetence: text("schedule.noTechnicianIsCertified"),
  noEquipment: text("schedule.noEquipmentIsFree"),
  noTechnician: text("schedule.noTechnicianWorksHere"),
  noRoad: text("schedule.noRoadLeadsThere"),
  outOfReach: text("schedule.noVanGetsThereInTime"),
  outOfServiceArea: text("schedule.addressOutsideVanArea"),
  tooFar: text("schedule.tooFarToDrive"),
  unknownPlace: text("schedule.nobodyKnowsWhereItIs"),
  tooLong: text("schedule.workLongerThanDay"),
  settled: text("schedule.itHasBeenSettledMeanwhile"),
};

export function noSlotWords({ reason, lacks = [], equipment = [], isMobile = false }: NoSlot): string {
  const missing = capabilities.filter((key) => lacks.includes(key)).map((key) => capabilityWords[key]);
  if (reason === "noBay" && missing.length > 0)
    return isMobile
      ? text("schedule.noVanCanDoWorkMissing", { missing: missing.join(", ") })
      : text("schedule.noBayCanDoWorkMissing", { missing: missing.join(", ") });
  if (reason === "noEquipment" && equipment.length > 0)
    return text("schedule.noEquipmentIsFreeNamed", { names: equipment.join(", ") });
  if (reason === "noBay" && isMobile) return text("schedule.noVanCanDoWork");
  return sentences[reason] ?? text("schedule.thereIsNoFreeTime");
}

/** `11 h 20 min` */
export function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    hours > 0 && text("base.countH", { count: hours }),
    (rest > 0 || hours === 0) && text("base.countMin", { count: rest }),
  ]
    .filter(Boolean)
    .join(" ");
}
