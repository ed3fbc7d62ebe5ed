/** Data files of estimating programs: dBase tables, and sets of them in a zip. */
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** A table as dBase III writes it, each field as wide as said. */
export function table(
  rows: readonly Readonly<Record<string, string>>[],
  { deletedRow = -1, language = 0x03, wide = 40 } = {},
): Buffer {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const header = Buffer.alloc(32);
  header[0] = 0x03;
  header.writeUInt32LE(rows.length, 4);
  header.writeUInt16LE(32 + names.length * 32 + 1, 8);
  header.writeUInt16LE(1 + names.length * wide, 10);
  header[29] = language;
  const fields = names.map((name) => {
    const field = Buffer.alloc(32);
    field.write(name, 0, "latin1");
    field.write("C", 11, "latin1");
    field[16] = wide;
    return field;
  });
  const body = rows.map((row, index) =>
    Buffer.concat([
      Buffer.from(index === deletedRow ? "*" : " "),
      ...names.map((name) =>
        Buffer.concat([Buffer.from(row[name] ?? "", "latin1"), Buffer.alloc(wide, " ")]).subarray(0, wide),
      ),
    ]),
  );
  return Buffer.concat([header, ...fields, Buffer.from([0x0d]), ...body, Buffer.from([0x1a])]);
}

export async function zipOf(files: Readonly<Record<string, Buffer | string>>): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
