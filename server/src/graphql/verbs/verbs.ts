/** Every verb of the API, by its name. */
import { updateUserRole } from "#modules/accounts/users/update-user-role.ts";
import { endUserSessions } from "#modules/accounts/users/end-user-sessions.ts";
import { inviteColleague } from "#modules/accounts/users/invite-colleague.ts";
import { inviteUser } from "#modules/accounts/users/invite-user.ts";
import { linkUserToCustomer } from "#modules/accounts/users/link-user-to-customer.ts";
import { resetUserSecondFactor } from "#modules/accounts/users/reset-user-second-factor.ts";
import { sendUserPasswordReset } from "#modules/accounts/users/send-user-password-reset.ts";
import { setUserDisabled } from "#modules/accounts/users/set-user-disabled.ts";
import { setUserOffice } from "#modules/accounts/users/set-user-office.ts";
import { createAdminNotification } from "#modules/alerts/create-admin-notification.ts";
import { handleAdminNotifications } from "#modules/alerts/handle-admin-notifications.ts";
import { updateAdminNotification } from "#modules/alerts/update-admin-notification.ts";
import { decideCalibration } from "#modules/calibrations/decide-calibration.ts";
import { overrideReadinessCheck } from "#modules/calibrations/override-readiness-check.ts";
import { passReadinessChecks } from "#modules/calibrations/pass-readiness-checks.ts";
import { recordCalibrationAttempt } from "#modules/calibrations/record-calibration-attempt.ts";
import { recordReadinessCheck } from "#modules/calibrations/record-readiness-check.ts";
import { undoReadinessPass } from "#modules/calibrations/undo-readiness-pass.ts";
import { startCalibrationAttempt } from "#modules/calibrations/start-calibration-attempt.ts";
import { saveCalibrationRule } from "#modules/calibrations/rules/save-calibration-rule.ts";
import { verifyCalibrationRule } from "#modules/calibrations/rules/verify-calibration-rule.ts";
import { replaceOrderCalibrations } from "#modules/calibrations/replace-order-calibrations.ts";
import { archiveCustomer } from "#modules/customers/archive-customer.ts";
import { changeCustomerTags } from "#modules/customers/change-customer-tags.ts";
import { createCustomer } from "#modules/customers/create-customer.ts";
import { deleteContact } from "#modules/customers/delete-contact.ts";
import { mergeAddresses } from "#modules/customers/merge/merge-addresses.ts";
import { mergeCustomers } from "#modules/customers/merge/merge-customers.ts";
import { undoCustomerMerge } from "#modules/customers/merge/undo-customer-merge.ts";
import { restoreCustomer } from "#modules/customers/restore-customer.ts";
import { saveContact } from "#modules/customers/save-contact.ts";
import { setCustomerHold } from "#modules/customers/set-customer-hold.ts";
import { updateCustomer } from "#modules/customers/update-customer.ts";
import { recalculateAddressDistance } from "#modules/customers/recalculate-address-distance.ts";
import { saveAddress } from "#modules/customers/save-address.ts";
import { updateAddressDistance } from "#modules/customers/update-address-distance.ts";
import { updateDocument } from "#modules/files/documents/update-document.ts";
import { createRepairKeyword } from "#modules/intake/create-repair-keyword.ts";
import { discardIntakeDraft } from "#modules/intake/discard-intake-draft.ts";
import { saveIntakeDraft } from "#modules/intake/save-intake-draft.ts";
import { setOrderPriority } from "#modules/orders/set-order-priority.ts";
import { subletCalibration } from "#modules/calibrations/sublet-calibration.ts";
import { submitIntake } from "#modules/intake/submit-intake.ts";
import { updateRepairKeyword } from "#modules/intake/update-repair-keyword.ts";
import { clearUndeliverableAddress } from "#modules/mail/delivery/clear-undeliverable-address.ts";
import { recordTextConsent } from "#modules/mail/texts/record-text-consent.ts";
import { decideWaitingMails } from "#modules/mail/queue/decide-waiting-mails.ts";
import { removeMailSettings } from "#modules/mail/queue/remove-mail-settings.ts";
import { saveMailSettings } from "#modules/mail/queue/save-mail-settings.ts";
import { retryMessage } from "#modules/mail/queue/retry-message.ts";
import { changeEmailTemplate } from "#modules/mail/templates/change-email-template.ts";
import { restoreEmailTemplateVersion } from "#modules/mail/templates/restore-email-template-version.ts";
import { sendTestEmail } from "#modules/mail/templates/send-test-email.ts";
import { updateEmailTemplate } from "#modules/mail/templates/update-email-template.ts";
import { confirmVin } from "#modules/orders/arrival/confirm-vin.ts";
import { correctVin } from "#modules/orders/arrival/correct-vin.ts";
import { recordVehicleReadings } from "#modules/orders/arrival/record-vehicle-readings.ts";
import { reportTowIssue } from "#modules/orders/arrival/report-tow-issue.ts";
import { createServiceOrder } from "#modules/orders/create-service-order.ts";
import { decideRideHeight } from "#modules/orders/decide-ride-height.ts";
import { deleteSavedView } from "#modules/orders/list/delete-saved-view.ts";
import { saveSavedView } from "#modules/orders/list/save-saved-view.ts";
import { revokeOrderLinks } from "#modules/orders/links/revoke-order-links.ts";
import { postOrderMessage } from "#modules/orders/messages/post-order-message.ts";
import { readOrderMessages } from "#modules/orders/messages/read-order-messages.ts";
import { undoStatusChange } from "#modules/orders/transitions/undo-status-change.ts";
import { changeServiceOrderStatus } from "#modules/orders/transitions/change-service-order-status.ts";
import { updateServiceOrder } from "#modules/orders/update-service-order.ts";
import { bookAppointment } from "#modules/schedule/book-appointment.ts";
import { createCalendarLink } from "#modules/schedule/calendar-links/create-calendar-link.ts";
import { revokeCalendarLink } from "#modules/schedule/calendar-links/revoke-calendar-link.ts";
import { cancelAppointment } from "#modules/schedule/cancel-appointment.ts";
import { checkInAppointment } from "#modules/schedule/check-in-appointment.ts";
import { confirmAppointment } from "#modules/schedule/confirm-appointment.ts";
import { replaceCompetences } from "#modules/schedule/facilities/replace-competences.ts";
import { rescheduleDisplacedAppointments } from "#modules/schedule/facilities/reschedule-displaced-appointments.ts";
import { saveBay } from "#modules/schedule/facilities/save-bay.ts";
import { archiveFacility } from "#modules/schedule/facilities/archive-facility.ts";
import { createFacility } from "#modules/schedule/facilities/create-facility.ts";
import { deleteAbsence } from "#modules/schedule/facilities/delete-absence.ts";
import { deleteBayOutage } from "#modules/schedule/facilities/delete-bay-outage.ts";
import { restoreFacility } from "#modules/schedule/facilities/restore-facility.ts";
import { saveAbsence } from "#modules/schedule/facilities/save-absence.ts";
import { saveBayOutage } from "#modules/schedule/facilities/save-bay-outage.ts";
import { saveWorkPlan } from "#modules/schedule/facilities/save-work-plan.ts";
import { saveCompany } from "#modules/settings/shop/save-company.ts";
import { saveDocumentSettings } from "#modules/settings/shop/save-document-settings.ts";
import { saveTransportPrices } from "#modules/settings/shop/save-transport-prices.ts";
import { dismissSetup } from "#modules/settings/shop/dismiss-setup.ts";
import { saveLogo } from "#modules/settings/shop/save-logo.ts";
import { saveTerms } from "#modules/settings/shop/save-terms.ts";
import { saveTaxRate } from "#modules/settings/shop/save-tax-rate.ts";
import { savePasswordRules } from "#modules/settings/shop/save-password-rules.ts";
import { saveRetention } from "#modules/settings/upkeep/save-retention.ts";
import { updateFacility } from "#modules/schedule/facilities/update-facility.ts";
import { markNoShow } from "#modules/schedule/mark-no-show.ts";
import { rescheduleAppointment } from "#modules/schedule/reschedule-appointment.ts";
import { undoBooking } from "#modules/schedule/undo-booking.ts";
import { holdSlot } from "#modules/schedule/slots/hold-slot.ts";
import { releaseHold } from "#modules/schedule/slots/release-hold.ts";
import { setNextNumber } from "#modules/settings/upkeep/set-next-number.ts";
import { retryJob } from "#modules/settings/upkeep/retry-job.ts";
import { undoImport } from "#modules/settings/import/undo-import.ts";
import { createWebhook } from "#modules/settings/webhooks/create-webhook.ts";
import { deleteWebhook } from "#modules/settings/webhooks/delete-webhook.ts";
import { replayWebhookDelivery } from "#modules/settings/webhooks/replay-webhook-delivery.ts";
import { testWebhook } from "#modules/settings/webhooks/test-webhook.ts";
import { updateWebhook } from "#modules/settings/webhooks/update-webhook.ts";
import { activateStatus } from "#modules/statuses/activate-status.ts";
import { createStatus } from "#modules/statuses/create-status.ts";
import { deactivateStatus } from "#modules/statuses/deactivate-status.ts";
import { deleteTransition } from "#modules/statuses/delete-transition.ts";
import { reorderStatuses } from "#modules/statuses/reorder-statuses.ts";
import { saveTransition } from "#modules/statuses/save-transition.ts";
import { updateStatus } from "#modules/statuses/update-status.ts";
import { askForCheck } from "#modules/tasks/ask-for-check.ts";
import { updateOrderTask } from "#modules/tasks/update-order-task.ts";
import { archiveTask } from "#modules/tasks/definitions/archive-task.ts";
import { createTaskFile } from "#modules/tasks/definitions/create-task-file.ts";
import { createTask } from "#modules/tasks/definitions/create-task.ts";
import { deleteTaskFile } from "#modules/tasks/definitions/delete-task-file.ts";
import { reorderTaskFiles } from "#modules/tasks/definitions/reorder-task-files.ts";
import { reorderTasks } from "#modules/tasks/definitions/reorder-tasks.ts";
import { restoreTask } from "#modules/tasks/definitions/restore-task.ts";
import { updateTaskFile } from "#modules/tasks/definitions/update-task-file.ts";
import { updateTask } from "#modules/tasks/definitions/update-task.ts";
import { createKioskLink } from "#modules/wallboard/create-kiosk-link.ts";
import { revokeKioskLink } from "#modules/wallboard/revoke-kiosk-link.ts";
import type { Verb } from "#platform/mutation.ts";
import { reportEquipmentDown } from "#modules/equipment/report-equipment-down.ts";
import { returnEquipmentToService } from "#modules/equipment/return-equipment-to-service.ts";
import { saveEquipment } from "#modules/equipment/save-equipment.ts";
import { archiveVehicle } from "#modules/vehicles/archive-vehicle.ts";
import { createVehicle } from "#modules/vehicles/create-vehicle.ts";
import { mergeVehicles } from "#modules/vehicles/merge-vehicles.ts";
import { moveVehicle } from "#modules/vehicles/move-vehicle.ts";
import { restoreVehicle } from "#modules/vehicles/restore-vehicle.ts";
import { updateVehicle } from "#modules/vehicles/update-vehicle.ts";
import { accountingVerbs } from "./accounting-verbs.ts";
import { billingVerbs } from "./billing-verbs.ts";
import { documentVerbs } from "./document-verbs.ts";

