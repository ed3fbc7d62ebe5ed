export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Inserts text before and after the selection of a field, as if it had been typed. */
export function typeAround(field: TextField, before: string, after = ""): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  field.focus();
  field.setRangeText(`${before}${field.value.slice(start, end)}${after}`, start, end, "end");
  if (start === end) field.setSelectionRange(start + before.length, start + before.length);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
