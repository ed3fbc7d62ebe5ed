/** Asked before a form with unsaved changes closes. */
export const leaveUnsaved = "You have unsaved changes. Discard them?";
