// What floats above the page: dialogs, sheets, menus and lists of choices, whoever opened them.
const opened = new EventTarget();

/** Said by each layer when it opens. */
export const announceLayer = (): boolean => opened.dispatchEvent(new Event("opened"));
export const onLayerOpened = (listener: () => void): void => opened.addEventListener("opened", listener);

/** Closes the layer on top as Escape does, so that one with unsaved changes asks first. Returns whether there was one. */
export function closeTopLayer(): boolean {
  const top = [...document.querySelectorAll(".MuiModal-root:not(.MuiModal-hidden, [aria-hidden='true'])")].at(-1);
  if (!top) return false;
  const focused = document.activeElement;
  const target = focused && top.contains(focused) ? focused : top;
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  return true;
}
