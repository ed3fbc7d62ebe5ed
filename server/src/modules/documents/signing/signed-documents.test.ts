import { createHash } from "node:crypto";
import { checkSignedPdf, checkWithdrawn, type TrustedKey } from "@boresight/domain/documents/signed/check-signed";
import { withdrawnMark } from "@boresight/domain/documents/signed/document-statement";
import { merkleRoot } from "@boresight/domain/documents/signed/merkle-root";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "#platform/database/transaction.ts";
import { openDocumentDesk, type DocumentDesk } from "../../../../test/document-desk.ts";
import { buildFile, save } from "../../../../db/rows/factories.ts";
import { publicKeys } from "./signing-keys.ts";

const webFolder = await mkdtemp(join(tmpdir(), "boresight-verifier-"));
let now = new Date();
let desk: DocumentDesk;
beforeAll(async () => {
  await mkdir(join(webFolder, ".vite"));
  await writeFile(join(webFolder, "index.html"), "<head></head>");
  await writeFile(
    join(webFolder, ".vite/verifier.html"),
    `<title>%VERIFIER_TITLE%</title><meta content="connect-src %VERIFIER_ORIGIN%"><script type="application/json">%VERIFIER_SETUP%</script>`,
  );
  desk = await openDocumentDesk({ webFolder, clock: () => now });
});
afterAll(async () => {
  await desk[Symbol.asyncDispose]();
  await rm(webFolder, { recursive: true });
});

const keys = () => asSystem(desk.server.db.server, publicKeys);
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function issued(orderId: string) {
  const { document } = await desk.ask("issueCertificate", { serviceOrderId: orderId });
  const { bytes } = await desk.get(`documents/${document.id}.pdf`);
  return { id: document.id as string, number: document.number as string, bytes };
}

const withdrawn = async (trusted: readonly TrustedKey[]) => {
  const response = await fetch(`${desk.server.url}/v1/functions/withdrawn-documents`, { headers: { origin: "null" } });
  return { checked: checkWithdrawn(await response.text(), trusted), headers: response.headers };
};

describe("an issued certificate", () => {
  test("is signed, and the hash that its page shows is that of the signed file", async () => {
    const { id, number, bytes } = await issued(await desk.finishedOrder());
    const row = await desk.row("select sha256, verification_code as code from app.documents where id = $1", id);

    const checked = checkSignedPdf(bytes, await keys());

    expect(checked).toMatchObject({
      said: { type: "certificate", number, addresses: [expect.stringContaining(row.code)] },
    });
    expect(row.sha256).toBe(sha256(bytes));
  });

  test("names the files behind it by their hashes, those that are hidden from customers without names; the root stands in the audit", async () => {
    const orderId = await desk.finishedOrder();
    const [shown, hidden] = ["1", "2"].map((digit) => digit.repeat(64));
    const photo = { service_order_id: orderId, is_uploaded: true, mime_type: "image/jpeg", name: "vin.jpg" };
    await save(desk.server.db.owner, "app.files", [
      buildFile({ ...photo, sha256: shown }),
      buildFile({ ...photo, sha256: hidden, customer_visible: false }),
    ]);
    const { id, bytes } = await issued(orderId);

    const checked = checkSignedPdf(bytes, await keys());

    const evidence = "said" in checked ? checked.said.evidence : null;
    const files = evidence?.files ?? [];
    const { changes } = await desk.row(
      "select changes from app.audit_entries where entity = 'documents' and entity_id = $1 and action = 'created'",
      id,
    );
    expect(new Map(files.map(({ sha256: hash, name }) => [hash, name]))).toEqual(
      new Map([
        [shown, "vin.jpg"],
        [hidden, undefined],
      ]),
    );
    expect(evidence?.root).toBe(merkleRoot(files.map((file) => file.sha256)));
    expect(changes.evidence_root).toEqual([null, evidence?.root]);
    expect(changes.content_hash[1]).toMatch(/^[0-9a-f]{64}$/);
  });

  test("stays as it was signed when the key is replaced afterwards", async () => {
    const { number, bytes } = await issued(await desk.finishedOrder());
    const before = await keys();

    const response = await rotate({ reason: "A disk was lost" });

    const after = await keys();
    expect(response.status).toBe(200);
    expect(after).toHaveLength(before.length + 1);
    expect(checkSignedPdf(bytes, after)).toMatchObject({ said: { number } });
    const { bytes: next } = await issued(await desk.finishedOrder());
    expect(checkSignedPdf(next, after)).toMatchObject({ keyId: after[0]?.id });
    expect(checkSignedPdf(next, before)).toEqual({ problem: "otherKey" });
  });
});

