const longest = 255;

/** Control characters, and marks that reverse the reading direction to make `gpj.exe` look like `exe.jpg`. */
const hidden = /[\p{Cc}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * Returns a name that is safe to show and store: no path, nothing hidden, at most 255 characters with its extension
 * kept.
 */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().replaceAll(hidden, "").split(/[/\\]/).at(-1)?.trim() ?? "";
  if (last === "" || last === "." || last === "..") return "file";
  return shortened(last);
}

function shortened(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= longest) return name;
  const [extension = ""] = /\.[^.]{1,20}$/.exec(name) ?? [];
  return characters.slice(0, longest - extension.length).join("") + extension;
}
