import { Buffer } from "node:buffer";
import { createHash, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { derTags, sequenceOf, writeDer, writeOid } from "@boresight/domain/documents/signed/der";
import { expect, test } from "vitest";
import { stampSigner } from "./stamp-signer.ts";

const integer = (value: number) => writeDer(derTags.integer, Uint8Array.of(value));
const octets = (content: Uint8Array) => writeDer(derTags.octetString, content);
const nothing = sequenceOf();
const utf8 = (text: string) => writeDer(0x0c, new TextEncoder().encode(text));
const named = (name: string) => sequenceOf(writeDer(derTags.set, sequenceOf(writeOid("2.5.4.3"), utf8(name))));

interface Keys {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

/** As much of a certificate as is read: whose it is, and a public key. */
function certificateOf({ publicKey }: Keys, name: string): Uint8Array {
  const key = Uint8Array.from(publicKey.export({ type: "spki", format: "der" }));
  const version = writeDer(0xa0, integer(2));
  return sequenceOf(sequenceOf(version, integer(7), nothing, named(name), nothing, named(name), key));
}

const hashes = { sha256: "2.16.840.1.101.3.4.2.1", sha384: "2.16.840.1.101.3.4.2.2", sha512: "2.16.840.1.101.3.4.2.3" };

interface Made {
  keys: Keys;
  hash?: keyof typeof hashes;
  certificates?: readonly Uint8Array[];
  /** What the signed digest is of, if not of what is stamped. */
  digestOf?: Uint8Array;
}

const info = sequenceOf(integer(1), writeDer(derTags.generalizedTime, new TextEncoder().encode("20261129031453Z")));

function tokenOf({ keys, hash = "sha256", certificates = [certificateOf(keys, "Time Inc.")], digestOf = info }: Made) {
  const digest = Uint8Array.from(createHash(hash).update(digestOf).digest());
  const attribute = sequenceOf(writeOid("1.2.840.113549.1.9.4"), writeDer(derTags.set, octets(digest)));
  const signature = Uint8Array.from(sign(hash, writeDer(derTags.set, attribute), keys.privateKey));
  const algorithm = sequenceOf(writeOid(hashes[hash]));
  const signer = sequenceOf(integer(1), nothing, algorithm, writeDer(0xa0, attribute), nothing, octets(signature));
  const content = sequenceOf(writeOid("1.2.840.113549.1.9.16.1.4"), writeDer(0xa0, octets(info)));
  const shown = writeDer(0xa0, ...certificates);
  const data = sequenceOf(integer(3), writeDer(derTags.set, algorithm), content, shown, writeDer(derTags.set, signer));
  return sequenceOf(writeOid("1.2.840.113549.1.7.2"), writeDer(0xa0, data));
}

const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const p256 = generateKeyPairSync("ec", { namedCurve: "P-256" });
const p384 = generateKeyPairSync("ec", { namedCurve: "P-384" });
const p521 = generateKeyPairSync("ec", { namedCurve: "P-521" });
const edwards = generateKeyPairSync("ed25519");

test.each([
  ["RSA and SHA-256", { keys: rsa }],
  ["RSA and SHA-512", { keys: rsa, hash: "sha512" }],
  ["P-256", { keys: p256 }],
  ["P-384 and SHA-384", { keys: p384, hash: "sha384" }],
  ["P-521 and SHA-512", { keys: p521, hash: "sha512" }],
] as const)("a time stamp by %s says whose it is", async (_how, made) => {
  for (let round = 0; round < 8; round++)
    // Numbers of signatures differ in length.
    expect(await stampSigner(tokenOf(made))).toEqual({ state: "signed", by: "Time Inc." });
});

test("the signer is found among the certificates of who vouches for it", async () => {
  const certificates = [certificateOf(rsa, "Root"), certificateOf(edwards, "Elsewhere"), certificateOf(p256, "Stamps")];

  expect(await stampSigner(tokenOf({ keys: p256, certificates }))).toEqual({ state: "signed", by: "Stamps" });
});

test("a signature of another key, or over something else, is wrong", async () => {
  const ofAnother = tokenOf({ keys: p256, certificates: [certificateOf(rsa, "Root"), certificateOf(p384, "Stamps")] });
  const ofOther = tokenOf({ keys: rsa, digestOf: Uint8Array.of(1, 2, 3) });

  expect(await stampSigner(ofAnother)).toEqual({ state: "wrong" });
  expect(await stampSigner(ofOther)).toEqual({ state: "wrong" });
});

test("no flipped bit of what is stamped, signed or told passes", async () => {
  const token = tokenOf({ keys: p256 });
  const certificate = certificateOf(p256, "Time Inc.").length;
  const passed: number[] = [];
  for (let at = 0; at < token.length; at++) {
    const changed = Uint8Array.from(token);
    changed[at]! ^= 1 << (at % 8);
    const found = await stampSigner(changed).catch(() => ({ state: "wrong" as const }));
    if (found.state === "signed" && found.by === "Time Inc.") passed.push(at);
  }
  // Forms around it and what else a certificate says are not signed by it: our own seal over the token holds them.
  expect(passed.length).toBeLessThan(certificate);
  const start = Buffer.from(token).indexOf(Buffer.from(info));
  expect(passed.filter((at) => at >= start && at < start + info.length)).toEqual([]);
});

test("a way of signing that is not checked here is said to be unknown", async () => {
  const sha256 = { keys: p256, certificates: [certificateOf(edwards, "Elsewhere")] };

  expect(await stampSigner(tokenOf(sha256))).toEqual({ state: "unknown" });
});
