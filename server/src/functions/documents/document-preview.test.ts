import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf } from "../../../test/documents/read-pdf.ts";
import { defaultQueryLimits } from "#platform/settings/query-limits.ts";
import { openDocumentDesk, type DocumentDesk } from "../../../test/document-desk.ts";
import type { Person } from "../../../test/shop.ts";

let now = new Date("2026-05-20T18:00:00Z");
const minute = { count: 600, within: 60_000 };
const share = { atOnce: 20, anonymous: minute, changes: minute, images: minute, functions: minute };
let desk: DocumentDesk;

beforeAll(async () => {
  desk = await openDocumentDesk({ clock: () => now, queries: { ...defaultQueryLimits, share } });
  await desk.finishedOrder();
});
afterAll(() => desk[Symbol.asyncDispose]());

const looks = {
  accentColor: "#7a1f1f",
  pageSize: "a4",
  letterheadLines: "Open Mo–Fr 8–17",
  documentFooter: "Warranty: 12 months",
  certificateText: "By trained technicians.",
};

async function preview(values: object = {}, by: Person | null = desk.shop.ada) {
  const response = await fetch(`${desk.server.url}/v1/functions/documents/preview`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(by && (await desk.bearer(by))) },
    body: JSON.stringify({ type: "certificate", language: "en", looks, ...values }),
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

test("an admin sees the latest certificate with settings that are not saved, and nothing of it is kept", async () => {
  const counts = () =>
    desk.row("select (select count(*) from app.files) as files, (select count(*) from app.documents) as documents");
  const before = await counts();

  const { status, headers, bytes } = await preview();

  const { pages } = await readPdf(bytes);
  const said = pages.map(({ text }) => text).join(" ");
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  for (const words of ["Open Mo–Fr 8–17", "By trained technicians.", "Calibration certificate"])
    expect(said).toContain(words);
  expect(await counts()).toEqual(before);
  expect(
    (await desk.row("select count(*)::integer as count from app.shop_settings where page_size = 'a4'")).count,
  ).toBe(0);
});

test("the same settings in another language are another document", async () => {
  const { bytes } = await preview({ language: "fr" });

  const { Title, Language } = await readPdf(bytes);
  expect([Title.split(" C-")[0], Language]).toEqual(["Certificat de calibrage", "fr"]);
});

test.each(["workOrder", "handover", "packet"])("a %s is previewed with what the shop did last", async (type) => {
  const { bytes } = await preview({ type });

  const { pages } = await readPdf(bytes);
  expect(pages.map(({ text }) => text).join(" ")).toContain("Open Mo–Fr 8–17");
});

test("nobody but an admin sees a preview", async () => {
  const { tom, carla, uma } = desk.shop;

  const statuses = await Promise.all([tom, carla, uma, null].map(async (by) => (await preview({}, by)).status));

  expect(statuses).toEqual([403, 403, 403, 401]);
});

test.each([
  { type: "car" },
  { looks: { ...looks, accentColor: "#ffffff" } },
  { looks: { ...looks, documentFooter: "x".repeat(301) } },
  { language: "de" },
])("a preview of %j is refused", async (values) => {
  expect((await preview(values)).status).toBe(400);
});

test.each(["invoice", "estimate", "statement", "creditMemo"])(
  "a shop without any %s sees a sample with what it typed",
  async (type) => {
    const { status, bytes } = await preview({ type, looks: { ...looks, paymentInstructions: "Pay to Acme" } });

    const said = (await readPdf(bytes)).pages.map(({ text }) => text).join(" ");
    expect(status).toBe(200);
    for (const words of ["Sample", "Open Mo–Fr 8–17", "$450.50"]) expect(said).toContain(words);
  },
);

test("more previews than a person looks at in a minute have to wait", async () => {
  now = new Date("2026-05-20T19:00:00Z");
  const type = "invoice";
  const statuses: number[] = [];
  for (let count = 0; count < 31; count++) statuses.push((await preview({ type })).status);

  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
  expect(statuses[30]).toBe(429);
});
