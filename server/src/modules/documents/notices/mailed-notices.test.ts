import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { temporaryDataFolder } from "../../../../test/data-folder.ts";
import { openDocumentDesk, type DocumentDesk } from "../../../../test/document-desk.ts";
import { png } from "../../../../test/files/sample-files.ts";
import { startJobs } from "../../../../test/jobs.ts";
import { testConfig } from "../../../../test/server.ts";

let desk: DocumentDesk;
let folder: string;
let jobs: AsyncDisposable;
beforeAll(async () => {
  folder = await temporaryDataFolder();
  desk = await openDocumentDesk({ mail: { ...testConfig.mail, folder } });
  jobs = await startJobs(desk.server);
});
beforeEach(() => desk.rows("delete from app.messages"));
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await desk[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const owner = "sam.driver@example.com";
const insurer = "claims@mutual.example";

async function noticeOf({ insurerEmail = null as string | null } = {}) {
  const orderId = await desk.finishedOrder({ result: "failed", status: "readyOut" });
  await desk.rows(
    "update app.vehicles set owner_email = $2 where id = (select vehicle_id from app.service_orders where id = $1)",
    orderId,
    owner,
  );
  const stated = { type: "notCompleted", source: "Service bulletin 12-3", insurerEmail };
  const { document } = await desk.ask("issueNotice", { serviceOrderId: orderId, ...stated });
  return { orderId, ...document };
}

/** What was sent to this address, as mail programs get it. */
async function mailedTo(recipient: string): Promise<string> {
  const find = () =>
    desk.row("select id, status from app.messages where recipient = $1 and channel = 'email'", recipient);
  await expect.poll(async () => (await find())?.status).toBe("kept");
  const { id } = await find();
  const names = await readdir(folder);
  const mail = await readFile(join(folder, names.find((name) => name.includes(id)) ?? ""), "utf8");
  return mail.replaceAll("=\r\n", "").replaceAll("=\n", "");
}
const tokenIn = (mail: string): string => /notice#([A-Za-z0-9_-]{43})/.exec(mail)?.[1] ?? "";
const signing = { fullName: "Sam Driver", signatureMethod: "drawn", drawing: png.toString("base64") };
const post = (path: string, body: object) =>
  desk.server.post(`/v1/functions/${path}`, body, { "user-agent": "A telephone" });

test("the owner signs by a link of their own, and the receipt names the version that was read", async () => {
  const { id, number, orderId } = await noticeOf();
  const mail = await mailedTo(owner);
  const token = tokenIn(mail);
  const shown = await post("notice-link", { token });

  expect(mail).toContain(`filename=${number}.pdf`);
  expect(shown.body).toMatchObject({ number, state: "valid", acknowledgedBy: null });
  expect(JSON.stringify(shown.body.parts)).toContain("Do not rely on the systems named above");
  const { contact } = await desk.row(
    "select email as contact from app.customers where id = $1",
    desk.shop.carla.customerId,
  );
  expect(JSON.stringify(shown.body)).not.toContain(contact);

  expect(
    (await post("notice-link/acknowledge", { token, ...signing, drawing: Buffer.from("<svg/>").toString("base64") }))
      .status,
  ).toBe(400);
  expect((await post("notice-link/acknowledge", { token, ...signing })).status).toBe(200);
  expect((await post("notice-link/acknowledge", { token, ...signing })).body.error).toBe("notice-acknowledged");
  expect((await post("notice-link", { token })).body).toMatchObject({ acknowledgedBy: "Sam Driver" });
  const kept = await desk.row(
    `select y.channel, y.ip, y.user_agent, y.recorded_by, y.subject_hash = d.content_hash as is_of_it, f.document_kind
      from app.acknowledgements y join app.documents d on d.id = y.document_id join app.files f on f.id = y.signature_file_id
      where d.id = $1`,
    id,
  );
  expect(kept).toEqual({
    channel: "link",
    ip: "127.0.0.1",
    user_agent: "A telephone",
    recorded_by: null,
    is_of_it: true,
    document_kind: "notice",
  });
  const packet = await desk.get(`documents/packet/${orderId}.pdf`);
  expect(packet.status).toBe(200);
});

test("a link to a notice that was replaced says so, and takes no signature", async () => {
  const { id } = await noticeOf();
  const token = tokenIn(await mailedTo(owner));
  await desk.ask("reissueDocument", { id, reason: "The odometer was misread" });

  expect((await post("notice-link", { token })).body).toMatchObject({ state: "superseded" });
  expect((await post("notice-link/acknowledge", { token, ...signing })).body.error).toBe("document-not-current");
});

test("the insurer gets the notice and the address that verifies it, and no link to sign", async () => {
  const { number } = await noticeOf({ insurerEmail: insurer });

  const mail = await mailedTo(insurer);

  expect(mail).toContain(`filename=${number}.pdf`);
  expect(mail).toMatch(/client\.test\/verify\//);
  expect(tokenIn(mail)).toBe("");
});

test("a link opens nothing once the office has ended the links of the order, nor with a made-up token", async () => {
  const { orderId } = await noticeOf();
  const token = tokenIn(await mailedTo(owner));
  await desk.server.graphql(
    "mutation ($input: RevokeOrderLinksInput!) { revokeOrderLinks(input: $input) { revoked } }",
    { input: { serviceOrderId: orderId } },
    { headers: await desk.bearer(desk.shop.ada) },
  );

  expect((await post("notice-link", { token })).body.error).toBe("link-revoked");
  expect((await post("notice-link/pdf", { token: "A".repeat(43) })).body.error).toBe("not-found");
  await desk.rows("update app_private.notice_links set revoked_at = null, expires_at = now() - interval '1 minute'");
  expect((await post("notice-link", { token })).body.error).toBe("link-expired");
});
