/** Returns a catalogue with one text more, in its place. Throws where the name is there already, or is none. */
export function withText(catalogue: string, name: string, words: string): string {
  if (!/^[a-z][\w-]*$/.test(name)) throw new Error(`"${name}" is no name of a text: write settings.newLift`);
  const texts: Readonly<Record<string, string>> = JSON.parse(catalogue);
  if (Object.hasOwn(texts, name)) throw new Error(`"${name}" is there already: ${texts[name]}`);
  const entries = Object.entries(texts);
  const after = entries.findIndex(([other]) => other > name);
  const place = after === -1 ? entries.length : after;
  return `${JSON.stringify(Object.fromEntries(entries.toSpliced(place, 0, [name, words])), null, 2)}\n`;
}
