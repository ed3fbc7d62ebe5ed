/** The lines of a calendar file (RFC 5545, section 3.1). */
export interface CalendarProperty {
  /** In capitals, as the names of the parameters. */
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
}

/** Long lines are folded: what begins with a space goes on. */
export const propertiesOf = (content: string): CalendarProperty[] =>
  content
    .replaceAll(/\r?\n[ \t]/g, "")
    .split(/\r\n|\r|\n/)
    .flatMap((line) => propertyOf(line) ?? []);

function propertyOf(line: string): CalendarProperty | null {
  const [, name = "", parameters = "", value = ""] =
    /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^",;:]*)(?:,(?:"[^"]*"|[^",;:]*))*)*):(.*)$/.exec(line) ?? [];
  if (name === "") return null;
  const pairs = [...parameters.matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^";:]*)/g)].map(
    ([, key = "", given = ""]) => [key.toUpperCase(), given.replaceAll('"', "")] as const,
  );
  return { name: name.toUpperCase(), parameters: new Map(pairs), value };
}
