import { searchWords } from "@boresight/domain/base/text";

/** What orders are searched for, as `app_private.found_orders` takes it. */
export interface OrderSearch {
  words: readonly string[];
  /** Every word is so short that it only finds fields that begin with it. */
  atStart: boolean;
}

export function orderSearch(typed: string | null | undefined): OrderSearch | null {
  const words = searchWords(typed ?? "");
  return words.length === 0 ? null : { words, atStart: !words.some((word) => /[\p{L}\p{N}]{3}/u.test(word)) };
}

/** A condition on an order `o` that is checked row by row, whatever the indexes are: for words that most orders have. */
export function matching({ words, atStart }: OrderSearch, parameter: (value: string) => string): string {
  const has = (part: string) => `strpos(o.search_text, ${parameter(part)}) > 0`;
  return words
    .map((word) => (atStart ? `(starts_with(o.search_text, ${parameter(word)}) or ${has(`|${word}`)})` : has(word)))
    .join(" and ");
}
