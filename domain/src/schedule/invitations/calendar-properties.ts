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

/** Some programs leave out the quotes of a zone that begins with its offset: `TZID=(UTC-08:00) Pacific Time`. */
const parameter = /;([A-Za-z0-9-]+)=((?:"[^"]*"|(?:\([A-Z]{3}[+-]\d\d:\d\d\))?[^",;:]*)(?:,(?:"[^"]*"|[^",;:]*))*)/;
const line = new RegExp(`^([A-Za-z0-9-]+)((?:${parameter.source})*):(.*)$`);

function propertyOf(text: string): CalendarProperty | null {
  const [, name = "", parameters = "", , , value = ""] = line.exec(text) ?? [];
  if (name === "") return null;
  const pairs = [...parameters.matchAll(new RegExp(parameter, "g"))].map(
    ([, key = "", given = ""]) => [key.toUpperCase(), given.replaceAll('"', "")] as const,
  );
  return { name: name.toUpperCase(), parameters: new Map(pairs), value };
}
