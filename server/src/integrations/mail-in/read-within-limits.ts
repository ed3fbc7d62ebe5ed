// A mail of any size is read with a bounded amount of memory: the content of parts that are too large is left out, and their
// headers stay.
import type { Readable } from "node:stream";

interface ReadLimits {
  /** In bytes as they are sent, of one part. */
  part: number;
  /** Of the whole mail. */
  mail: number;
}

/** Base64 takes four bytes for three: files of up to 12 MB. */
const usualLimits: ReadLimits = { part: 16_000_000, mail: 20_000_000 };

/** Where a part may begin; such a line within a text does no harm. */
const boundary = Buffer.from("\n--");
const longestHead = 65_536;

export async function readWithinLimits(content: Readable, limits = usualLimits): Promise<Buffer> {
  const parts = new Parts(limits);
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const read = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let at = read.indexOf(boundary); at !== -1; at = read.indexOf(boundary, at + 1)) {
      parts.add(read.subarray(start, at + 1));
      parts.end();
      start = at + 1;
    }
    // The beginning of a boundary may be at the end of what has come so far.
    const end = Math.max(start, read.length - boundary.length + 1);
    parts.add(read.subarray(start, end));
    rest = Buffer.from(read.subarray(end));
  }
  parts.add(rest);
  parts.end();
  return Buffer.concat(parts.kept);
}

class Parts {
  readonly kept: Buffer[] = [];
  readonly #limits: ReadLimits;
  #total = 0;
  #part: Buffer[] = [];
  #size = 0;
  #isLeftOut = false;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  add(bytes: Buffer): void {
    if (bytes.length === 0 || this.#isLeftOut) return;
    this.#part.push(bytes);
    this.#size += bytes.length;
    if (this.#size > this.#limits.part || this.#total + this.#size > this.#limits.mail) this.#leaveOut();
  }

  end(): void {
    if (!this.#isLeftOut) this.#keep(this.#part);
    this.#part = [];
    this.#size = 0;
    this.#isLeftOut = false;
  }

  #leaveOut(): void {
    const head = headOf(Buffer.concat(this.#part).subarray(0, longestHead));
    // So many small parts that even their headers are too much: the mail ends here.
    if (this.#total + head.length <= this.#limits.mail + longestHead) this.#keep([head]);
    this.#part = [];
    this.#isLeftOut = true;
  }

  #keep(bytes: readonly Buffer[]): void {
    this.kept.push(...bytes);
    for (const { length } of bytes) this.#total += length;
  }
}

function headOf(part: Buffer): Buffer {
  const ends = ["\r\n\r\n", "\n\n"].map((end) => ({ at: part.indexOf(end), length: end.length }));
  const first = ends.filter(({ at }) => at !== -1).sort((one, other) => one.at - other.at)[0];
  return first ? part.subarray(0, first.at + first.length) : part;
}
