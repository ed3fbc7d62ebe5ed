/** Asked before a form closes in which something was changed. */
export const leaveUnsaved = "You have unsaved changes. Discard them?";
