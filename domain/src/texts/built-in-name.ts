import { builtInKey } from "./built-in-key.ts";
import type { Language } from "./language.ts";
import { catalogueOf } from "./text-in.ts";

/** The name of a row in this language; one that the shop chose stays as it is. */
export function builtInName(language: Language, name: string): string {
  const key = language === "en" ? undefined : builtInKey(name);
  return (key && catalogueOf(language)["defaults"]?.[key]) ?? name;
}
