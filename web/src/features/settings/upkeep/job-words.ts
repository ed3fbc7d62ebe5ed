import { t } from "@boresight/domain/texts/text";

/** What the server does by itself, in words. */
const words: Readonly<Record<string, string>> = {
  "check-qbo-connection": t("settings.jobCheckQbo"),
  "decode-vehicle": t("settings.jobDecodeVehicle"),
  "deliver-message": t("settings.jobDeliverMessage"),
  "deliver-text": t("settings.jobDeliverText"),
  "deliver-webhooks": t("settings.jobDeliverWebhooks"),
  "expire-rewards": t("settings.jobExpireRewards"),
  "follow-up-estimates": t("settings.jobFollowUpEstimates"),
  "hash-content": t("settings.jobHashContent"),
  "keep-days": t("settings.jobKeepDays"),
  "locate-address": t("settings.jobLocateAddress"),
  "mark-no-shows": t("settings.jobMarkNoShows"),
  "raise-due-alerts": t("settings.jobRaiseAlerts"),
  "read-qbo-changes": t("settings.jobReadQbo"),
  "read-repair-order": t("settings.jobReadRepairOrder"),
  "release-holds": t("settings.jobReleaseHolds"),
  "remind-of-invoices": t("settings.jobRemindInvoices"),
  "remove-ended-counts": t("settings.jobTidy"),
  "remove-expired-proofs": t("settings.jobTidyProofs"),
  "remove-old-drafts": t("settings.jobTidyDrafts"),
  "remove-old-events": t("settings.jobTidyEvents"),
  "remove-old-keys": t("settings.jobTidyKeys"),
  "remove-old-qbo-rows": t("settings.jobTidyQbo"),
  "repair-files": t("settings.jobRepairFiles"),
  "seal-audit": t("settings.jobSealAudit"),
  "send-order-mail": t("settings.jobSendOrderMail"),
  "send-order-text": t("settings.jobSendOrderText"),
  "set-document": t("settings.jobSetDocument"),
  "settle-card-payments": t("settings.jobSettleCards"),
  "sync-qbo": t("settings.jobSyncQbo"),
  "wake-qbo-lanes": t("settings.jobWakeQbo"),
};

/** A kind of job that has no words yet is shown as the server calls it. */
export const jobWord = (task: string): string => words[task] ?? task;