export const verbs: Readonly<Record<string, Verb>> = {
  ...accountingVerbs,
  ...billingVerbs,
  ...documentVerbs,
  activateStatus,
  archiveCustomer,
  archiveFacility,
  archiveTask,
  archiveVehicle,
  askForCheck,
  bookAppointment,
  cancelAppointment,
  changeCustomerTags,
  changeEmailTemplate,
  changeServiceOrderStatus,
  checkInAppointment,
  clearUndeliverableAddress,
  confirmAppointment,
  confirmVin,
  correctVin,
  createAdminNotification,
  createCalendarLink,
  createCustomer,
  createFacility,
  createKioskLink,
  createRepairKeyword,
  createServiceOrder,
  createStatus,
  createTask,
  createTaskFile,
  createVehicle,
  createWebhook,
  deactivateStatus,
  decideCalibration,
  decideRideHeight,
  decideWaitingMails,
  deleteAbsence,
  deleteBayOutage,
  deleteContact,
  deleteSavedView,
  deleteTaskFile,
  deleteTransition,
  deleteWebhook,
  discardIntakeDraft,
  dismissSetup,
  endUserSessions,
  handleAdminNotifications,
  holdSlot,
  inviteColleague,
  inviteUser,
  linkUserToCustomer,
  markNoShow,
  mergeAddresses,
  mergeCustomers,
  mergeVehicles,
  moveVehicle,
  overrideReadinessCheck,
  passReadinessChecks,
  postOrderMessage,
  readOrderMessages,
  recalculateAddressDistance,
  recordCalibrationAttempt,
  recordReadinessCheck,
  recordTextConsent,
  recordVehicleReadings,
  releaseHold,
  removeMailSettings,
  reorderStatuses,
  reorderTaskFiles,
  reorderTasks,
  replaceCompetences,
  replaceOrderCalibrations,
  replayWebhookDelivery,
  reportEquipmentDown,
  reportTowIssue,
  rescheduleAppointment,
  rescheduleDisplacedAppointments,
  resetUserSecondFactor,
  restoreCustomer,
  restoreEmailTemplateVersion,
  restoreFacility,
  restoreTask,
  restoreVehicle,
  retryJob,
  retryMessage,
  returnEquipmentToService,
  revokeCalendarLink,
  revokeKioskLink,
  revokeOrderLinks,
  saveAbsence,
  saveAddress,
  saveBay,
  saveBayOutage,
  saveCalibrationRule,
  saveCompany,
  saveContact,
  saveDocumentSettings,
  saveEquipment,
  saveIntakeDraft,
  saveLogo,
  saveMailSettings,
  savePasswordRules,
  saveRetention,
  saveSavedView,
  saveTaxRate,
  saveTerms,
  saveTransition,
  saveTransportPrices,
  saveWorkPlan,
  sendTestEmail,
  sendUserPasswordReset,
  setCustomerHold,
  setNextNumber,
  setOrderPriority,
  setUserDisabled,
  setUserOffice,
  startCalibrationAttempt,
  subletCalibration,
  submitIntake,
  testWebhook,
  undoBooking,
  undoCustomerMerge,
  undoImport,
  undoReadinessPass,
  undoStatusChange,
  updateAddressDistance,
  updateAdminNotification,
  updateCustomer,
  updateDocument,
  updateEmailTemplate,
  updateFacility,
  updateOrderTask,
  updateRepairKeyword,
  updateServiceOrder,
  updateStatus,
  updateTask,
  updateTaskFile,
  updateUserRole,
  updateVehicle,
  updateWebhook,
  verifyCalibrationRule,
};
