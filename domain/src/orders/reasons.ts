import { text } from "#texts/text.ts";

/** Why orders are held or cancelled, by key and in words. */
export const holdReasons = {
  blockingDtc: text("orders.blockingFaultCode"),
  partsMissing: text("orders.partsMissing"),
  bumperNotInstalled: text("orders.bumperNotInstalled"),
  alignmentNeeded: text("orders.alignmentNeeded"),
  structuralNotComplete: text("orders.structuralWorkNotComplete"),
  moduleNotProgrammed: text("orders.moduleNotProgrammed"),
  lowBattery: text("orders.lowBattery"),
  modifiedVehicle: text("orders.modifiedVehicle"),
  glassNotApproved: text("orders.glassNotApproved"),
  weatherDynamicDrive: text("orders.weatherPreventsTheDynamicDrive"),
  equipmentDown: text("orders.equipmentDown"),
  waitingPo: text("orders.waitingForAPo"),
  waitingApproval: text("orders.waitingForApproval"),
  other: text("orders.otherReason"),
} as const;

export type HoldReason = keyof typeof holdReasons;

export const cancellationReasons = {
  customerRequest: text("orders.customersRequest"),
  duplicate: text("orders.duplicateOrder"),
  totalLoss: text("orders.totalLoss"),
  noShow: text("orders.noShow"),
  vehicleModified: text("orders.vehicleIsModified"),
  notCapable: text("orders.weCannotDoThisWork"),
  priceDeclined: text("orders.priceDeclined"),
  doneElsewhere: text("orders.doneElsewhere"),
  other: text("orders.otherReason"),
} as const;

export type CancellationReason = keyof typeof cancellationReasons;

const keysOf = <Key extends string>(words: Record<Key, string>) => Object.keys(words) as [Key, ...Key[]];

export const holdReasonKeys = keysOf(holdReasons);
export const cancellationReasonKeys = keysOf(cancellationReasons);

/** Whether the note of a hold goes to the customer by email: which parts are missing is what they need to know. */
export const isNoteTold = (holdReasonKey: string | null): boolean => holdReasonKey === "partsMissing";
