import type { RepairKeywordFilter } from "#graphql/graphql.ts";
import { localeChoices } from "./keyword-words.ts";

/** What narrows the list, by its name in the address. */
export const keywordFilterNames = ["search", "repair", "locale", "use"] as const;

/** Stands in the address for keywords without a repair. */
export const falseFriends = "none";

type Search = Readonly<Record<string, string | undefined>>;

/** The keywords that the address leaves. */
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
