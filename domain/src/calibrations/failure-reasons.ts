/** Why an attempt failed: the handbook's reasons to hold an order, as far as they are about the work, and what stops it at the target. */
import type { TextKey } from "#texts/catalogue.ts";
import { t } from "#texts/text.ts";

export const failureReasons = {
  blockingDtc: t("orders.blockingFaultCode"),
  alignmentNeeded: t("orders.alignmentNeeded"),
  bumperNotInstalled: t("orders.bumperNotInstalled"),
  partsMissing: t("orders.partsMissing"),
  structuralNotComplete: t("orders.structuralWorkNotComplete"),
  moduleNotProgrammed: t("orders.moduleNotProgrammed"),
  lowBattery: t("orders.lowBattery"),
  modifiedVehicle: t("orders.modifiedVehicle"),
  glassNotApproved: t("orders.glassNotApproved"),
  weatherDynamicDrive: t("orders.weatherPreventsTheDynamicDrive"),
  equipmentDown: t("orders.equipmentDown"),
  targetNotRecognized: t("calibrations.targetNotRecognized"),
  wrongDistanceOrHeight: t("calibrations.wrongDistanceOrHeight"),
  unsuitableLight: t("calibrations.unsuitableLight"),
  toolCommunication: t("calibrations.toolCommunication"),
  other: t("orders.otherReason"),
} as const;

export type FailureReason = keyof typeof failureReasons;

export const failureReasonKeys = Object.keys(failureReasons) as [FailureReason, ...FailureReason[]];

const keysOfWords: Readonly<Record<FailureReason, TextKey>> = {
  blockingDtc: "orders.blockingFaultCode",
  alignmentNeeded: "orders.alignmentNeeded",
  bumperNotInstalled: "orders.bumperNotInstalled",
  partsMissing: "orders.partsMissing",
  structuralNotComplete: "orders.structuralWorkNotComplete",
  moduleNotProgrammed: "orders.moduleNotProgrammed",
  lowBattery: "orders.lowBattery",
  modifiedVehicle: "orders.modifiedVehicle",
  glassNotApproved: "orders.glassNotApproved",
  weatherDynamicDrive: "orders.weatherPreventsTheDynamicDrive",
  equipmentDown: "orders.equipmentDown",
  targetNotRecognized: "calibrations.targetNotRecognized",
  wrongDistanceOrHeight: "calibrations.wrongDistanceOrHeight",
  unsuitableLight: "calibrations.unsuitableLight",
  toolCommunication: "calibrations.toolCommunication",
  other: "orders.otherReason",
};

/** For documents in the customer's language. Null for none, and for `other`, which the words beside it explain. */
export const failureReasonText = (reason: string | null): TextKey | null => {
  const known = failureReasonKeys.find((key) => key === reason && key !== "other");
  return known ? keysOfWords[known] : null;
};
