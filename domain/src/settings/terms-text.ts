interface Passage {
  heading: string;
  text: string;
}

/** The passages of a text in which a line that begins with # is a heading. Text before the first one has none. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  for (const line of text.split(/\r?\n/)) {
    const heading = /^#+\s*(.*\S)/.exec(line)?.[1];
    const last = passages.at(-1);
    if (heading !== undefined) passages.push({ heading, text: "" });
    else if (last) last.text += `${line}\n`;
    else passages.push({ heading: "", text: `${line}\n` });
  }
  return passages
    .map((passage) => ({ ...passage, text: passage.text.trim() }))
    .filter((passage) => passage.heading || passage.text);
}
