import { createContext } from "react";

/**
 * Called by what sets a field of a dialog without an input event, such as a picked record or time, so that the dialog
 * asks before it throws that away.
 */
export const MarkUnsaved = createContext<() => void>(() => {});

interface SheetLeaving {
  setUnsaved: (isUnsaved: boolean) => void;
  /** Goes on at once, or after a question when something is unsaved. */
  leave: (then: () => void) => void;
}

/** How the form of a sheet reports that something is unsaved; null outside of sheets. */
export const LeaveSheet = createContext<SheetLeaving | null>(null);
