/** What the server says of itself in the page; null for what it does not say. */
export const pageMark = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null;
