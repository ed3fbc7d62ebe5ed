import { expect, test } from "vitest";
import { derAt, readDer, sequenceOf, writeDer, writeOid } from "./der.ts";
import { fileHash } from "./file-hash.ts";
import { merkleRoot } from "./merkle-root.ts";
import { fromBase64Url, readSignedJson, textOf, toBase64Url } from "./signed-json.ts";

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const hashes = (count: number) => Array.from({ length: count }, (_, at) => fileHash(Uint8Array.of(at)));

test.each([
  ["1.2.840.113549.1.7.2", "06092a864886f70d010702"],
  ["2.5.4.3", "0603550403"],
  ["2.16.840.1.101.3.4.2.1", "0609608648016503040201"],
])("the object identifier %s is written as others write it", (dotted, bytes) => {
  expect(hex(writeOid(dotted))).toBe(bytes);
});

test.each([0, 1, 127, 128, 255, 256, 65_536])("an element of %i bytes is read as it was written", (length) => {
  const content = new Uint8Array(length).fill(7);

  const [element, ...others] = readDer(writeDer(0x04, content));

  expect(others).toEqual([]);
  expect(element?.content).toEqual(content);
});

test("bytes that are cut off, and lengths that are not DER, are refused", () => {
  const written = sequenceOf(writeDer(0x04, Uint8Array.of(1, 2, 3)));

  expect(() => derAt(written.subarray(0, -1), 0, 0)).toThrow(RangeError);
  expect(() => readDer(Uint8Array.of(0x30, 0x80, 0, 0))).toThrow(RangeError);
  expect(() => derAt(written, 0, 1)).toThrow(RangeError);
});

test("the root of no files is the hash of nothing, and that of one is not its hash", () => {
  const [hash = ""] = hashes(1);

  expect(merkleRoot([])).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(merkleRoot([hash])).not.toBe(hash);
});

test.each([2, 3, 4, 5, 8, 13])(
  "the root over %i files changes with each file, its place, and their number",
  (count) => {
    const files = hashes(count);
    const root = merkleRoot(files);

    const others = files.map((_, at) => merkleRoot(files.with(at, "0".repeat(64))));
    const turned = merkleRoot(files.toReversed());

    expect(
      new Set([root, turned, merkleRoot(files.slice(1)), merkleRoot([...files, files[0] ?? ""]), ...others]).size,
    ).toBe(count + 4);
  },
);

test("a part of a tree does not pass for a file in it", () => {
  const [first = "", second = "", third = ""] = hashes(3);

  expect(merkleRoot([merkleRoot([first, second]), third])).not.toBe(merkleRoot([first, second, third]));
});

test.each([0, 1, 2, 3, 4, 5, 255])("%i bytes have one spelling in base64url, and are read again", (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 37) % 256);

  expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
});

test.each(["A", "AB", "AAB", "A=", "A+A", "AA AA"])("the spelling %j is none of ours", (text) => {
  expect(() => fromBase64Url(text)).toThrow(RangeError);
});

test("text is read as UTF-8, and refused when it is none", () => {
  expect(textOf(Uint8Array.of(0xd8, 0xb4, 0x41))).toBe("شA");
  expect(() => textOf(Uint8Array.of(0xff))).toThrow(URIError);
});

test.each(["", "{}", "[]", "null", '{"payload":"","protected":"","signature":"","more":1}', "\u0000"])(
  "%j is no signed JSON",
  (text) => {
    expect(readSignedJson("document", text)).toBeNull();
  },
);
