import type { OperationTermFilter } from "#graphql/graphql.ts";
import { localeChoices } from "./term-words.ts";

/** What narrows the list, by its name in the address. */
export const termFilterNames = ["search", "repair", "locale", "use"] as const;

/** Stands in the address for terms without a repair. */
export const falseFriends = "none";

type Search = Readonly<Record<string, string | undefined>>;

/** The terms that the address leaves. */
export function termsIn({ search: typed = "", repair, locale, use }: Search): OperationTermFilter {
  const sought = typed.trim();
  return {
    ...(sought && { term: { includesInsensitive: sought } }),
    ...(repair &&
      (repair === falseFriends ? { repairOperationExists: false } : { repairOperation: { key: { equalTo: repair } } })),
    ...(localeChoices.some(({ value }) => value === locale) && locale && { locale: { equalTo: locale } }),
    ...((use === "yes" || use === "no") && { isActive: { equalTo: use === "yes" } }),
  };
}
