/** Returns the tags in what was typed, which commas separate. */
export const typedTags = (typed: string): string[] =>
  typed
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
