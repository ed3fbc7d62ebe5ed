/** Why an attempt failed: the handbook's reasons to hold an order, as far as they are about the work, and what stops it at the target. */
import type { TextKey } from "#texts/catalogue.ts";
import { text } from "#texts/text.ts";

export const failureReasons = {
  blockingDtc: text("orders.blockingFaultCode"),
  alignmentNeeded: text("orders.alignmentNeeded"),
  bumperNotInstalled: text("orders.bumperNotInstalled"),
  partsMissing: text("orders.partsMissing"),
  structuralNotComplete: text("orders.structuralWorkNotComplete"),
  moduleNotProgrammed: text("orders.moduleNotProgrammed"),
  lowBattery: text("orders.lowBattery"),
  modifiedVehicle: text("orders.modifiedVehicle"),
  glassNotApproved: text("orders.glassNotApproved"),
  weatherDynamicDrive: text("orders.weatherPreventsTheDynamicDrive"),
  equipmentDown: text("orders.equipmentDown"),
  targetNotRecognized: text("calibrations.targetNotRecognized"),
  wrongDistanceOrHeight: text("calibrations.wrongDistanceOrHeight"),
  unsuitableLight: text("calibrations.unsuitableLight"),
  toolCommunication: text("calibrations.toolCommunication"),
  other: text("orders.otherReason"),
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
