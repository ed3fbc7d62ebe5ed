import { t } from "#texts/text.ts";

/** Why orders are held or cancelled, by key and in words. */
export const holdReasons = {
  blockingDtc: t("orders.blockingFaultCode"),
  partsMissing: t("orders.partsMissing"),
  bumperNotInstalled: t("orders.bumperNotInstalled"),
  alignmentNeeded: t("orders.alignmentNeeded"),
  structuralNotComplete: t("orders.structuralWorkNotComplete"),
  moduleNotProgrammed: t("orders.moduleNotProgrammed"),
  lowBattery: t("orders.lowBattery"),
  modifiedVehicle: t("orders.modifiedVehicle"),
  glassNotApproved: t("orders.glassNotApproved"),
  weatherDynamicDrive: t("orders.weatherPreventsTheDynamicDrive"),
  equipmentDown: t("orders.equipmentDown"),
  waitingPo: t("orders.waitingForAPo"),
  waitingApproval: t("orders.waitingForApproval"),
  other: t("orders.otherReason"),
} as const;

export type HoldReason = keyof typeof holdReasons;

export const cancellationReasons = {
  customerRequest: t("orders.customersRequest"),
  duplicate: t("orders.duplicateOrder"),
  totalLoss: t("orders.totalLoss"),
  noShow: t("orders.noShow"),
  vehicleModified: t("orders.vehicleIsModified"),
  notCapable: t("orders.weCannotDoThisWork"),
  priceDeclined: t("orders.priceDeclined"),
  doneElsewhere: t("orders.doneElsewhere"),
  other: t("orders.otherReason"),
} as const;

export type CancellationReason = keyof typeof cancellationReasons;

const keysOf = <Key extends string>(words: Record<Key, string>) => Object.keys(words) as [Key, ...Key[]];

export const holdReasonKeys = keysOf(holdReasons);
export const cancellationReasonKeys = keysOf(cancellationReasons);

/** Whether the note of a hold goes to the customer by email: which parts are missing is what they need to know. */
export const isNoteTold = (holdReasonKey: string | null): boolean => holdReasonKey === "partsMissing";
