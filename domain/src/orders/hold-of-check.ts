import type { ReadinessKey } from "#calibrations/readiness-check.ts";
import type { HoldReason } from "./reasons.ts";

const reasons: Readonly<Partial<Record<ReadinessKey, HoldReason>>> = {
  alignment: "alignmentNeeded",
  battery: "lowBattery",
  brackets: "bumperNotInstalled",
  faultCodes: "blockingDtc",
  glass: "glassNotApproved",
  modification: "modifiedVehicle",
  route: "weatherDynamicDrive",
  toolCertificate: "equipmentDown",
  toolSoftware: "equipmentDown",
  tyreSize: "modifiedVehicle",
};

/** Why an order is put on hold when this readiness check failed. */
export const holdOfCheck = (key: ReadinessKey): HoldReason => reasons[key] ?? "other";
