import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eicar, startFakeClamav, type FakeClamav } from "../../test/fakes/fake-clamav.ts";
import { testConfig } from "../../test/server.ts";
import { openStorage, type TestStorage } from "../../test/files/storage.ts";

let clamav: FakeClamav;
let storage: TestStorage;
beforeAll(async () => {
  clamav = await startFakeClamav();
  storage = await openStorage("disk", { files: { ...testConfig.files, clamav: clamav.settings } });
});
afterAll(async () => {
  await storage[Symbol.asyncDispose]();
  await clamav[Symbol.asyncDispose]();
});
beforeEach(() => clamav.say(null));

const query = async (text: string) => (await storage.server.db.owner.query(text)).rows;

test("a clean file is accepted and marked as scanned", async () => {
  const { status } = await storage.upload({ content: Buffer.alloc(300_000, "clean") }, storage.as.carla);

  expect(status).toBe(201);
  expect(clamav.scanned.at(-1)).toBe(300_000);
  expect(await query("select virus_scan from app.files")).toEqual([{ virus_scan: "clean" }]);
});

test("an infected file is rejected and quarantined, and every admin is alerted", async () => {
  const before = await query("select id from app.files");

  const { status, body } = await storage.upload({ content: eicar, fileName: "invoice.pdf" }, storage.as.carla);

  expect([status, body.error.message]).toEqual([400, "the file is infected and was refused"]);
  expect(await query("select id from app.files")).toEqual(before);
  expect(await readdir(join(storage.server.config.dataDir, "files/quarantine"))).toHaveLength(1);
  expect(await query("select severity, message from app.admin_notifications where kind = 'fileRejected'")).toEqual([
    { severity: "warning", message: expect.stringContaining('Eicar-Test-Signature in "invoice.pdf"') },
  ]);
});

test("an infected file cannot replace a clean one", async () => {
  const { id } = (await storage.upload({ content: "clean" }, storage.as.carla)).body;
  const form = new FormData();
  form.append("file", new Blob([eicar]), "a.txt");

  const { status } = await storage.call(`/files/${id}`, { method: "PUT", headers: storage.as.carla, body: form });

  expect(status).toBe(400);
  expect(await (await storage.call(`/files/${id}`, { headers: storage.as.carla })).text()).toBe("clean");
});

test("a file that the scanner does not take whole is too big, and those after it are scanned", async () => {
  for (let turn = 0; turn < 8; turn++) {
    const { status, body } = await storage.upload({ content: Buffer.alloc(8_000_000, "a") }, storage.as.carla);
    expect([status, body.error.message]).toEqual([400, "file too big"]);
  }

  expect((await storage.upload({ content: "clean" }, storage.as.carla)).status).toBe(201);
});

test.each(["Command read timed out. ERROR", ""])("a scanner that answers %j lets nothing through", async (answer) => {
  clamav.say(answer);

  const { status, body } = await storage.upload({}, storage.as.carla);

  expect([status, body.error.message]).toEqual([503, "the virus scanner does not answer: try again in a while"]);
});

test("without its scanner the server rejects uploads", async () => {
  await using alone = await openStorage("disk", {
    files: { ...testConfig.files, clamav: { host: "127.0.0.1", port: 1 } },
  });

  expect((await alone.upload({}, alone.as.ada)).status).toBe(503);
});
