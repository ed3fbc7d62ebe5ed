import { searchWords } from "@boresight/domain/base/text";

/** Every typed word must match; without any there is no filter. */
export function searchFilter(typed: string | undefined): { and?: { searchText: { includes: string } }[] } {
  const words = searchWords(typed ?? "");
  return words.length === 0 ? {} : { and: words.map((word) => ({ searchText: { includes: word } })) };
}
