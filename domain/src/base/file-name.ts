const longest = 255;

/**
 * Control characters, marks that reverse the reading direction to make `gpj.exe` look like `exe.jpg`, and all else that
 * takes no place; only the joiners are letters' own, of emoji and of Persian.
 */
const hidden = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Returns a name that is safe to show and store: no path, nothing hidden, accents as one character with their letter, at
 * most 255 characters with its extension kept.
 */
export function cleanFileName(name: string): string {
  const shown = name.toWellFormed().replaceAll(hidden, "").normalize("NFC");
  const last = shown.split(/[/\\]/).at(-1)?.trim() ?? "";
  if (last === "" || last === "." || last === "..") return "file";
  return shortened(last);
}

function shortened(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= longest) return name;
  const [extension = ""] = /\.[^.]{1,20}$/.exec(name) ?? [];
  return characters.slice(0, longest - extension.length).join("") + extension;
}
