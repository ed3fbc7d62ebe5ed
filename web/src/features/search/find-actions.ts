import { isNearly, shortestWithTypo } from "@boresight/domain/base/text";

const mostFound = 5;

interface Findable {
  /** All that it is found by. */
  words: string;
}

/** Returns the actions that have each typed word, or its beginning; when none has, those that have it but for one typo. */
export function findActions<Action extends Findable>(typed: string, actions: readonly Action[]): Action[] {
  const sought = wordsOf(typed);
  if (sought.length === 0) return [];
  const having = (isLike: (typed: string, word: string) => boolean) =>
    actions.filter(({ words }) => sought.every((each) => wordsOf(words).some((word) => isLike(each, word))));
  const exact = having((each, word) => word.startsWith(each));
  return (exact.length > 0 ? exact : having(beginsNearly)).slice(0, mostFound);
}

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Whether the word begins as typed, with one letter wrong, missing, too many, or two of them swapped. */
function beginsNearly(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  const lengths = [typed.length, typed.length - 1, typed.length + 1];
  return typed.length >= shortestWithTypo && lengths.some((length) => isNearly(typed, word.slice(0, length)));
}
