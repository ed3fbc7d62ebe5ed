/** URLs contain plain strings, so that links in emails and typed URLs mean what they say. */
type Search = Readonly<Record<string, unknown>>;

export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export function stringifySearch(search: Search): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const text = new URLSearchParams(given).toString();
  return text === "" ? "" : `?${text}`;
}
