import { text } from "#texts/text.ts";
import { holdReasonKeys, type HoldReason } from "./reasons.ts";

/** What must happen before the work goes on, said to the customer. */
const steps: Record<HoldReason, string> = {
  blockingDtc: text("orders.heldByFaultCode"),
  partsMissing: text("orders.heldByParts"),
  bumperNotInstalled: text("orders.heldByBumper"),
  alignmentNeeded: text("orders.heldByAlignment"),
  structuralNotComplete: text("orders.heldByStructure"),
  moduleNotProgrammed: text("orders.heldByModule"),
  lowBattery: text("orders.heldByBattery"),
  modifiedVehicle: text("orders.heldByModification"),
  glassNotApproved: text("orders.heldByGlass"),
  weatherDynamicDrive: text("orders.heldByWeather"),
  equipmentDown: text("orders.heldByEquipment"),
  waitingPo: text("orders.heldByPo"),
  waitingApproval: text("orders.heldByApproval"),
  other: text("orders.heldByOther"),
};

/** Returns what a held order waits for; empty for one that has no reason, or none that is known. */
export function holdWords(holdReasonKey: string | null): string {
  const reason = holdReasonKeys.find((key) => key === holdReasonKey);
  return reason ? steps[reason] : "";
}
