import { merkleRoot } from "@boresight/domain/documents/signed/merkle-root";
import { fileHash } from "@boresight/domain/documents/signed/file-hash";
import type { TrustedKey } from "@boresight/domain/documents/signed/check-signed";
import { toBase64Url, writeSignedJson } from "@boresight/domain/documents/signed/signed-json";
import {
  withdrawnMark,
  type DocumentStatement,
  type WithdrawnList,
} from "@boresight/domain/documents/signed/document-statement";
import { p256 } from "@noble/curves/nist.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { checkFiles } from "./check-files.ts";
import { withdrawalOf } from "./withdrawals.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const secret = p256.utils.randomSecretKey();

const element = (tag: number, content: Uint8Array) => concatBytes(Uint8Array.of(tag, content.length), content);

/** As much of a certificate as is read: a public key in its place. */
function certificateOf(point: Uint8Array): Uint8Array {
  const nothing = element(0x30, new Uint8Array());
  const key = element(0x30, concatBytes(nothing, element(0x03, concatBytes(Uint8Array.of(0), point))));
  return element(0x30, element(0x30, concatBytes(nothing, nothing, nothing, nothing, nothing, nothing, key)));
}

const certificate = certificateOf(p256.getPublicKey(secret, false));
const id = fileHash(certificate);
const keys: TrustedKey[] = [
  { id, certificate: toBase64Url(certificate), from: "2026-01-01T00:00:00Z", until: "2031-01-01T00:00:00Z" },
];
const photo = bytes("a photo of the VIN");

const said: DocumentStatement = {
  format: "boresight-document-1",
  type: "certificate",
  number: "C-100245-R1",
  revision: 1,
  shop: "Acme",
  issuedAt: "2026-11-29T03:00:00Z",
  signedAt: "2026-11-29T03:00:00.000Z",
  addresses: ["https://shop.test/verify/AbCdEfGhIjKlMnOpQrStUv"],
  content: { title: "Certificate", language: "en", facts: [], parties: [] },
  evidence: {
    root: merkleRoot([fileHash(photo)]),
    files: [{ sha256: fileHash(photo), size: photo.length, mimeType: "image/jpeg" }],
  },
};

function signed(statement: DocumentStatement): Uint8Array {
  const { toSign, finish } = writeSignedJson("document", statement, { id, certificate });
  return bytes(finish(p256.sign(toSign, secret, { lowS: false })));
}

const verdicts = (...contents: readonly Uint8Array[]) =>
  checkFiles(
    contents.map((content, at) => ({ name: `file-${at}`, content })),
    keys,
  ).map(({ verdict }) => verdict);

test("a photo is genuine beside the document that names it, and nothing by itself", () => {
  const [document] = checkFiles(
    [
      { name: "C-100245-R1.json", content: signed(said) },
      { name: "vin.jpg", content: photo },
    ],
    keys,
  );

  expect(document).toMatchObject({ verdict: "genuine", found: 1, json: null });
  expect(verdicts(photo, signed(said))).toEqual(["evidence", "genuine"]);
  expect(verdicts(photo)).toEqual(["unrelated"]);
});

test("a photo in which one bit is another is not evidence, whichever bit", () => {
  const passed = Array.from({ length: photo.length * 8 }, (_, bit) => bit).filter((bit) => {
    const copy = Uint8Array.from(photo);
    copy[bit >> 3]! ^= 1 << (bit & 7);
    return verdicts(copy, signed(said))[0] !== "unrelated";
  });

  expect(passed).toEqual([]);
});

test("a document whose evidence was exchanged has not the root that it names", () => {
  const other = { ...said, evidence: { root: said.evidence?.root ?? "", files: [] } };

  expect(verdicts(signed(other))).toEqual(["changed"]);
});

test("files of other programs are told apart from forgeries", () => {
  expect(verdicts(bytes("%PDF-1.7 somebody's"), bytes('{"a":1}'), bytes("words"))).toEqual([
    "unsigned",
    "unsigned",
    "unrelated",
  ]);
});

test("the list says what was withdrawn, and how far back it reaches", () => {
  const madeAt = "2026-12-01T00:00:00Z";
  const list: WithdrawnList = { format: "boresight-withdrawn-1", madeAt, since: null, documents: [] };
  const mark = withdrawnMark("AbCdEfGhIjKlMnOpQrStUv");

  expect(withdrawalOf(said, list)).toMatchObject({ state: "stands" });
  expect(withdrawalOf(said, { ...list, documents: [{ mark, state: "revoked" }] })).toMatchObject({ state: "revoked" });
  expect(withdrawalOf(said, { ...list, since: "2026-11-30T00:00:00Z" })).toMatchObject({ state: "tooShort" });
});
