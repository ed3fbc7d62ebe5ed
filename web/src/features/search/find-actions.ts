const mostFound = 5;
/** Shorter words have too many neighbours to be typos of something. */
const shortestWithTypo = 4;

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
  return typed.length >= shortestWithTypo && lengths.some((length) => hasOneTypo(typed, word.slice(0, length)));
}

function hasOneTypo(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same++;
  const [left, right] = [typed.slice(same), meant.slice(same)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || [left, left.slice(1)].some((rest) => rest === right.slice(1)) || left.slice(1) === right;
}
