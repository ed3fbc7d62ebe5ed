/** Why orders are held or cancelled, by key and in words. */
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

/** The same in the other languages of customers. */
export const holdReasonsAbroad: Record<"ar" | "fr", Record<HoldReason, string>> = {
  fr: {
    blockingDtc: "Code de défaut bloquant",
    partsMissing: "Pièces manquantes",
    bumperNotInstalled: "Pare-chocs non monté",
    alignmentNeeded: "Géométrie à faire",
    structuralNotComplete: "Travaux de structure non terminés",
    moduleNotProgrammed: "Module non programmé",
    lowBattery: "Batterie faible",
    modifiedVehicle: "Véhicule modifié",
    glassNotApproved: "Vitrage non homologué",
    weatherDynamicDrive: "La météo empêche l’essai dynamique",
    equipmentDown: "Équipement en panne",
    waitingPo: "En attente d’un bon de commande",
    waitingApproval: "En attente d’accord",
    other: "Autre",
  },
  ar: {
    blockingDtc: "رمز عطل مانع",
    partsMissing: "قطع ناقصة",
    bumperNotInstalled: "المصد غير مركّب",
    alignmentNeeded: "يلزم ضبط زوايا العجلات",
    structuralNotComplete: "أعمال الهيكل غير مكتملة",
    moduleNotProgrammed: "الوحدة غير مبرمجة",
    lowBattery: "البطارية ضعيفة",
    modifiedVehicle: "مركبة معدّلة",
    glassNotApproved: "الزجاج غير معتمد",
    weatherDynamicDrive: "الطقس يمنع تجربة القيادة",
    equipmentDown: "الجهاز معطّل",
    waitingPo: "بانتظار أمر شراء",
    waitingApproval: "بانتظار الموافقة",
    other: "سبب آخر",
  },
};

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
