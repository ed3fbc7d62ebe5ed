import { searchWords } from "@boresight/domain/base/text";

/** Every typed word must be found; nothing typed leaves everything. */
export function searchFilter(typed: string | undefined): { and?: { searchText: { includes: string } }[] } {
  const words = searchWords(typed ?? "");
  return words.length === 0 ? {} : { and: words.map((word) => ({ searchText: { includes: word } })) };
}
