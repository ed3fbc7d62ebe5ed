// A shop begins with names of statuses, tasks, files, work and mails that are rows, which admins edit. While a row still has the
// name it began with, it is a text of the area `defaults`; a name that the shop chose is its own in every language.
import { english } from "./english.ts";

let keys: ReadonlyMap<string, string> | null = null;

/** Returns the key, within `defaults`, of a name that a shop begins with. Made for the first name: builds that never ask do without. */
export function builtInKey(name: string): string | undefined {
  keys ??= new Map(Object.entries(english.defaults).map(([key, text]) => [text, key]));
  return keys.get(name);
}
