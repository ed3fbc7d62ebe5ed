/** For browsers that cannot say when they are idle: the first screen is there by then. */
const patience = 2000;

/** What waits for its turn or is under way. The root says so, for whoever waits until the page has come to rest. */
let waiting = 0;

function count(change: 1 | -1): void {
  waiting += change;
  document.documentElement.toggleAttribute("data-busy", waiting > 0);
}

/** Runs once the page is loaded and nothing else is to do. Returns what calls it off. */
export function whenIdle(run: () => unknown): () => void {
  let isOver = false;
  const end = () => {
    if (!isOver) count(-1);
    isOver = true;
  };
  const start = async () => {
    try {
      await run();
    } finally {
      end();
    }
  };
  count(1);
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(() => void start(), { timeout: 10_000 });
    return () => {
      cancelIdleCallback(asked);
      end();
    };
  }
  const timer = setTimeout(() => void start(), patience);
  return () => {
    clearTimeout(timer);
    end();
  };
}
