import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { note } from "#base/text-schema.ts";

/** An alert that staff create by hand. The table makes it start unhandled. */
export const newAlertSchema = z.object({
  message: note({ min: 1, max: 500, label: text("alerts.message") }),
  status: z.string().nullish(),
  serviceOrderId: recordId().nullish(),
});

/** The shape is fixed by the contract: the alert is in a field of its own. */
export const createdAlertSchema = z.object({
  adminNotification: newAlertSchema.meta({ id: "NewAdminNotificationInput" }),
});

export const changedAlertSchema = z.object({
  id: z.guid(text("alerts.alertIsNotAValidId")),
  patch: z.object({ status: z.string() }).meta({
    id: "AdminNotificationStatusPatch",
    description: "Only the status of an alert changes; when and by whom it was handled is written by the server.",
  }),
});

/** At most as many as the panel lists. */
const mostAtOnce = 200;

export const handledAlertsSchema = z.object({
  ids: z
    .array(z.guid(text("alerts.alertIsNotAValidId")))
    .min(1, text("alerts.chooseAlerts"))
    .max(mostAtOnce, text("alerts.tooManyAlerts", { most: mostAtOnce })),
});
