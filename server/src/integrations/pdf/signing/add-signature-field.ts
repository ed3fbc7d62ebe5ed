/**
 * Adds a signature field and the attached JSON at the end of a PDF, as an incremental update: nothing of what was set
 * before changes, and it stays PDF/UA. It knows the plain cross-reference tables that our typesetter writes.
 */
import { attachedMark, byteRangeMark } from "@boresight/domain/documents/signed/signed-pdf";
import { readTable, type PdfTable } from "./pdf-table.ts";

interface Signing {
  /** ASCII. */
  json: string;
  signerName: string;
  /** What the attachment is, for readers that list it. */
  attachmentWords: string;
  fieldWords: string;
  signedAt: Date;
  /** Bytes that are kept for the signature. */
  room: number;
}

export interface UnsignedPdf {
  pdf: Buffer;
  /** What is signed: all before and all behind the place of the signature. */
  covered: readonly [Buffer, Buffer];
  /** Puts the signature into its place. Throws a RangeError where it is longer than the room. */
  fill: (signature: Uint8Array) => Buffer;
}

/** Throws for a PDF that has fields or attachments already. */
export function addSignatureField(before: Buffer, signing: Signing): UnsignedPdf {
  const table = readTable(before);
  const { update, numbers } = updateOf(table, signing);
  const parts = [before, Buffer.from("\n")];
  const offsets = new Map<number, number>();
  let length = before.length + 1;
  for (const [number, object] of update) {
    offsets.set(number, length);
    const written = Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, "latin1");
    parts.push(written);
    length += written.length;
  }
  parts.push(Buffer.from(trailerOf({ table, offsets, at: length, size: numbers.end }), "latin1"));
  return withRange(Buffer.concat(parts), signing.room);
}

function updateOf(table: PdfTable, signing: Signing) {
  const { json, signerName, attachmentWords, fieldWords, signedAt, room } = signing;
  const catalog = table.object(table.root);
  if (/\/(AcroForm|Names|AF)\b/.test(catalog)) throw new Error("the PDF has fields or attachments already");
  const pageNumber = table.firstPage();
  const next = table.size;
  const numbers = { attached: next, file: next + 1, signature: next + 2, field: next + 3, end: next + 4 };
  const { attached, file, signature, field } = numbers;
  const date = pdfDate(signedAt);
  const update = new Map<number, string>([
    [
      attached,
      `<< ${attachedMark}${json.length} /Params << /Size ${json.length} /ModDate ${date} >> >>\nstream\n${json}\nendstream`,
    ],
    [
      file,
      `<< /Type /Filespec /F (statement.json) /UF ${pdfText("statement.json")} /AFRelationship /Data /Desc ${pdfText(attachmentWords)} /EF << /F ${attached} 0 R /UF ${attached} 0 R >> >>`,
    ],
    [
      signature,
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /Name ${pdfText(signerName)} /M ${date}\n${byteRangeMark}${rangePlace}\n/Contents <${"0".repeat(room * 2)}> >>`,
    ],
    [
      field,
      // Hidden and locked: it has no place on the page, and structure is asked only of what is shown (ISO 14289-1, 7.18).
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature) /TU ${pdfText(fieldWords)} /V ${signature} 0 R /F 130 /Rect [0 0 0 0] /P ${pageNumber} 0 R >>`,
    ],
    [
      table.root,
      withEntries(
        catalog,
        `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >> /AF [${file} 0 R] /Names << /EmbeddedFiles << /Names [(statement.json) ${file} 0 R] >> >>`,
      ),
    ],
    [pageNumber, withAnnotation(table.object(pageNumber), field)],
  ]);
  return { update, numbers };
}

function withAnnotation(page: string, field: number): string {
  const tabs = /\/Tabs\b/.test(page) ? "" : "/Tabs /S";
  if (/\/Annots \[/.test(page)) return withEntries(page.replace("/Annots [", `/Annots [${field} 0 R `), tabs);
  if (/\/Annots\b/.test(page)) throw new Error("the page's annotations lie elsewhere");
  return withEntries(page, `/Annots [${field} 0 R] ${tabs}`);
}

const withEntries = (dictionary: string, entries: string): string =>
  `${dictionary.slice(0, dictionary.lastIndexOf(">>"))}${entries}\n>>`;

interface Trailer {
  table: PdfTable;
  offsets: ReadonlyMap<number, number>;
  /** Where it begins. */
  at: number;
  size: number;
}

function trailerOf({ table, offsets, at, size }: Trailer): string {
  const lines = [...offsets]
    .toSorted(([one], [other]) => one - other)
    .map(([number, offset]) => `${number} 1\n${String(offset).padStart(10, "0")} 00000 n\r\n`);
  const kept = table.trailer.replace(/\/Size \d+/, `/Size ${size}`);
  return `xref\n${lines.join("")}trailer\n${withEntries(kept, `/Prev ${table.start}`)}\nstartxref\n${at}\n%%EOF\n`;
}

/** Wide enough for any numbers. */
const rangePlace = "0000000000 0000000000 0000000000]";

function withRange(pdf: Buffer, room: number): UnsignedPdf {
  const rangeAt = pdf.lastIndexOf(byteRangeMark) + byteRangeMark.length;
  const start = pdf.indexOf("/Contents <", rangeAt) + "/Contents ".length;
  const end = start + room * 2 + 2;
  pdf.write(`${start} ${end} ${pdf.length - end}]`.padEnd(rangePlace.length), rangeAt, "latin1");
  return {
    pdf,
    covered: [pdf.subarray(0, start), pdf.subarray(end)],
    fill(signature) {
      if (signature.length > room) throw new RangeError("the signature is longer than its place");
      const filled = Buffer.from(pdf);
      filled.write(Buffer.from(signature).toString("hex"), start + 1, "latin1");
      return filled;
    },
  };
}

/** `(D:20261129031453Z)` */
const pdfDate = (moment: Date): string => `(D:${moment.toISOString().replace(/[-:T]|\..*/g, "")}Z)`;

/** Any text, as the hexadecimal digits of UTF-16. */
const pdfText = (text: string): string => `<feff${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;
