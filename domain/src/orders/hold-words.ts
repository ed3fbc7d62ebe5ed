import { t } from "#texts/text.ts";
import { holdReasonKeys, type HoldReason } from "./reasons.ts";

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

/** Returns what a held order waits for; empty for one that has no reason, or none that is known. */
export function holdWords(holdReasonKey: string | null): string {
  const reason = holdReasonKeys.find((key) => key === holdReasonKey);
  return reason ? steps[reason] : "";
}
