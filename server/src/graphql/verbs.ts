/** Every verb of the API, by the name under which it is called. */
import { changeUserRole } from "#modules/accounts/users/change-user-role.ts";
import { endUserSessions } from "#modules/accounts/users/end-user-sessions.ts";
import { inviteUser } from "#modules/accounts/users/invite-user.ts";
import { linkUserToCustomer } from "#modules/accounts/users/link-user-to-customer.ts";
import { sendUserPasswordReset } from "#modules/accounts/users/send-user-password-reset.ts";
import { setUserDisabled } from "#modules/accounts/users/set-user-disabled.ts";
import { decideCalibration } from "#modules/calibrations/decide-calibration.ts";
import { overrideReadinessCheck } from "#modules/calibrations/override-readiness-check.ts";
import { recordCalibrationAttempt } from "#modules/calibrations/record-calibration-attempt.ts";
import { recordReadinessCheck } from "#modules/calibrations/record-readiness-check.ts";
import { saveCalibrationRule } from "#modules/calibrations/rules/save-calibration-rule.ts";
import { verifyCalibrationRule } from "#modules/calibrations/rules/verify-calibration-rule.ts";
import { setOrderCalibrations } from "#modules/calibrations/set-order-calibrations.ts";
import { recalculateAddressDistance } from "#modules/customers/recalculate-address-distance.ts";
import { saveAddress } from "#modules/customers/save-address.ts";
import { setAddressDistance } from "#modules/customers/set-address-distance.ts";
import { addOperationTerm } from "#modules/intake/add-operation-term.ts";
import { changeOperationTerm } from "#modules/intake/change-operation-term.ts";
import { discardIntakeDraft } from "#modules/intake/discard-intake-draft.ts";
import { saveIntakeDraft } from "#modules/intake/save-intake-draft.ts";
import { retryMessage } from "#modules/mail/queue/retry-message.ts";
import { changeEmailTemplate } from "#modules/mail/templates/change-email-template.ts";
import { restoreEmailTemplateVersion } from "#modules/mail/templates/restore-email-template-version.ts";
import { sendTestEmail } from "#modules/mail/templates/send-test-email.ts";
import { updateEmailTemplate } from "#modules/mail/templates/update-email-template.ts";
import { activateStatus } from "#modules/statuses/activate-status.ts";
import { createStatus } from "#modules/statuses/create-status.ts";
import { deactivateStatus } from "#modules/statuses/deactivate-status.ts";
import { removeTransition } from "#modules/statuses/remove-transition.ts";
import { reorderStatuses } from "#modules/statuses/reorder-statuses.ts";
import { setTransition } from "#modules/statuses/set-transition.ts";
import { updateStatus } from "#modules/statuses/update-status.ts";
import { changeOrderTask } from "#modules/tasks/change-order-task.ts";
import { archiveTask } from "#modules/tasks/definitions/archive-task.ts";
import { createTaskFile } from "#modules/tasks/definitions/create-task-file.ts";
import { createTask } from "#modules/tasks/definitions/create-task.ts";
import { deleteTaskFile } from "#modules/tasks/definitions/delete-task-file.ts";
import { reorderTaskFiles } from "#modules/tasks/definitions/reorder-task-files.ts";
import { reorderTasks } from "#modules/tasks/definitions/reorder-tasks.ts";
import { restoreTask } from "#modules/tasks/definitions/restore-task.ts";
import { updateTaskFile } from "#modules/tasks/definitions/update-task-file.ts";
import { updateTask } from "#modules/tasks/definitions/update-task.ts";
import type { Verb } from "#platform/mutation.ts";

export const verbs: Readonly<Record<string, Verb>> = {
  activateStatus,
  addOperationTerm,
  archiveTask,
  changeEmailTemplate,
  changeOperationTerm,
  changeOrderTask,
  changeUserRole,
  createStatus,
  createTask,
  createTaskFile,
  deactivateStatus,
  decideCalibration,
  deleteTaskFile,
  discardIntakeDraft,
  endUserSessions,
  inviteUser,
  linkUserToCustomer,
  overrideReadinessCheck,
  recalculateAddressDistance,
  recordCalibrationAttempt,
  recordReadinessCheck,
  removeTransition,
  reorderStatuses,
  reorderTaskFiles,
  reorderTasks,
  restoreEmailTemplateVersion,
  restoreTask,
  retryMessage,
  saveAddress,
  saveCalibrationRule,
  saveIntakeDraft,
  sendTestEmail,
  sendUserPasswordReset,
  setAddressDistance,
  setOrderCalibrations,
  setTransition,
  setUserDisabled,
  updateEmailTemplate,
  updateStatus,
  updateTask,
  updateTaskFile,
  verifyCalibrationRule,
};
