/** Text that the document's fonts can show. */

const replacement = "□";

/** Change how the text around them runs, or break lines otherwise than the layout does. Isolates stay: the layout reads them. */
const misleading = /[\u00ad\u061c\u200b\u2028-\u202e\u2060-\u2067\u206a-\u206f\ufeff\p{Cn}\p{Co}]/gu;
/** Only choose how a character looks: the fonts have one look for each. */
const variations = /[\ufe00-\ufe0f]/g;
const controls = /[\p{Cc}]/gu;
const newLines = /\r\n?|[\v\f\u0085]/g;

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Removes what nobody can see, and puts a square in place of each character that no font has. */
export function printable(text: string, isCovered: (codePoint: number) => boolean): string {
  const visible = text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(newLines, "\n")
    .replaceAll("\t", " ")
    .replaceAll(controls, (found) => (found === "\n" ? found : ""))
    .replaceAll(misleading, "")
    .replaceAll(variations, "");
  const isShown = (part: string) =>
    part === "\n" || isCovered(part.codePointAt(0) ?? 0) || /\p{Default_Ignorable_Code_Point}/u.test(part);
  if (Array.from(visible).every(isShown)) return visible;
  return [...characters.segment(visible)]
    .map(({ segment }) => (Array.from(segment).every(isShown) ? segment : replacement))
    .join("");
}
