import type { FormEvent } from "react";

/** What was typed into a form's fields, by name: the pages of visitors have no room for a form library. */
export function typedInto(event: FormEvent<HTMLFormElement>): (name: string) => string {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
}
