/** Asked before a form closes in which something was changed. */
export const leaveUnsaved = "What you changed is not saved yet. Close it all the same?";
