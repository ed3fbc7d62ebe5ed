import { t } from "#texts/text.ts";
import * as z from "zod";

/**
 * The verbs that create something: sent again with the same `clientKey` within 24 hours, they return the first
 * response.
 */
export const creatingVerbs = [
  "bookAppointment",
  "createAdminNotification",
  "createCalendarLink",
  "createKioskLink",
  "createRepairKeyword",
  "createServiceOrder",
  "createStatus",
  "createTask",
  "createTaskFile",
  "createWebhook",
  "holdSlot",
  "inviteUser",
  "postOrderMessage",
  "reportTowIssue",
  "saveAddress",
  "saveBay",
  "saveCalibrationRule",
  "saveSavedView",
  "submitIntake",
] as const;

export type CreatingVerb = (typeof creatingVerbs)[number];

const verbs: ReadonlySet<string> = new Set(creatingVerbs);
export const isCreatingVerb = (name: string): name is CreatingVerb => verbs.has(name);

/** What a verb accepts besides its own fields. */
export const keyedInputSchema = z.looseObject({
  clientKey: z.uuid(t("base.clientKeyIsNotValid")).nullish(),
});

export const clientKeyHours = 24;
