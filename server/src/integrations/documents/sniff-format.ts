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
  if (/\.(ad1|ad2|ven|veh|lin|ttl|env)$/i.test(name) && dbaseVersions.has(head[0] ?? 0)) return "ems";
  return ofText(textOf(head).trimStart(), name);
}

const textOf = (head: Buffer): string => {
  const mark = head.subarray(0, 2).toString("hex");
  if (mark === "fffe") return head.toString("utf16le").slice(1);
  return head.toString("utf8").replace(/^\uFEFF/, "");
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
