// A shop begins with names of statuses, tasks, files, work and mails that are rows, which admins edit. While a row still has the
// name it began with, it is a text of the area `defaults`; a name that the shop chose is its own in every language.
import { catalogueOf } from "./text-in.ts";
import type { Language } from "./language.ts";

let keys: ReadonlyMap<string, string> | null = null;

/** Read once, when the first name is looked up. */
function keyOf(name: string): string | undefined {
  keys ??= new Map(Object.entries(catalogueOf("en")["defaults"] ?? {}).map(([key, text]) => [text, key]));
  return keys.get(name);
}

/** The name of a row in this language; one that the shop chose stays as it is. */
export function builtInName(language: Language, name: string): string {
  if (language === "en") return name;
  const key = keyOf(name);
  return (key === undefined ? undefined : catalogueOf(language)["defaults"]?.[key]) ?? name;
}
