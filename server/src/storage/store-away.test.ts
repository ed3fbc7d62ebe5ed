import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDocumentDesk, type DocumentDesk } from "../../test/document-desk.ts";
import { startFailingStore } from "../../test/fakes/failing-store.ts";
import { testConfig } from "../../test/server.ts";
import { openFileDeps } from "#modules/files/file-deps.ts";
import { pairFileStore } from "#modules/files/file-store-identity.ts";
import { createLog } from "#platform/log.ts";
import { StartupError } from "#platform/startup-error.ts";

let desk: DocumentDesk;
const store = await startFailingStore("breaks");

beforeAll(async () => {
  desk = await openDocumentDesk({ files: { ...testConfig.files, s3: store.settings } });
});
afterAll(async () => {
  await desk[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
});
beforeEach(() => store.become("breaks"));

const log = createLog("silent");
const pair = () => pairFileStore({ pool: desk.server.db.server, ...openFileDeps({ config: desk.server.config, log }) });

async function upload() {
  const form = new FormData();
  form.append("file[]", new Blob(["hello"], { type: "text/plain" }), "hello.txt");
  const headers = await desk.bearer(desk.shop.ada);
  return fetch(`${desk.server.url}/v1/storage/files`, { method: "POST", headers, body: form });
}

test("while the store is away, files are refused with when to come again, and nothing is half there", async () => {
  const refused = await upload();

  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("10");
  expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining("try again") } });
  expect(await desk.rows("select 1 from app.files where name = 'hello.txt'")).toEqual([]);
});

test("a PDF that is stored in a store that hangs holds neither its document nor a transaction", async () => {
  const order = await desk.finishedOrder({ status: "released" });
  const { id } = (await desk.ask("issueCertificate", { serviceOrderId: order })).document;
  store.become("silent");
  const before = store.asked();
  const asking = desk.get(`documents/${id}.pdf`);
  await expect.poll(() => store.asked() > before).toBe(true);

  expect(
    await desk.rows(
      "select 1 from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()",
    ),
  ).toEqual([]);
  expect(await desk.rows("select id from app.documents where id = $1 for update nowait", id)).toEqual([{ id }]);

  store.become("breaks");
  const { status, headers } = await asking;
  expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
});

test("a store without rights, or that is not there, ends the start with one sentence", async () => {
  store.become("forbids");

  const refused = await pair().catch((error: unknown) => error);

  expect(refused).toBeInstanceOf(StartupError);
  expect(String(refused)).toMatch(/The bucket for files cannot be used \(.*Access Denied.*\): start .* S3_ENDPOINT/);
});
