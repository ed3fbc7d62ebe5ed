interface Suggestion {
  label: string;
}

/** What is typed narrows the list, but what is chosen does not: the others stay to be chosen. */
export function narrowed<One extends Suggestion>(offered: readonly One[], typed: string): One[] {
  const sought = typed.trim().toLowerCase();
  if (offered.some(({ label }) => label.toLowerCase() === sought)) return [...offered];
  return offered.filter(({ label }) => label.toLowerCase().includes(sought));
}
