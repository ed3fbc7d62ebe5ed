/** In bytes: every page and email shows it. */
export const largestLogo = 100_000;
