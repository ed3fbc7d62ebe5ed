import type { RepairKeywordFilter } from "#graphql/graphql.ts";
import { localeChoices } from "./keyword-words.ts";

/** The filters of the list, by their names in the URL. */
export const keywordFilterNames = ["search", "repair", "locale", "use"] as const;

/** The value in the URL for keywords without a repair. */
export const falseFriends = "none";

type Search = Readonly<Record<string, string | undefined>>;

/** Returns the keywords that match the filters in the URL. */
export function keywordsIn({ search: typed = "", repair, locale, use }: Search): RepairKeywordFilter {
  const sought = typed.trim();
  return {
    ...(sought && { keyword: { includesInsensitive: sought } }),
    ...(repair &&
      (repair === falseFriends ? { repairOperationExists: false } : { repairOperation: { key: { equalTo: repair } } })),
    ...(localeChoices.some(({ value }) => value === locale) && locale && { locale: { equalTo: locale } }),
    ...((use === "yes" || use === "no") && { isActive: { equalTo: use === "yes" } }),
  };
}
