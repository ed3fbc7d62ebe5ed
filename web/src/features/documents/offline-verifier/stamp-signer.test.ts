import { derAt, derTags, sequenceOf, writeDer, writeOid } from "@boresight/domain/documents/signed/der";
import { expect, test } from "vitest";
import { stampSigner } from "./stamp-signer.ts";

const integer = (value: number) => writeDer(derTags.integer, Uint8Array.of(value));
const octets = (content: Uint8Array) => writeDer(derTags.octetString, content);
const nothing = sequenceOf();
const utf8 = (text: string) => writeDer(0x0c, new TextEncoder().encode(text));
const named = (name: string) => sequenceOf(writeDer(derTags.set, sequenceOf(writeOid("2.5.4.3"), utf8(name))));

/** As much of a certificate as is read: whose it is, and a public key. */
async function certificateOf({ publicKey }: CryptoKeyPair, name: string): Promise<Uint8Array> {
  const key = new Uint8Array(await crypto.subtle.exportKey("spki", publicKey));
  const version = writeDer(0xa0, integer(2));
  return sequenceOf(sequenceOf(version, integer(7), nothing, named(name), nothing, named(name), key));
}

const hashes = {
  "SHA-256": "2.16.840.1.101.3.4.2.1",
  "SHA-384": "2.16.840.1.101.3.4.2.2",
  "SHA-512": "2.16.840.1.101.3.4.2.3",
};
type Hash = keyof typeof hashes;

interface Made {
  keys: CryptoKeyPair;
  hash?: Hash;
  certificates?: readonly Uint8Array[];
  /** What the signed digest is of, if not of what is stamped. */
  digestOf?: Uint8Array;
}

const info = sequenceOf(integer(1), writeDer(derTags.generalizedTime, new TextEncoder().encode("20261129031453Z")));

async function tokenOf({ keys, hash = "SHA-256", certificates, digestOf = info }: Made): Promise<Uint8Array> {
  const digest = new Uint8Array(await crypto.subtle.digest(hash, Uint8Array.from(digestOf)));
  const attribute = sequenceOf(writeOid("1.2.840.113549.1.9.4"), writeDer(derTags.set, octets(digest)));
  const signature = await signed(writeDer(derTags.set, attribute), keys.privateKey, hash);
  const algorithm = sequenceOf(writeOid(hashes[hash]));
  const signer = sequenceOf(integer(1), nothing, algorithm, writeDer(0xa0, attribute), nothing, octets(signature));
  const content = sequenceOf(writeOid("1.2.840.113549.1.9.16.1.4"), writeDer(0xa0, octets(info)));
  const shown = writeDer(0xa0, ...(certificates ?? [await certificateOf(keys, "Time Inc.")]));
  const data = sequenceOf(integer(3), writeDer(derTags.set, algorithm), content, shown, writeDer(derTags.set, signer));
  return sequenceOf(writeOid("1.2.840.113549.1.7.2"), writeDer(0xa0, data));
}

/** As authorities write it: both numbers of a curve's signature in DER, without zeros in front that say nothing. */
async function signed(content: Uint8Array, key: CryptoKey, hash: Hash): Promise<Uint8Array> {
  const { name } = key.algorithm;
  const signature = new Uint8Array(await crypto.subtle.sign({ name, hash }, key, Uint8Array.from(content)));
  const half = signature.length / 2;
  return name === "ECDSA" ? sequenceOf(number(signature.slice(0, half)), number(signature.slice(half))) : signature;
}

function number(bytes: Uint8Array): Uint8Array {
  const digits = bytes.subarray(bytes.findIndex((byte) => byte !== 0));
  return writeDer(derTags.integer, ...((digits[0] ?? 0) < 0x80 ? [digits] : [Uint8Array.of(0), digits]));
}

const curve = (namedCurve: string) =>
  crypto.subtle.generateKey({ name: "ECDSA", namedCurve }, true, ["sign", "verify"]);
const rsaOf = (hash: Hash) =>
  crypto.subtle.generateKey(
    { name: "RSASSA-PKCS1-v1_5", modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1), hash },
    true,
    ["sign", "verify"],
  );
const [rsa, longRsa, p256, p384, p521] = await Promise.all([
  rsaOf("SHA-256"),
  rsaOf("SHA-512"),
  curve("P-256"),
  curve("P-384"),
  curve("P-521"),
]);
const edwards = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);

test.each([
  ["RSA and SHA-256", { keys: rsa }],
  ["RSA and SHA-512", { keys: longRsa, hash: "SHA-512" }],
  ["P-256", { keys: p256 }],
  ["P-384 and SHA-384", { keys: p384, hash: "SHA-384" }],
  ["P-521 and SHA-512", { keys: p521, hash: "SHA-512" }],
] as const)("a time stamp by %s says whose it is", async (_how, made) => {
  for (let round = 0; round < 8; round++)
    // Numbers of signatures differ in length.
    expect(await stampSigner(await tokenOf(made))).toEqual({ state: "signed", by: "Time Inc." });
});

test("the signer is found among the certificates of who vouches for it", async () => {
  const certificates = [
    await certificateOf(rsa, "Root"),
    await certificateOf(edwards, "Elsewhere"),
    await certificateOf(p256, "Stamps"),
  ];

  expect(await stampSigner(await tokenOf({ keys: p256, certificates }))).toEqual({ state: "signed", by: "Stamps" });
});

test("a signature of another key, or over something else, is wrong", async () => {
  const others = [await certificateOf(rsa, "Root"), await certificateOf(p384, "Stamps")];
  const ofAnother = await tokenOf({ keys: p256, certificates: others });
  const ofOther = await tokenOf({ keys: rsa, digestOf: Uint8Array.of(1, 2, 3) });

  expect(await stampSigner(ofAnother)).toEqual({ state: "wrong" });
  expect(await stampSigner(ofOther)).toEqual({ state: "wrong" });
});

test("no flipped bit of what is stamped, signed or told passes", async () => {
  const token = await tokenOf({ keys: p256 });
  const passed: number[] = [];
  for (let at = 0; at < token.length; at++) {
    const changed = token.map((byte, index) => (index === at ? byte ^ (1 << (at % 8)) : byte));
    const found = await stampSigner(changed).catch(() => ({ state: "wrong" as const }));
    if (found.state === "signed" && found.by === "Time Inc.") passed.push(at);
  }
  // Forms around it and what else a certificate says are not signed by it: our own seal over the token holds them.
  const places = [info, derAt(await certificateOf(p256, ""), 0, 0, 6).whole].map((part) => placeOf(part, token));
  expect(places.map(([start, end]) => passed.filter((at) => at >= start && at < end))).toEqual([[], []]);
  expect(passed.length).toBeLessThan(token.length / 2);
});

/** From where to where these bytes stand. */
function placeOf(part: Uint8Array, whole: Uint8Array): [start: number, end: number] {
  const start = whole.findIndex((_byte, at) => part.every((byte, index) => whole[at + index] === byte));
  return [start, start + part.length];
}

test("a way of signing that is not checked here is said to be unknown", async () => {
  const certificates = [await certificateOf(edwards, "Elsewhere")];

  expect(await stampSigner(await tokenOf({ keys: p256, certificates }))).toEqual({ state: "unknown" });
});
