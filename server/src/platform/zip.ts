/**
 * Writes a zip file while its contents are read: neither a file nor their list of contents is ever in memory as a whole.
 * Sizes have 64 bits everywhere (APPNOTE 4.3.9 and 4.5.3), because they are not known before the content.
 */
import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  modified: Date;
  content: AsyncIterable<Uint8Array | string>;
}

interface WrittenEntry {
  name: Buffer;
  stamp: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

const version = 45; // With 64-bit sizes.
const flags = 0x0808; // Sizes follow the content; names are UTF-8.
const deflated = 8;
const inExtra = 0xffffffff;

/** Yields the zip file in pieces. */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: WrittenEntry[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const head = localHead(name, dosStamp(entry.modified));
    yield head;
    const sums = { crc: 0, size: 0, packed: 0 };
    for await (const piece of packed(entry.content, sums)) yield piece;
    const descriptor = fields([
      [0x08074b50, 4],
      [sums.crc, 4],
      [sums.packed, 8],
      [sums.size, 8],
    ]);
    yield descriptor;
    written.push({ name, stamp: dosStamp(entry.modified), offset, ...sums });
    offset += head.length + sums.packed + descriptor.length;
  }
  yield* directory(written, offset);
}

interface Sums {
  crc: number;
  size: number;
  packed: number;
}

async function* packed(content: AsyncIterable<Uint8Array | string>, sums: Sums): AsyncGenerator<Uint8Array> {
  async function* counted() {
    for await (const piece of content) {
      const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.length;
      yield bytes;
    }
  }
  const source = Readable.from(counted(), { objectMode: false });
  const deflate = createDeflateRaw({ level: 3 });
  source.on("error", (error) => deflate.destroy(error));
  for await (const piece of source.pipe(deflate) as AsyncIterable<Buffer>) {
    sums.packed += piece.length;
    yield piece;
  }
}

type Field = readonly [value: number, bytes: 2 | 4 | 8];

function fields(all: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(all.reduce((sum, [, length]) => sum + length, 0));
  let at = 0;
  for (const [value, length] of all) {
    if (length === 8) bytes.writeBigUInt64LE(BigInt(value), at);
    else bytes.writeUIntLE(value, at, length);
    at += length;
  }
  return bytes;
}

/** Date and time as DOS has them: two seconds exact, from 1980. */
const dosStamp = (moment: Date): number => {
  const day =
    ((Math.max(1980, moment.getUTCFullYear()) - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  return day * 0x10000 + time;
};

function localHead(name: Buffer, stamp: number): Buffer {
  const extra = fields([
    [1, 2],
    [16, 2],
    [0, 8],
    [0, 8],
  ]);
  const head = fields([
    [0x04034b50, 4],
    [version, 2],
    [flags, 2],
    [deflated, 2],
    [stamp, 4],
    [0, 4],
    [inExtra, 4],
    [inExtra, 4],
    [name.length, 2],
    [extra.length, 2],
  ]);
  return Buffer.concat([head, name, extra]);
}

function* directory(written: readonly WrittenEntry[], start: number): Generator<Uint8Array> {
  let size = 0;
  for (const entry of written) {
    const head = directoryHead(entry);
    size += head.length;
    yield head;
  }
  yield fields([
    [0x06064b50, 4],
    [44, 8],
    [version, 2],
    [version, 2],
    [0, 4],
    [0, 4],
    [written.length, 8],
    [written.length, 8],
    [size, 8],
    [start, 8],
    [0x07064b50, 4],
    [0, 4],
    [start + size, 8],
    [1, 4],
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [0xffff, 2],
    [0xffff, 2],
    [inExtra, 4],
    [inExtra, 4],
    [0, 2],
  ]);
}

function directoryHead({ name, stamp, crc, packed: packedSize, size, offset }: WrittenEntry): Buffer {
  const extra = fields([
    [1, 2],
    [24, 2],
    [size, 8],
    [packedSize, 8],
    [offset, 8],
  ]);
  const head = fields([
    [0x02014b50, 4],
    [version, 2],
    [version, 2],
    [flags, 2],
    [deflated, 2],
    [stamp, 4],
    [crc, 4],
    [inExtra, 4],
    [inExtra, 4],
    [name.length, 2],
    [extra.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [inExtra, 4],
  ]);
  return Buffer.concat([head, name, extra]);
}
