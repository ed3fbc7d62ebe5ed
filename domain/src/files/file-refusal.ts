// Why a file is refused before it is sent, as a sentence that says what to do.
import { text } from "#texts/text.ts";
import { extensionOf, largestFor, takesType, typeOf, type OfferedFile, type SlotRule } from "./file-rules.ts";

export interface ChosenFile extends OfferedFile {
  /** In bytes. */
  size: number;
}

export interface OfferedSlot extends SlotRule {
  allowMultiple: boolean;
}

/** Documents of an order outside any task may be of every type, up to the limit of the storage service. */
export const documentSlot: OfferedSlot = { allowedFileTypes: ["*/*"], maxSizeMb: 50, allowMultiple: true };

/** Messages on an order take photos, and PDFs such as a scanned sheet. */
export const messageSlot: OfferedSlot = {
  allowedFileTypes: [
    "image/jpeg",
    "image/png",
    "image/webp",
    "image/avif",
    "image/heic",
    "image/heif",
    "application/pdf",
  ],
  maxSizeMb: 25,
  allowMultiple: true,
};
export const mostMessageFiles = 10;

const longestName = 255;

/** Returns null when the file may be sent. `countThere` counts the files that the slot has or is receiving. */
export function refusalFor(file: ChosenFile, slot: OfferedSlot, countThere: number): string | null {
  const { name, size } = file;
  if (Array.from(name).length > longestName)
    return text("files.theNameSliceIsLongerThan", { name: name.slice(0, 20), max: longestName });
  if (!takesType(slot, { name, mimeType: typeOf(file) }))
    return text("files.nameIsKindofThisSlotTakes", {
      name,
      kind: kindOf(file),
      types: wordsForTypes(slot.allowedFileTypes),
    });
  if (size === 0) return text("files.nameIsEmptyChooseItAgain", { name });
  if (size > largestFor(slot))
    return text("files.nameHasMegabytesMbAtMost", {
      name,
      megabytes: megabytes(size, slot),
      maxSizeMb: slot.maxSizeMb,
    });
  if (!slot.allowMultiple && countThere > 0) return text("files.thisSlotTakesOneFileReplace");
  return null;
}

/** Rounded up, so that a slightly too large file does not look as if it fits. */
function megabytes(size: number, slot: SlotRule): string {
  const whole = Math.ceil(size / 1_000_000);
  return whole > slot.maxSizeMb + 1 ? String(whole) : (Math.ceil(size / 100_000) / 10).toFixed(1);
}

const families: Readonly<Record<string, string>> = {
  image: text("files.photos"),
  video: text("files.videos"),
  audio: text("files.sound"),
  text: text("files.textFiles"),
};
const kindsOfFamilies: Readonly<Record<string, string>> = {
  image: text("files.aPicture"),
  video: text("files.aVideo"),
  audio: text("files.aSoundRecording"),
  text: text("files.aTextFile"),
};

function kindOf(file: ChosenFile): string {
  const type = typeOf(file);
  if (type === "application/pdf") return text("files.aPdf");
  const extension = extensionOf(file.name);
  const family = kindsOfFamilies[type.split("/", 1)[0] ?? ""];
  if (family && extension && type.startsWith("image/"))
    return text("files.familyOfTypeTouppercase", { family, extension: extension.toUpperCase() });
  return family ?? (extension ? text("files.aFileOfType", { extension }) : text("files.unknownKind"));
}

const namesOfTypes: Readonly<Record<string, string>> = {
  "application/pdf": text("base.pdf"),
  "image/heic": "HEIC",
  "image/heif": "HEIF",
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP",
  "text/csv": text("base.csv"),
  "text/html": "HTML",
  "text/plain": "TXT",
  "video/mp4": "MP4",
  "video/quicktime": "MOV",
};
const commonOfFamilies: Readonly<Record<string, readonly string[]>> = {
  image: ["JPEG", "PNG", "WebP", "HEIC"],
  video: ["MP4", "MOV"],
};

/** `photos (JPEG, PNG) or PDF` */
export function wordsForTypes(types: readonly string[]): string {
  const groups = Map.groupBy(
    types.map((type) => type.trim().toLowerCase()),
    groupOf,
  );
  const phrases = [...groups].map(([group, members]) => {
    const names = members.flatMap(namesOf);
    if (group === "") return names.join(", ");
    return names.length > 0
      ? text("files.familyAndTypes", { family: families[group], types: names.join(", ") })
      : (families[group] ?? "");
  });
  return phrases.length > 1
    ? text("files.sliceOrAt", { others: phrases.slice(0, -1).join(", "), last: phrases.at(-1) })
    : (phrases[0] ?? text("files.nothing"));
}

/** Images and videos are grouped under one word; every other type is named. */
function groupOf(type: string): string {
  const family = type.split("/", 1)[0] ?? "";
  return type.endsWith("/*") || family === "image" || family === "video" ? family : "";
}

function namesOf(type: string): readonly string[] {
  if (type.endsWith("/*")) return commonOfFamilies[type.slice(0, -2)] ?? [];
  return [namesOfTypes[type] ?? type.replace(/^\.|^.*\//, "").toUpperCase()];
}
