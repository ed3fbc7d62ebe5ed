/** Why orders are held or called off, by key and in words. */
export const holdReasons = {
  blockingDtc: "Blocking fault code",
  partsMissing: "Parts missing",
  bumperNotInstalled: "Bumper not installed",
  alignmentNeeded: "Alignment needed",
  structuralNotComplete: "Structural work not complete",
  moduleNotProgrammed: "Module not programmed",
  lowBattery: "Low battery",
  modifiedVehicle: "Modified vehicle",
  glassNotApproved: "Glass not approved",
  weatherDynamicDrive: "Weather prevents the dynamic drive",
  equipmentDown: "Equipment down",
  waitingPo: "Waiting for a PO",
  waitingApproval: "Waiting for approval",
  other: "Other",
} as const;

export type HoldReason = keyof typeof holdReasons;

export const cancellationReasons = {
  customerRequest: "Customer's request",
  duplicate: "Duplicate order",
  totalLoss: "Total loss",
  noShow: "No-show",
  vehicleModified: "Vehicle is modified",
  notCapable: "We cannot do this work",
  priceDeclined: "Price declined",
  doneElsewhere: "Done elsewhere",
  other: "Other",
} as const;

export type CancellationReason = keyof typeof cancellationReasons;

const keysOf = <Key extends string>(words: Record<Key, string>) => Object.keys(words) as [Key, ...Key[]];

export const holdReasonKeys = keysOf(holdReasons);
export const cancellationReasonKeys = keysOf(cancellationReasons);
