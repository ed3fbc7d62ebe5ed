import { t } from "#texts/text.ts";
import { holdReasonKeys, type HoldReason } from "./reasons.ts";

/** Reasons that the shop alone ends; the others wait for what the customer does, gives or says. */
const endedByShop: ReadonlySet<HoldReason> = new Set(["equipmentDown", "other", "weatherDynamicDrive"]);

/** What must happen before the work goes on, said to the customer. */
const steps: Record<HoldReason, string> = {
  blockingDtc: t("orders.heldByFaultCode"),
  partsMissing: t("orders.heldByParts"),
  bumperNotInstalled: t("orders.heldByBumper"),
  alignmentNeeded: t("orders.heldByAlignment"),
  structuralNotComplete: t("orders.heldByStructure"),
  moduleNotProgrammed: t("orders.heldByModule"),
  lowBattery: t("orders.heldByBattery"),
  modifiedVehicle: t("orders.heldByModification"),
  glassNotApproved: t("orders.heldByGlass"),
  weatherDynamicDrive: t("orders.heldByWeather"),
  equipmentDown: t("orders.heldByEquipment"),
  waitingPo: t("orders.heldByPo"),
  waitingApproval: t("orders.heldByApproval"),
  other: t("orders.heldByOther"),
};

export interface HoldStep {
  words: string;
  isCustomersTurn: boolean;
}

/** Returns what a held order waits for; null for one that has no reason, or none that is known. */
export function holdStep(holdReasonKey: string | null): HoldStep | null {
  const reason = holdReasonKeys.find((key) => key === holdReasonKey);
  return reason ? { words: steps[reason], isCustomersTurn: !endedByShop.has(reason) } : null;
}