test("a certificate still verifies after a rotation for which the clock had gone back", async () => {
  const { number, bytes } = await issued(await desk.finishedOrder());
  const then = now;
  now = new Date(then.getTime() - 3 * 24 * 3_600_000);

  const response = await rotate({ reason: "A laptop was stolen" });

  now = then;
  expect(response.status).toBe(200);
  expect(checkSignedPdf(bytes, await keys())).toMatchObject({ said: { number } });
});

test("estimates and packets are signed, too; previews and lists for the shop are not", async () => {
  const orderId = await desk.finishedOrder();
  const estimateId = await desk.sentEstimate(orderId);
  const { id } = await desk.row("select id from app.documents where estimate_id = $1", estimateId);

  const [estimate, packet, workOrder] = [
    await desk.get(`documents/${id}.pdf`),
    await desk.get(`documents/packet/${orderId}.pdf`),
    await desk.get(`documents/workOrder/${orderId}.pdf`),
  ];

  const trusted = await keys();
  expect(checkSignedPdf(estimate.bytes, trusted)).toMatchObject({ said: { type: "estimate" } });
  expect(checkSignedPdf(packet.bytes, trusted)).toMatchObject({ said: { type: "packet", issuedAt: null } });
  expect(checkSignedPdf(workOrder.bytes, trusted)).toEqual({ problem: "unsigned" });
});

async function rotate(body: object, by = desk.shop.ada, headers?: Record<string, string>) {
  return fetch(`${desk.server.url}/v1/functions/rotate-signing-key`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(headers ?? (await desk.bearer(by))) },
    body: JSON.stringify(body),
  });
}

test("only an admin replaces the key, and says why", async () => {
  const before = await keys();

  expect((await rotate({ reason: "A disk was lost" }, desk.shop.tom)).status).toBe(403);
  expect((await rotate({})).status).toBe(400);
  expect(await keys()).toEqual(before);
});

describe("the list of withdrawn documents", () => {
  test("is signed, names what was revoked or replaced, and no code that opens a page", async () => {
    const [revoked, standing] = [await issued(await desk.finishedOrder()), await issued(await desk.finishedOrder())];
    await desk.ask("revokeDocument", { id: revoked.id, reason: "The wrong target was used" });
    now = new Date(now.getTime() + 600_000); // Lists are made anew after five minutes.

    const { checked, headers } = await withdrawn(await keys());

    const codes = await desk.rows("select id, verification_code as code from app.documents");
    const markOf = (id: string) => withdrawnMark(codes.find((row) => row.id === id).code);
    const documents = "said" in checked ? checked.said.documents : [];
    expect(documents).toContainEqual({ mark: markOf(revoked.id), state: "revoked" });
    expect(documents.map(({ mark }) => mark)).not.toContain(markOf(standing.id));
    expect(codes.filter(({ code }) => JSON.stringify(checked).includes(code))).toEqual([]);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("cache-control")).toBe("public, max-age=300");
  });

  test("is the same for all who ask within five minutes", async () => {
    const [first, second] = [await withdrawn(await keys()), await withdrawn(await keys())];

    expect(first.checked).toEqual(second.checked);
  });
});

describe("the page that verifies offline", () => {
  test("has the shop's keys and words in every language, and may ask the shop alone", async () => {
    const { status, headers, bytes } = await desk.get("offline-verifier", null);

    const html = bytes.toString();
    const setup = JSON.parse(/json">(.*)<\/script>/.exec(html)?.[1] ?? "");
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toContain("verify-documents.html");
    expect(setup.keys).toEqual(await keys());
    expect(Object.keys(setup.words)).toEqual(["en", "fr", "ar"]);
    expect(html).toContain(`connect-src ${new URL(desk.server.config.publicUrl).origin}`);
    expect(html).not.toContain("%VERIFIER");
  });

  test("keeps the name of a shop from ending its script", async () => {
    await desk.rows("update app.shop_settings set company_name = '</script><b>Acme'");

    const html = (await desk.get("offline-verifier", null)).bytes.toString();

    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain("<b>");
  });
});
