/** The files of a zip, within bounds: nothing is written to a disk, and nothing is unpacked that would not be read. */
import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import type { NamedFile } from "./read-ems.ts";

const [mostFiles, mostBytes, mostOfAll] = [200, 20_000_000, 40_000_000];

export interface Unpacked {
  names: readonly string[];
  /** Those that were wanted. */
  files: readonly NamedFile[];
}

/** Null for a zip that is broken, or larger within than bounds allow. */
export async function unpackZip(
  content: Uint8Array,
  isWanted: (file: { name: string }) => boolean,
): Promise<Unpacked | null> {
  try {
    const zip = await fromBufferPromise(Buffer.from(content), { lazyEntries: true, validateEntrySizes: true });
    const names: string[] = [];
    const files: NamedFile[] = [];
    let left = mostOfAll;
    for await (const entry of zip.eachEntry()) {
      if (names.length >= mostFiles) return null;
      names.push(entry.fileName);
      if (!isWanted({ name: entry.fileName })) continue;
      left -= entry.uncompressedSize;
      if (entry.uncompressedSize > mostBytes || left < 0) return null;
      files.push({ name: entry.fileName, content: await buffer(await zip.openReadStreamPromise(entry)) });
    }
    return { names, files };
  } catch {
    return null;
  }
}
