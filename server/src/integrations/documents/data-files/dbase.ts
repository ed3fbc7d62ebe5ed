/** Reads tables of dBase III, IV and FoxPro, as estimating programs write them (CIECA EMS). */

/** Fields by their names, in capitals; without the spaces around. */
export type DbaseRow = Readonly<Record<string, string>>;

const [headerBytes, fieldBytes] = [32, 32];
const mostFields = 512;
const mostRows = 5000;
/** Language drivers; others are Windows-1252, which the trade uses. */
const [dos437, dos850] = [0x01, 0x02];
const codePages: Readonly<Record<number, string>> = { 0x57: "windows-1252", 0x03: "windows-1252", 0xf0: "utf-8" };
/** The letters of DOS from 0x80 on, which code pages 437 and 850 share but for a few signs. */
const dosLetters = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑ";
/** Between letters these are letters of DOS, and signs of Windows-1252. */
const dosWithin = /[a-z][\x81-\x84\x87-\x89\x8B\x8D\x8F\x90\x93-\x95\x98\x99\x9D][a-z]/i;

interface Field {
  name: string;
  from: number;
  length: number;
}

/** Null for a file that is no table. Deleted rows are left out; a table cut short gives the rows that are whole. */
export function readDbase(content: Uint8Array): DbaseRow[] | null {
  const view = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (view.length < headerBytes + 1) return null;
  const fields = fieldsOf(view);
  if (fields.length === 0) return null;
  const [rows, begin, length] = placesOf(view, fields);
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

/** Count, beginning and length of the rows: what the fields add up to, where what the header says cannot be. */
function placesOf(view: Buffer, fields: readonly Field[]): readonly [rows: number, begin: number, length: number] {
  const [rows, told, toldLength] = [view.readUInt32LE(4), view.readUInt16LE(8), view.readUInt16LE(10)];
  const leastBegin = headerBytes + fields.length * fieldBytes;
  const length = 1 + fields.reduce((sum, field) => sum + field.length, 0);
  const begin = told >= leastBegin && told <= view.length ? told : leastBegin + 1;
  return [rows, begin, toldLength >= length && begin + toldLength <= view.length ? toldLength : length];
}

function fieldsOf(view: Buffer): Field[] {
  const told = view.readUInt16LE(8);
  const end = told >= headerBytes + fieldBytes ? Math.min(told, view.length) : view.length;
  const fields: Field[] = [];
  let from = 1; // Behind the mark of deletion.
  for (let at = headerBytes; at + fieldBytes <= end && fields.length < mostFields; at += fieldBytes) {
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
    if (isDos(bytes.toString("latin1"), language))
      return bytes.toString("latin1").replaceAll(/[\x80-\xA5]/g, dosLetter);
    if (named !== undefined && named !== "utf-8") return plain.decode(bytes);
    try {
      return strict.decode(bytes);
    } catch {
      return plain.decode(bytes);
    }
  };
}

/** Programs write one code page and name another. */
const isDos = (text: string, language: number): boolean =>
  dosWithin.test(text) || ((language === dos437 || language === dos850) && /^[\0-\xA5]*$/.test(text));

const dosLetter = (sign: string): string => dosLetters[sign.charCodeAt(0) - 0x80] ?? sign;
