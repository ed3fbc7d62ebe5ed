/** For browsers that cannot say when they are idle: the first screen is there by then. */
const patience = 2000;

/** Runs once the page is loaded and nothing else is to do. Returns what calls it off. */
export function whenIdle(run: () => unknown): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(() => void run(), { timeout: 10_000 });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, patience);
  return () => clearTimeout(timer);
}
