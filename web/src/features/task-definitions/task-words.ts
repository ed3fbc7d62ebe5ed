export const leaveUnsaved = "What you changed is not saved yet. Close it all the same?";
