/**
 * The verbs that create something: sent again with the same `clientKey` within 24 hours, they return the first
 * response.
 */
export const creatingVerbs = [
  "adjustReward",
  "applyCredit",
  "bookAppointment",
  "createAdminNotification",
  "createBillingLink",
  "createCalendarLink",
  "createCustomer",
  "createFacility",
  "createInvoice",
  "createKioskLink",
  "createPacketLink",
  "createRepairKeyword",
  "createServiceOrder",
  "createStatus",
  "createTask",
  "createTaskFile",
  "createVehicle",
  "createWebhook",
  "holdSlot",
  "inviteUser",
  "postOrderMessage",
  "recordPayment",
  "refundCredit",
  "reportTowIssue",
  "reviseEstimate",
  "saveAbsence",
  "saveAddress",
  "saveBay",
  "saveBayOutage",
  "saveCalibrationRule",
  "saveContact",
  "saveEquipment",
  "saveEstimate",
  "saveLineItemType",
  "savePriceList",
  "saveSavedView",
  "submitIntake",
] as const;

export type CreatingVerb = (typeof creatingVerbs)[number];

const verbs: ReadonlySet<string> = new Set(creatingVerbs);

export const isCreatingVerb = (name: string): name is CreatingVerb => verbs.has(name);

export const clientKeyHours = 24;
