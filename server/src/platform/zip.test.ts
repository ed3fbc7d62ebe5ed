import { crc32, inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { zip, type ZipEntry } from "./zip.ts";

/** Reads a zip by its directory, as other programs do. */
function unzip(bytes: Buffer): Record<string, string> {
  const tail = bytes.length - 22;
  const wide = Number(bytes.readBigUInt64LE(tail - 20 + 8));
  const count = Number(bytes.readBigUInt64LE(wide + 32));
  let at = Number(bytes.readBigUInt64LE(wide + 48));
  const contents: Record<string, string> = {};
  for (let index = 0; index < count; index++) {
    const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString();
    const extra = at + 46 + nameLength + 4;
    const [size, packed, offset] = [0, 8, 16].map((step) => Number(bytes.readBigUInt64LE(extra + step)));
    const start = (offset ?? 0) + 30 + bytes.readUInt16LE((offset ?? 0) + 26) + bytes.readUInt16LE((offset ?? 0) + 28);
    const content = inflateRawSync(bytes.subarray(start, start + (packed ?? 0)));
    expect(content.length).toBe(size);
    expect(crc32(content)).toBe(bytes.readUInt32LE(at + 16));
    contents[name] = content.toString();
    at += 46 + nameLength + extraLength;
  }
  return contents;
}

async function* textIn(...parts: string[]) {
  yield* parts;
}

async function* entriesIn(contents: Record<string, string[]>): AsyncGenerator<ZipEntry> {
  for (const [name, parts] of Object.entries(contents))
    yield { name, modified: new Date("2026-05-04T15:30:00Z"), content: textIn(...parts) };
}

async function written(entries: AsyncIterable<ZipEntry>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zip(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

test("what goes in comes out, under its name", async () => {
  const bytes = await written(
    entriesIn({ "a.txt": ["one ", "two"], "ordner/Größe.csv": ["é".repeat(100_000)], empty: [] }),
  );

  expect(unzip(bytes)).toEqual({ "a.txt": "one two", "ordner/Größe.csv": "é".repeat(100_000), empty: "" });
});

test("without entries it is an empty zip", async () => {
  expect(unzip(await written(entriesIn({})))).toEqual({});
});

async function* broken() {
  yield "start";
  throw new Error("the disk is gone");
}

async function* brokenEntries() {
  yield { name: "a", modified: new Date(0), content: broken() };
}

test("a content that breaks off breaks the zip off", async () => {
  await expect(written(brokenEntries())).rejects.toThrow("the disk is gone");
});
