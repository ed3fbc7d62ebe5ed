/** What a file is by its first bytes and its name, where the content type does not tell. */

/** Formats that are read, and the names of formats that are not. */
export type Format = "bms" | "ems" | "pdf" | "picture" | "text" | "zip" | { other: string };

const signatures: readonly (readonly [bytes: string, format: Format])[] = [
  ["25504446", "pdf"],
  ["504b0304", "zip"],
  ["504b0506", "zip"],
  ["7b5c7274", { other: "RTF" }],
  ["52617221", { other: "RAR" }],
  ["377abcaf", { other: "7z" }],
  ["1f8b", { other: "gzip" }],
];
/** Of a picture, some behind what their container begins with. */
const pictures: readonly RegExp[] = [
  /^ffd8ff/,
  /^89504e470d0a1a0a/,
  /^474946383[79]61/,
  /^(?:49492a00|4d4d002a)/,
  /^52494646.{8}57454250/,
  /^.{8}66747970(?:6865|6d6966|6d7366|617669)/,
];
/** Readers of PDFs find the beginning behind what a mailer or a web server left before it. */
const pdfWithin = 1024;
const dbaseVersions: ReadonlySet<number> = new Set([0x02, 0x03, 0x30, 0x31, 0x43, 0x63, 0x83, 0x8b, 0xf5]);
const headBytes = 4096;
const oldOffice = "d0cf11e0";
const oldOffices: Readonly<Record<string, string>> = { DOC: "Word", XLS: "Excel", PPT: "PowerPoint", MSG: "Outlook" };
const endingOf = (name: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? "";

export function sniffFormat(content: Uint8Array, name: string): Format {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, headBytes));
  const hex = head.subarray(0, 8).toString("hex");
  if (hex.startsWith(oldOffice)) return { other: oldOffices[endingOf(name)] ?? "Word/Excel" };
  const signed = signatures.find(([bytes]) => hex.startsWith(bytes));
  if (signed) return signed[1];
  if (pictures.some((beginning) => beginning.test(head.subarray(0, 16).toString("hex")))) return "picture";
  if (head.subarray(0, pdfWithin).includes("%PDF-1.")) return "pdf";
  if (/\.(ad1|ad2|ven|veh|lin|ttl|env)$/i.test(name) && dbaseVersions.has(head[0] ?? 0)) return "ems";
  return ofText(textOf(head).trimStart(), name);
}

/** XML of two bytes a letter is told by its first letter where a mark is missing. */
const textOf = (head: Buffer): string => {
  const beginning = head.subarray(0, 2).toString("hex");
  const wide = { fffe: "utf-16le", "3c00": "utf-16le", feff: "utf-16be", "003c": "utf-16be" }[beginning];
  return new TextDecoder(wide).decode(head, { stream: true });
};

function ofText(text: string, name: string): Format {
  if (/^<[^]{0,500}?<html\b|^<(?:!doctype html|html)\b/i.test(text)) return { other: "HTML" };
  if (text.startsWith("<")) return /VehicleDamageEstimate(?:Add|Chg)Rq/.test(text) ? "bms" : { other: "XML" };
  if (/^[[{]/.test(text) && /^[[{]\s*["[{\d\]}]/.test(text)) return { other: "JSON" };
  if (/\.csv$/i.test(name)) return { other: "CSV" };
  if (/\.eml$/i.test(name) || /^(?:received|return-path|mime-version): /im.test(text)) return { other: "EML" };
  if (text !== "" && !/[^\P{Cc}\t\n\f\r]/u.test(text) && !text.includes("\uFFFD")) return "text";
  return { other: endingOf(name) };
}

/** The office format that a zip is, by the names of its files; null for a zip that is none. */
export function officeFormat(names: readonly string[]): string | null {
  const folders: readonly (readonly [RegExp, string])[] = [
    [/^word\//, "Word"],
    [/^xl\//, "Excel"],
    [/^ppt\//, "PowerPoint"],
    [/^Index\/|\.iwa$/, "Pages/Numbers"],
    [/^content\.xml$/, "OpenDocument"],
  ];
  return folders.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? null;
}
