/**
 * The verbs that create something: sent again with the same `clientKey` within a week, they return the first response.
 */
export const creatingVerbs = [
  "adjustReward",
  "applyCredit",
  "bookAppointment",
  "changePrices",
  "createAdminNotification",
  "createBillingLink",
  "createCalendarLink",
  "createCreditMemo",
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
  "inviteColleague",
  "inviteUser",
  "postOrderMessage",
  "recordPayment",
  "refundCredit",
  "refundInvoice",
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

/** The verbs that wait on the device while there is no network; they take a `clientKey` too. */
export const queuedVerbs = [
  "changeServiceOrderStatus",
  "passReadinessChecks",
  "postOrderMessage",
  "recordCalibrationAttempt",
  "recordReadinessCheck",
  "recordVehicleReadings",
  "startCalibrationAttempt",
  "updateOrderTask",
] as const;

export type QueuedVerb = (typeof queuedVerbs)[number];
export type CreatingVerb = (typeof creatingVerbs)[number];

const verbs: ReadonlySet<string> = new Set(creatingVerbs);

export const isCreatingVerb = (name: string): name is CreatingVerb => verbs.has(name);

/** What a device could not send is lost to it after a week; so are the keys. */
export const clientKeyDays = 7;
/** Of one caller; the oldest go first. */
export const mostClientKeys = 10_000;
