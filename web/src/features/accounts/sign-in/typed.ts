import type { FormEvent } from "react";

/** Returns a form's values by field name: the sign-in pages are too small for a form library. */
export function typedInto(event: FormEvent<HTMLFormElement>): (name: string) => string {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
}
