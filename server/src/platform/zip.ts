import { addAbortSignal, PassThrough, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

export interface ZipEntry {
  /** With `/` between folders; never absolute or with `..`. */
  name: string;
  modified: Date;
  /** Destroyed when the zip ends before it. */
  content: Readable;
}

/**
 * Yields a zip file in pieces while its contents are read, one after the other: neither a content nor the zip is ever in
 * memory as a whole. The next entry is asked for once the one before is read.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const file = new ZipFile();
  const pieces = file.outputStream.pipe(new PassThrough());
  const stopping = new AbortController();
  const failed = (error: Error) => void pieces.destroy(error);
  file.on("error", failed);
  const writing = write(entries, file, stopping.signal).catch(failed);
  try {
    yield* pieces;
  } finally {
    stopping.abort();
    await writing;
  }
}

async function write(entries: AsyncIterable<ZipEntry>, file: ZipFile, signal: AbortSignal): Promise<void> {
  for await (const { name, modified, content } of entries) {
    addAbortSignal(signal, content);
    outsidePool(() => file.addReadStreamLazy(name, { mtime: modified, compressionLevel: 3 }, handOver(content)));
    await finished(content);
  }
  file.end();
}

type Opened = (error: unknown, content: Readable) => void;

/** The library keeps this function for its list of contents: it must not hold on to what was read. */
function handOver(content: Readable): (opened: Opened) => void {
  const waiting = [content];
  return (opened) => waiting.splice(0).forEach((one) => opened(null, one));
}

/**
 * The library keeps every name as bytes until the end. Cut from the pool that all small buffers share, each would hold
 * on to the 64 KB around it, where packed contents lie too.
 */
function outsidePool(work: () => void): void {
  const { poolSize } = Buffer;
  Buffer.poolSize = 0;
  try {
    work();
  } finally {
    Buffer.poolSize = poolSize;
  }
}
