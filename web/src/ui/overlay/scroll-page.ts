/** In milliseconds, as the specification says. */
const duration = 300;

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/** Scrolls the page to its top within 300 ms; at once for people who want no motion. */
export function scrollToTop(): void {
  const from = window.scrollY;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return window.scrollTo({ top: 0, behavior: "instant" });
  const start = performance.now();
  const step = (now: number) => {
    const progress = Math.min(1, (now - start) / duration);
    window.scrollTo({ top: from * (1 - easeOut(progress)), behavior: "instant" });
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
