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
  other: "Other",
} as const;

export type HoldReason = keyof typeof holdReasons;

/** The same in the other languages of customers. */
export const holdReasonsAbroad: Record<"ar" | "fr", Record<HoldReason, string>> = {
  fr: {
    blockingDtc: t("orders.codeDeDFautBloquant"),
    partsMissing: t("orders.piCesManquantes"),
    bumperNotInstalled: t("orders.pareChocsNonMont"),
    alignmentNeeded: t("orders.gOmTrieFaire"),
    structuralNotComplete: t("orders.travauxDeStructureNonTerminS"),
    moduleNotProgrammed: t("orders.moduleNonProgramm"),
    lowBattery: t("orders.batterieFaible"),
    modifiedVehicle: t("orders.vHiculeModifi"),
    glassNotApproved: t("orders.vitrageNonHomologu"),
    weatherDynamicDrive: t("orders.laMTOEmpChe"),
    equipmentDown: "Équipement en panne",
    waitingPo: t("orders.enAttenteDunBonDeCommande"),
    waitingApproval: t("orders.enAttenteDaccord"),
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
  customerRequest: t("orders.customersRequest"),
  duplicate: t("orders.duplicateOrder"),
  totalLoss: t("orders.totalLoss"),
  noShow: "No-show",
  vehicleModified: t("orders.vehicleIsModified"),
  notCapable: t("orders.weCannotDoThisWork"),
  priceDeclined: t("orders.priceDeclined"),
  doneElsewhere: t("orders.doneElsewhere"),
  other: "Other",
} as const;

export type CancellationReason = keyof typeof cancellationReasons;

const keysOf = <Key extends string>(words: Record<Key, string>) => Object.keys(words) as [Key, ...Key[]];

export const holdReasonKeys = keysOf(holdReasons);
export const cancellationReasonKeys = keysOf(cancellationReasons);
