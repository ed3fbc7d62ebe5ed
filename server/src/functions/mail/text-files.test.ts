import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSmsSender } from "#integrations/sms/sms-sender.ts";
import { answerConversation } from "#modules/inbox/answers/answer-conversation.ts";
import { deliverMessage } from "#modules/mail/queue/deliver-message.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { addConversation } from "../../../test/conversations.ts";
import { startFakeSmsGateway, type FakeSmsGateway } from "../../../test/fakes/fake-sms-gateway.ts";
import { openStorage, type TestStorage } from "../../../test/files/storage.ts";
import { heic, pdf, photo } from "../../../test/files/sample-files.ts";
import { inEnglish } from "../../../test/in-english.ts";
import { addOrder, type Person } from "../../../test/shop.ts";

const phone = "+13035550177";
let now = new Date();
let gateway: FakeSmsGateway;
let storage: TestStorage;
let answerTo: string;

beforeAll(async () => {
  gateway = await startFakeSmsGateway();
  storage = await openStorage("disk", { twilio: gateway.settings, clock: () => now });
  answerTo = await addConversation(storage.server.db.owner, { channel: "sms", address: phone });
});
afterAll(async () => {
  await storage[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});

const owner = () => storage.server.db.owner;
const picture = () => photo(200, 100);

async function uploaded(content?: Buffer<ArrayBuffer>, type = "image/jpeg", by: "ada" | "tom" = "ada") {
  const metadata = { metadata: { forMessage: true } };
  const file = { content: content ?? (await picture()), type, fileName: "front.jpg", metadata };
  const { status, body } = await storage.upload(file, storage.as[by]);
  expect(status, JSON.stringify(body)).toBe(201);
  return String(body.id);
}

const answer = (input: { id?: string; body?: string; fileIds: string[] }, person: Person = storage.shop.ada) =>
  inTransaction(storage.server.db.server, person, (tx) => answerConversation({ id: answerTo, ...input }, tx)).catch(
    inEnglish,
  );

const lastSent = async () =>
  (
    await owner().query(
      "select id, channel, status, error, attached_documents from app.messages order by created_at desc limit 1",
    )
  ).rows[0];

/** Sends the last message, as the job does; the gateway fetches from this test's port. */
async function deliver(): Promise<string> {
  const { id } = await lastSent();
  const config = { ...storage.server.config, publicUrl: storage.server.url };
  const delivery = { email: async () => "kept" as const, sms: createSmsSender(config.twilio, null) };
  const deps = { config, pool: storage.server.db.server, clock: () => now, delivery, isLastAttempt: true };
  await deliverMessage(id, deps).catch(() => {});
  return id;
}

test("a picture goes out with a text, small and without where it was taken, from an address for the gateway alone", async () => {
  const fileId = await uploaded(await photo(3000, 1500));

  await answer({ body: "Like this", fileIds: [fileId] });
  await deliver();

  const address = gateway.pictureAddresses.at(-1) ?? "";
  const fetched = await sharp(gateway.fetched.at(-1)?.content).metadata();
  expect(gateway.taken.at(-1)).toMatchObject({ To: phone, Body: "Like this" });
  expect(fetched).toMatchObject({ format: "jpeg", width: 1600, height: 800 });
  expect(fetched.exif).toBeUndefined();
  expect(JSON.stringify((await owner().query("select * from app.messages")).rows)).not.toContain("signature");
  expect((await fetch(address)).headers.get("cache-control")).toBe("no-store");
});

test("a phone's own picture goes out as every phone shows it", async () => {
  await answer({ body: "", fileIds: [await uploaded(Buffer.from(heic), "image/heic")] });
  await deliver();

  expect(await sharp(gateway.fetched.at(-1)?.content).metadata()).toMatchObject({
    format: "jpeg",
    width: 64,
    height: 64,
  });
});

test("a PDF goes as a link in the text, which opens it for a month and is not stored", async () => {
  const [picture, document] = [await uploaded(), await uploaded(Buffer.from(pdf), "application/pdf")];

  await answer({ body: "The report", fileIds: [picture, document] });
  const pictures = gateway.pictureAddresses.length;
  const id = await deliver();

  const [words, link = ""] = (gateway.taken.at(-1)?.["Body"] ?? "").split("\n");
  const opened = await fetch(link);
  const then = now;
  await owner().query("update app.messages set status = 'delivered' where id = $1", [id]);
  now = new Date(then.getTime() + 29 * 86_400_000);
  const later = await fetch(link);
  now = new Date(then.getTime() + 30 * 86_400_000);
  const after = await fetch(link);
  now = then;
  const asPicture = await fetch(link.replace("text-documents", "text-pictures"));
  expect([words, gateway.pictureAddresses.length]).toEqual(["The report", pictures + 1]);
  expect([opened.headers.get("content-type"), opened.headers.get("content-disposition")]).toEqual([
    "application/pdf",
    'inline; filename="front.jpg.pdf"',
  ]);
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(pdf);
  expect([later.status, after.status, asPicture.status]).toEqual([200, 404, 404]);
  expect(JSON.stringify((await owner().query("select * from app.messages")).rows)).not.toContain("signature");
});

test("a PDF that customers are no longer to see, or that is deleted, opens no more", async () => {
  const fileIds = [
    await uploaded(Buffer.from(pdf), "application/pdf"),
    await uploaded(Buffer.from(pdf), "application/pdf"),
  ];
  await answer({ body: "", fileIds });
  await deliver();
  const links = (gateway.taken.at(-1)?.["Body"] ?? "").split("\n");
  const statuses = () => Promise.all(links.map(async (link) => (await fetch(link)).status));
  expect(await statuses()).toEqual([200, 200]);

  await owner().query("update app.files set customer_visible = false where id = $1", [fileIds[0]]);
  await owner().query("delete from app.files where id = $1", [fileIds[1]]);

  expect(await statuses()).toEqual([404, 404]);
});

test("a text without room for its links is refused", async () => {
  const fileIds = [await uploaded(Buffer.from(pdf), "application/pdf")];

  await expect(answer({ body: "x".repeat(1301), fileIds })).rejects.toThrow("Write a shorter text");
});

test.each([
  ["another picture", (url: URL, other: string) => (url.pathname = url.pathname.replace(/[^/]+$/, other))],
  ["a later end", (url: URL) => url.searchParams.set("expires", "99999999999")],
  ["no signature", (url: URL) => url.searchParams.delete("signature")],
  ["what is no id", (url: URL) => (url.pathname = url.pathname.replace(/[^/]+$/, "x"))],
])("its address opens nothing with %s", async (_what, change) => {
  const other = await uploaded();
  await answer({ body: "Like this", fileIds: [await uploaded()] });
  await deliver();
  const url = new URL(gateway.pictureAddresses.at(-1) ?? "");
  expect((await fetch(url)).status).toBe(200);

  change(url, other);

  expect((await fetch(url)).status).toBe(404);
});

test("its address ends with its time, and as soon as the text has arrived", async () => {
  await answer({ body: "", fileIds: [await uploaded()] });
  const id = await deliver();
  const address = gateway.pictureAddresses.at(-1) ?? "";
  const [before, then] = [await fetch(address), now];

  now = new Date(now.getTime() + 4 * 3_600_000);
  const late = await fetch(address);
  now = then;
  await owner().query("update app.messages set status = 'delivered' where id = $1", [id]);
  const arrived = await fetch(address);

  expect([before.status, late.status, arrived.status]).toEqual([200, 404, 404]);
});

test("what the gateway says of a picture that it cannot fetch is stored without its address", async () => {
  const fileId = await uploaded();
  await answer({ body: "Like this", fileIds: [fileId] });
  await owner().query("update app.files set is_uploaded = false where id = $1", [fileId]);

  await deliver();

  expect(await lastSent()).toMatchObject({ status: "failed", error: expect.stringContaining("media URL the picture") });
});

test.each([
  ["what somebody else uploaded", async () => uploaded(undefined, "image/jpeg", "tom"), "Attach the files again"],
  ["a file of an order", async () => ofOrder(await uploaded()), "Attach the files again"],
  ["what went out before", async () => wasSent(await uploaded()), "Attach the files again"],
])("%s is refused", async (_what, make, words) => {
  const fileIds = [await make()];

  await expect(answer({ body: "Here", fileIds })).rejects.toThrow(words);
});

async function ofOrder(fileId: string): Promise<string> {
  const { id } = await addOrder(owner(), storage.shop, { customerId: storage.shop.carla.customerId });
  await owner().query("update app.files set service_order_id = $2, customer_id = $3 where id = $1", [
    fileId,
    id,
    storage.shop.carla.customerId,
  ]);
  return fileId;
}

async function wasSent(fileId: string): Promise<string> {
  await answer({ body: "Here", fileIds: [fileId] });
  return fileId;
}

test("an answer says something, in words or in files", async () => {
  await expect(answer({ body: " ", fileIds: [] })).rejects.toThrow("Write a message or attach a file");
});
