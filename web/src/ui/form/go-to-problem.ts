const wrong = '[aria-invalid="true"], .MuiFormHelperText-root.Mui-error';
const fields = "input:not([type=hidden]), textarea, select, button, [tabindex]";

/** After rendering, scrolls to the first wrong field and focuses it: it may be far above the button. */
export function goToFirstProblem(): void {
  requestAnimationFrame(() => {
    const dialogs = document.querySelectorAll('[role="dialog"]');
    const place = (dialogs.item(dialogs.length - 1) ?? document).querySelector<HTMLElement>(wrong);
    if (!place) return;
    // Some problems are a line below a group of fields.
    const field = place.matches(fields) ? place : place.parentElement?.querySelector<HTMLElement>(fields);
    place.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  });
}
