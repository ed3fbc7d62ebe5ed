const longestWait = 3000;

/**
 * Scrolls to the part of the page with this id and focuses it. With `named`, focuses what waits in it: the first control of
 * the element marked `data-open` that has this name, or else of the first of them or of the part. Waits while the part is
 * loading.
 */
export function seekPart(id: string, { named }: { named?: string } = {}): void {
  const until = performance.now() + longestWait;
  const look = () => {
    const part = document.getElementById(id);
    const found = part?.checkVisibility() ? (named === undefined ? part : openIn(part, named)) : null;
    if (found) return show(found);
    if (performance.now() < until) return void requestAnimationFrame(look);
    if (part?.checkVisibility()) show(part);
  };
  look();
}

/** A disabled control cannot be focused; ways to add a file come before a row's menu, and what is to do before what only informs. */
function openIn(part: HTMLElement, named: string): HTMLElement | null {
  const open = [...part.querySelectorAll<HTMLElement>("[data-open]")];
  const place = open.find(({ textContent }) => textContent.includes(named)) ?? open[0] ?? part;
  for (const controls of [
    "input:not(:disabled, [type=file])",
    ":scope ul button:not(:disabled)",
    "button:not(:disabled, [data-about])",
    "button:not(:disabled)",
    "a[href]",
  ]) {
    const control = place.querySelector<HTMLElement>(controls);
    if (control) return control;
  }
  return null;
}

function show(found: HTMLElement): void {
  (found.closest<HTMLElement>("[data-open]") ?? found).scrollIntoView({
    block: found.matches("[id]") ? "start" : "center",
  });
  found.focus({ preventScroll: true });
}
