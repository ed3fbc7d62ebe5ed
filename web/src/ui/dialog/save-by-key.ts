import type { KeyboardEvent } from "react";

/** Ctrl or Cmd with Enter saves a form from any of its fields, those of several lines too. */
export const saveByKey = (save: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
  event.preventDefault();
  event.stopPropagation();
  save();
};
