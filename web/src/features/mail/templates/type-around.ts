export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Puts words before and after what is selected in a field, as if they had been typed there. */
export function typeAround(field: TextField, before: string, after = ""): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  field.focus();
  field.setRangeText(`${before}${field.value.slice(start, end)}${after}`, start, end, "end");
  if (start === end) field.setSelectionRange(start + before.length, start + before.length);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
