import { fail } from "@boresight/domain/base/errors";
import { importLimits } from "@boresight/domain/settings/import/import-kinds";
import type { AskedImport } from "@boresight/domain/settings/import/import-schema";
import type { ImportQuestion } from "@boresight/domain/settings/import/judge-columns";
import { readImportFile, type ImportFile } from "@boresight/domain/settings/import/read-import-file";
import { text } from "@boresight/domain/texts/text";
import { decodeFile } from "#platform/decode-file.ts";

interface OpenedFile {
  file: ImportFile;
  /** Which encoding it has, where nothing in it decides; what was guessed is chosen until somebody knows better. */
  question: ImportQuestion | null;
}

/** Throws `invalid-input` for a file that cannot be read as a table. */
export function openFile(asked: AskedImport, isKnown: (header: string) => boolean): OpenedFile {
  if (asked.content === null) {
    const content = asked.text ?? "";
    if (content.includes("\uFFFD")) throw fail("invalid-input", { message: text("settings.importNotUtf8") });
    return { file: readImportFile(content, isKnown), question: null };
  }
  const bytes = Buffer.from(asked.content, "base64");
  if (bytes.length > importLimits.bytes) throw fail("invalid-input", { message: text("settings.importTooLarge") });
  const { text: content, encoding, isGuessed } = decodeFile(bytes, asked.encoding);
  const question: ImportQuestion = {
    key: "encoding",
    text: text("settings.importWhichEncoding"),
    chosen: encoding,
    choices: [
      { value: "windows-1252", label: "Windows" },
      { value: "macintosh", label: "Macintosh" },
      { value: "utf-8", label: "UTF-8" },
    ],
  };
  const isAsked = isGuessed || (asked.encoding !== null && question.choices.some(({ value }) => value === encoding));
  return { file: readImportFile(content, isKnown), question: isAsked ? question : null };
}
