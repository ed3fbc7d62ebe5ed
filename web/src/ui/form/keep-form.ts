import type { KeyboardEvent } from "react";

/** For a search within a form: whoever ends it with Enter does not mean to save the form. */
export function keepForm(event: KeyboardEvent): void {
  if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
}
