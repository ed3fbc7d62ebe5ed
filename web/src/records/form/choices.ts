import type { Choice } from "#ui/form/select-input.tsx";

/** The values of a choice with their words, for inputs and filters. */
export const choicesOf = (words: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
