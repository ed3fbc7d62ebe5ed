/** Adds a listener; the returned function takes it away again. */
export function join<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const longestLanding = 5000;

/** Sends the screens what was sent. Resolves when each shows it, at the latest after five seconds. */
export async function landed<News>(
  listeners: ReadonlySet<(news: News) => Promise<unknown>>,
  news: News,
): Promise<void> {
  const shown = Promise.allSettled([...listeners].map((listener) => listener(news)));
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, longestLanding))]);
}
