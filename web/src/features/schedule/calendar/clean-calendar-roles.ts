/**
 * Makes the calendar accessible: removes the library's misnested roles from everything but buttons, and makes scrolling
 * regions focusable. Returns a function that stops it.
 */
export function cleanCalendarRoles(root: HTMLElement, label: string): () => void {
  const cure = () => {
    for (const element of root.querySelectorAll<HTMLElement>("[role]:not([role=button])"))
      element.removeAttribute("role");
    for (const element of root.querySelectorAll<HTMLElement>("*")) {
      for (const { name } of Array.from(element.attributes)) {
        if (name.startsWith("aria-col") || name.startsWith("aria-row")) element.removeAttribute(name);
      }
    }
    for (const element of root.querySelectorAll<HTMLElement>(".ec-main, section")) {
      if (element.tabIndex === 0) continue;
      element.tabIndex = 0;
      element.setAttribute("role", "group");
      element.setAttribute("aria-label", label);
    }
  };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    cure();
    observer.observe(root, { childList: true, subtree: true });
  });
  cure();
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
