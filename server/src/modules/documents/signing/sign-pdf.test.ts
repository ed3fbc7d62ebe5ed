import {
  checkSignedJson,
  checkSignedPdf,
  checkWithdrawn,
  type TrustedKey,
} from "@boresight/domain/documents/signed/check-signed";
import { fileHash } from "@boresight/domain/documents/signed/file-hash";
import { readSignedPdf } from "@boresight/domain/documents/signed/signed-pdf";
import { readContainer } from "@boresight/domain/documents/signed/signature-container";
import { createHash, verify, X509Certificate } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endTypesetting, typesetPdf } from "#integrations/pdf/typeset-pdf.ts";
import { openTimeStamps } from "#integrations/time-stamps/ask-time-stamp.ts";
import { addSignatureField } from "#integrations/pdf/signing/add-signature-field.ts";
import {
  sampleCertificate,
  sampleEstimate,
  sampleInvoice,
  samplePacket,
} from "../../../../test/documents/sample-documents.ts";
import { sampleImages } from "../../../../test/documents/sample-images.ts";
import { readPdf } from "../../../../test/documents/read-pdf.ts";
import { flippedBytes } from "../../../../test/documents/flipped-bytes.ts";
import { signedCertificate, testKey } from "../../../../test/documents/signing.ts";
import { signJson } from "./sign-pdf.ts";
import { inEndurance, repeatedBy, seedOfDay } from "../../../../test/endurance.ts";
import { startTimeStampService } from "../../../../test/fakes/time-stamp-service.ts";

const service = await startTimeStampService();
const patience = 240_000; // Milliseconds: it only ends what hangs.
const key = await testKey();
const keys = [key.trusted];
const photo = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251));
let plain: Buffer;
let stamped: Buffer;

beforeAll(async () => {
  plain = await signedCertificate(key, { photo });
  stamped = await signedCertificate(key, { askTimeStamp: openTimeStamps(service.url, patience) });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await endTypesetting();
});

const jsonOf = (pdf: Buffer) => readSignedPdf(pdf)?.json ?? "";

describe("a signed certificate", () => {
  test("verifies, and so does the JSON that it carries, which says what it says", () => {
    expect(checkSignedPdf(plain, keys)).toMatchObject({
      said: { type: "certificate", number: "CERT-0311", content: { title: "Calibration certificate" } },
      keyId: key.id,
      stampedAt: null,
    });
    expect(checkSignedJson(jsonOf(plain), keys)).toMatchObject({ said: { number: "CERT-0311" } });
  });

  test("is signed as another implementation reads it", () => {
    const { container, digest } = readSignedPdf(plain)!;
    const { signature } = readContainer(container, digest);
    const certificate = new X509Certificate(key.certificate);

    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.subject).toBe("CN=Front Range Calibration");
    const set = signedSetIn(container, digest);
    expect(verify("sha256", set, certificate.publicKey, signature)).toBe(true);
  });

  test("is still universally accessible, reads the same, and lists what is attached", async () => {
    const before = Buffer.from(await typesetPdf({ content: sampleCertificate("en"), images: await sampleImages() }));

    const [{ pages, isUniversallyAccessible }, unsigned] = [await readPdf(plain), await readPdf(before)];

    expect(isUniversallyAccessible).toBe(true);
    expect(pages).toEqual(unsigned.pages);
    expect(plain.subarray(0, before.length).equals(before)).toBe(true); // Nothing of it changed.
    // ISO 14289-1: 7.18.1 wants no structure for a hidden field, 7.18.3 the order of the structure, 7.11 both names of a file.
    const added = plain.subarray(before.length).toString("latin1");
    expect(added).toMatch(/\/Subtype \/Widget \/FT \/Sig .*\/F 130 /);
    expect(added).toMatch(/\/Type \/Page\b[^]*\/Tabs \/S\b/);
    expect(added).toMatch(/\/Type \/Filespec \/F \(statement\.json\) \/UF <feff[0-9a-f]+>/);
  });

  test("has the time of a time stamp where a service gives one", () => {
    expect(checkSignedPdf(stamped, keys)).toMatchObject({ stampedAt: "2026-11-29T03:14:53Z" });
  });
});

test.each([
  ["an estimate", sampleEstimate("fr")],
  ["an invoice of several pages", sampleInvoice("en", 60)],
  ["a packet", samplePacket("ar")],
])("%s takes a signature, too", async (_what, content) => {
  const pdf = Buffer.from(await typesetPdf({ content, images: await sampleImages() }));

  const { pdf: prepared } = addSignatureField(pdf, {
    json: "{}",
    signerName: "Atelier é",
    attachmentWords: "توقيع",
    fieldWords: "Signature",
    signedAt: new Date("2026-11-29T03:00:00Z"),
    room: 3000,
  });

  expect((await readPdf(prepared)).pages).toEqual((await readPdf(pdf)).pages);
});

