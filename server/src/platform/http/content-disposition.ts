/** Letters that have no accent to take away. */
const spelled: Readonly<Record<string, string>> = {
  ß: "ss", æ: "ae", Æ: "AE", œ: "oe", Œ: "OE", ø: "o", Ø: "O", ł: "l", Ł: "L", đ: "d", Đ: "D", þ: "th", Þ: "Th", ı: "i",
}; // prettier-ignore

/**
 * The header under which a client saves a file: the name in ASCII for programs that know nothing else, such as curl,
 * and as it is for all that read RFC 8187.
 */
export function contentDisposition(type: "attachment" | "inline", fileName: string): string {
  const name = fileName.toWellFormed().normalize("NFC");
  const ascii = plainName(name);
  const quoted = `${type}; filename="${ascii}"`;
  return ascii === name ? quoted : `${quoted}; filename*=UTF-8''${extended(name)}`;
}

/** Without what ends or escapes a quoted text, and without the percent signs that some browsers take for encoding. */
const plainName = (name: string): string =>
  name
    .replaceAll(/\P{ASCII}/gu, (letter) => spelled[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\x20-\x7E]|["\\%]/gu, "_");

const extended = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
