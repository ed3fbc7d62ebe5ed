/** Reads tables of dBase III, IV and FoxPro, as estimating programs write them (CIECA EMS). */

/** Fields by their names, in capitals; without the spaces around. */
export type DbaseRow = Readonly<Record<string, string>>;

const [headerBytes, fieldBytes] = [32, 32];
const mostFields = 512;
const mostRows = 5000;
/** The language driver of UTF-8 and of code page 437; others are Windows-1252, which the trade uses. */
const codePages: Readonly<Record<number, string>> = { 0x57: "windows-1252", 0x03: "windows-1252", 0xf0: "utf-8" };

interface Field {
  name: string;
  from: number;
  length: number;
}

/** Null for a file that is no table. Deleted rows are left out; a table cut short gives the rows that are whole. */
export function readDbase(content: Uint8Array): DbaseRow[] | null {
  const view = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (view.length < headerBytes + 1) return null;
  const [rows, begin, length] = [view.readUInt32LE(4), view.readUInt16LE(8), view.readUInt16LE(10)];
  const fields = fieldsOf(view, begin);
  if (fields.length === 0 || length < 2 || begin > view.length) return null;
  const decode = decoderOf(view[29] ?? 0);
  const found: DbaseRow[] = [];
  for (let index = 0; index < Math.min(rows, mostRows); index++) {
    const row = view.subarray(begin + index * length, begin + (index + 1) * length);
    if (row.length < length) break;
    if (row[0] === deleted) continue;
    found.push(
      Object.fromEntries(
        fields.map(({ name, from, length: wide }) => [name, decode(row.subarray(from, from + wide)).trim()]),
      ),
    );
  }
  return found;
}

const deleted = 0x2a; // "*"
const endOfFields = 0x0d;

function fieldsOf(view: Buffer, begin: number): Field[] {
  const fields: Field[] = [];
  let from = 1; // Behind the mark of deletion.
  for (
    let at = headerBytes;
    at + fieldBytes <= Math.min(begin, view.length) && fields.length < mostFields;
    at += fieldBytes
  ) {
    if (view[at] === endOfFields) break;
    const name = view
      .subarray(at, at + 11)
      .toString("latin1")
      .replace(/\0.*$/s, "")
      .trim()
      .toUpperCase();
    const length = view[at + 16] ?? 0;
    if (!/^[A-Z_][A-Z0-9_]*$/.test(name)) return [];
    fields.push({ name, from, length });
    from += length;
  }
  return fields;
}

/** By the table's own language, or as UTF-8 where it is that without fault. */
function decoderOf(language: number): (bytes: Buffer) => string {
  const named = codePages[language];
  const plain = new TextDecoder(named ?? "windows-1252");
  const strict = new TextDecoder("utf-8", { fatal: true });
  return (bytes) => {
    if (named !== undefined && named !== "utf-8") return plain.decode(bytes);
    try {
      return strict.decode(bytes);
    } catch {
      return plain.decode(bytes);
    }
  };
}