describe("none of many flipped bytes passes", () => {
  test.each([
    ["the PDF", () => plain, (content: Buffer) => checkSignedPdf(content, keys)],
    ["a PDF with a time stamp", () => stamped, (content: Buffer) => checkSignedPdf(content, keys)],
    [
      "the JSON",
      () => Buffer.from(jsonOf(plain)),
      (content: Buffer) => checkSignedJson(content.toString("latin1"), keys),
    ],
  ])("in %s", { timeout: inEndurance(600_000, 240_000) }, (_where, original, check) => {
    const passed = [...flippedBytes(original(), { count: inEndurance(10_000, 250), seed: seedOfDay })].filter(
      ({ content }) => "said" in check(content),
    );

    expect(
      passed.map(({ at, bit }) => ({ at, bit })),
      repeatedBy,
    ).toEqual([]);
  });

  test("in a photo behind it", () => {
    const checked = checkSignedPdf(plain, keys);
    const named = new Set("said" in checked ? checked.said.evidence?.files.map((file) => file.sha256) : []);
    const flipped = flippedBytes(photo, { count: inEndurance(10_000, 250), seed: seedOfDay });

    expect(named.has(fileHash(photo))).toBe(true);
    expect([...flipped].filter(({ content }) => named.has(fileHash(content)))).toEqual([]);
  });

  test("in the signature itself, along its bytes", () => {
    const { container } = readSignedPdf(stamped)!;
    const start = stamped.indexOf(Buffer.from(container.subarray(0, 40)).toString("hex"));
    const length = 2 * container.findLastIndex((byte) => byte !== 0);
    const passed = [];
    for (let at = start; at < start + length; at += 7) {
      const content = Buffer.from(stamped);
      content[at]! ^= 1 << (at % 8);
      if ("said" in checkSignedPdf(content, keys)) passed.push(at);
    }

    expect(passed).toEqual([]);
  });
});

describe("a forgery is told", () => {
  test("by another's signature under the same name, and the right code to scan", async () => {
    const forger = await testKey();

    expect(checkSignedPdf(await signedCertificate(forger), keys)).toEqual({ problem: "otherKey" });
  });

  test("where something was added behind the signature", () => {
    expect(checkSignedPdf(Buffer.concat([plain, Buffer.from("\n% more")]), keys)).toEqual({ problem: "unsigned" });
  });

  test("where there is no signature", async () => {
    const pdf = await typesetPdf({ content: sampleCertificate("en"), images: await sampleImages() });

    expect(checkSignedPdf(pdf, keys)).toEqual({ problem: "unsigned" });
  });

  test("where a signed list of withdrawn documents is shown as a document, and the other way round", () => {
    const list = signJson(
      "withdrawn",
      { format: "boresight-withdrawn-1", madeAt: "2026-11-29T03:00:00Z", since: null, documents: [] },
      key,
    );

    expect(checkWithdrawn(list, keys)).toMatchObject({ said: { documents: [] } });
    expect(checkSignedJson(list, keys)).toEqual({ problem: "unsigned" });
    expect(checkWithdrawn(jsonOf(plain), keys)).toEqual({ problem: "unsigned" });
  });
});

const until = (moment: string): TrustedKey[] => [{ ...key.trusted, until: moment }];

describe("the time of a key", () => {
  test("is over, and what it signed before still verifies", () => {
    expect(checkSignedPdf(plain, until("2026-11-30T00:00:00Z"))).toMatchObject({ said: { number: "CERT-0311" } });
  });

  test("was over when it signed: somebody else has it", () => {
    expect(checkSignedPdf(plain, until("2026-11-01T00:00:00Z"))).toEqual({ problem: "outOfTime" });
  });

  test("had not begun: the clock was wrong", async () => {
    const early = await signedCertificate(key, { now: new Date("2025-06-01T00:00:00Z") });

    expect(checkSignedPdf(early, keys)).toEqual({ problem: "outOfTime" });
  });
});

describe("a time stamp service", () => {
  test.each(["refused", "otherHash", "otherNonce", "wrongSignature"] as const)(
    "that answers wrongly (%s) is not believed: the document is signed without",
    async (fault) => {
      service.state.fault = fault;
      const pdf = await signedCertificate(key, { askTimeStamp: openTimeStamps(service.url, patience) });
      service.state.fault = null;

      expect(checkSignedPdf(pdf, keys)).toMatchObject({ said: { number: "CERT-0311" }, stampedAt: null });
    },
  );

  test("that never answers is given up", async () => {
    await using silent = await startTimeStampService(); // The question may come to it after it was given up.
    silent.state.fault = "silent";

    await expect(openTimeStamps(silent.url, 20)(createHash("sha256").digest())).rejects.toThrow();
  });

  test("that is away is asked twice, and then left alone for a while", async () => {
    await using refusing = await startTimeStampService();
    refusing.state.fault = "refused";
    const askTimeStamp = openTimeStamps(refusing.url, patience);

    for (let round = 0; round < 5; round++) await askTimeStamp(createHash("sha256").digest()).catch(() => {});

    expect(refusing.state.asked).toBe(2);
  });
});

/** The signed attributes as they stand in the container, found without the code that wrote them. */
function signedSetIn(container: Uint8Array, digest: Uint8Array): Buffer {
  const bytes = Buffer.from(container);
  const digestAt = bytes.indexOf(Buffer.from(digest));
  const pkcs9 = Buffer.from("06092a864886f70d0109", "hex"); // How the types of all attributes begin; any other byte may be 0xa0, too.
  for (let at = digestAt; at > 0; at--) {
    const length = bytes[at + 1] ?? 0;
    const [header, size] = length === 0x81 ? [3, bytes[at + 2] ?? 0] : [2, length];
    const firstType = bytes.subarray(at + header + 2, at + header + 2 + pkcs9.length);
    if (bytes[at] === 0xa0 && firstType.equals(pkcs9) && at + header + size > digestAt + 32) {
      const set = Buffer.from(bytes.subarray(at, at + header + size));
      set[0] = 0x31;
      return set;
    }
  }
  throw new Error("there are no signed attributes");
}
