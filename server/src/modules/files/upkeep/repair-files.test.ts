import { readdir, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { photo } from "../../../../test/files/sample-files.ts";
import { openStorage, stores, type TestStorage } from "../../../../test/files/storage.ts";
import { createLog } from "#platform/log.ts";
import { openFileDeps } from "#modules/files/file-deps.ts";
import { repairFiles, type Repaired } from "./repair-files.ts";
import { blobKey } from "#modules/files/stored-file.ts";

const hour = 3_600_000;

describe.each(stores)("on %s", (store) => {
  let storage: TestStorage;
  beforeAll(async () => {
    storage = await openStorage(store);
  });
  afterAll(() => storage[Symbol.asyncDispose]());
  beforeEach(async () => {
    await storage.server.db.owner.query("delete from app.files");
    const { blobs } = places();
    for await (const { key } of blobs.list("files/")) await blobs.remove(key);
  });

  const places = () => openFileDeps({ config: storage.server.config, log: createLog("silent") });
  const repairAfter = (milliseconds: number): Promise<Repaired> => {
    const clock = () => new Date(Date.now() + milliseconds);
    return repairFiles({ ...places(), pool: storage.server.db.server, clock });
  };
  const add = async () => (await storage.upload({ content: "content" }, storage.as.ada)).body.id as string;
  const row = async (id: string): Promise<{ blob_id: string; is_uploaded: boolean }> => {
    const text = "select blob_id, is_uploaded from app.files where id = $1";
    return (await storage.server.db.owner.query({ text, values: [id] })).rows[0];
  };
  const isStored = async (key: string): Promise<boolean> => {
    const content = await places().blobs.open(key);
    content?.destroy(); // Unread, it would stay open until it is collected, which Node warns of.
    return content !== null;
  };
  const status = async (id: string) => (await storage.call(`/files/${id}`, { headers: storage.as.ada })).status;

  test("consistent files are left as they are", async () => {
    const id = await add();

    const repaired = await repairAfter(2 * hour);

    expect(repaired).toEqual({ orphans: 0, marked: 0, abandoned: 0 });
    expect(await status(id)).toBe(200);
  });

  test("content without a row is removed once an upload would have finished", async () => {
    const { blob_id: blobId } = await row(await add());
    await storage.server.db.owner.query("delete from app.files");

    const [early, late] = [await repairAfter(hour / 2), await repairAfter(2 * hour)];

    expect([early.orphans, late.orphans]).toEqual([0, 1]);
    expect(await isStored(blobKey(blobId))).toBe(false);
  });

  test("removed content stays in the trash for a week, and is restored when a row needs it", async () => {
    const id = await add();
    const { blob_id: blobId } = await row(id);
    const owner = storage.server.db.owner;
    const { rows } = await owner.query("select to_jsonb(f) as file from app.files f");
    await owner.query("delete from app.files");
    await repairAfter(2 * hour);
    await owner.query({
      text: "insert into app.files select (jsonb_populate_record(null::app.files, $1)).*",
      values: [rows[0].file],
    });

    const back = await repairAfter(2 * hour);

    expect(back).toMatchObject({ orphans: 0, marked: 0 });
    expect(await status(id)).toBe(200);
    await owner.query("delete from app.files");
    await repairAfter(2 * hour);
    await repairAfter(6 * 24 * hour);
    expect(await isStored(`trash/${blobKey(blobId)}`)).toBe(true);
    await repairAfter(8 * 24 * hour);
    expect(await isStored(`trash/${blobKey(blobId)}`)).toBe(false);
  });

  test("a row without content is marked as not uploaded, and as uploaded again once the content is back", async () => {
    const id = await add();
    const { blob_id: blobId } = await row(id);
    const { blobs, incoming } = places();
    const content = await blobs.open(blobKey(blobId));
    const saved = await incoming.receive(content!, 100);
    await blobs.remove(blobKey(blobId));

    const lost = await repairAfter(0);
    const whileLost = await row(id);
    await blobs.keep(blobKey(blobId), saved.path);
    const found = await repairAfter(0);

    expect([lost.marked, whileLost.is_uploaded, found.marked]).toEqual([1, false, 1]);
    expect(await status(id)).toBe(200);
  });
});

test("truncated content counts as lost", async () => {
  await using storage = await openStorage("disk");
  const { id } = (await storage.upload({ content: "content" }, storage.as.ada)).body;
  const { rows } = await storage.server.db.owner.query<{ blob_id: string }>("select blob_id from app.files");
  await truncate(join(storage.server.config.dataDir, "files", blobKey(rows[0]!.blob_id)), 3);

  await repair(storage);

  expect((await storage.call(`/files/${id}`, { headers: storage.as.ada })).status).toBe(403);
});

test("abandoned uploads, and images unused for a month, are deleted", async () => {
  await using storage = await openStorage("disk");
  const folder = join(storage.server.config.dataDir, "files");
  const { id } = (await storage.upload({ content: await photo(40, 30), type: "image/jpeg" }, storage.as.ada)).body;
  await storage.call(`/files/${id}?w=10`, { headers: storage.as.ada });
  await writeFile(join(folder, "incoming/given-up"), "half");
  const past = new Date(Date.now() - 31 * 24 * hour);
  for (const name of await readdir(folder, { recursive: true })) await utimes(join(folder, name), past, past);

  const repaired = await repair(storage);

  expect(repaired).toEqual({ orphans: 0, marked: 0, abandoned: 1 });
  const left = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile() && entry.name !== "identity")).toHaveLength(1);
});

test("a folder that was never written to needs no repair, and unknown files in it are left alone", async () => {
  await using storage = await openStorage("disk");
  const folder = join(storage.server.config.dataDir, "files");
  expect(await repair(storage)).toEqual({ orphans: 0, marked: 0, abandoned: 0 });
  await storage.upload({}, storage.as.ada);
  const [shard = ""] = await readdir(join(folder, "files"));
  const foreign = join(folder, "files", shard, "lost+found");
  await writeFile(foreign, "");
  await utimes(foreign, new Date(0), new Date(0));

  expect(await repair(storage)).toEqual({ orphans: 0, marked: 0, abandoned: 0 });
  await rm(foreign);
});

test("more than a crash explains is never removed: all contents stay when the rows are gone", async () => {
  await using storage = await openStorage("disk");
  const ids = await manyFiles(storage, 120);
  await storage.server.db.owner.query("create table kept as select * from app.files");
  await storage.server.db.owner.query("delete from app.files");

  const refused = await repair(storage, 2 * hour);

  expect(refused).toEqual({ orphans: 0, marked: 0, abandoned: 0, refused: "120 of 120 contents have no row" });
  await storage.server.db.owner.query("insert into app.files select * from kept");
  expect((await storage.call(`/files/${ids[0]}`, { headers: storage.as.ada })).status).toBe(200);
});

test("a server with a wrong folder marks no file as lost", async () => {
  await using storage = await openStorage("disk");
  await manyFiles(storage, 120);
  await rm(join(storage.server.config.dataDir, "files/files"), { recursive: true });

  const refused = await repair(storage);

  expect(refused).toEqual({ orphans: 0, marked: 0, abandoned: 0, refused: "120 of 120 rows have no content" });
  const { rows } = await storage.server.db.owner.query("select from app.files where not is_uploaded");
  expect(rows).toEqual([]);
});

test("the files of another database are not repaired", async () => {
  await using storage = await openStorage("disk");
  await storage.upload({}, storage.as.ada);
  await storage.server.db.owner.query("delete from app.files");
  await storage.server.db.owner.query("update app_private.file_store set id = gen_random_uuid()");

  const refused = await repair(storage, 2 * hour);

  expect(refused).toMatchObject({ orphans: 0, refused: "the files belong to another database" });
  expect(await readdir(join(storage.server.config.dataDir, "files/files"))).toHaveLength(1);
});

async function manyFiles(storage: TestStorage, count: number): Promise<string[]> {
  const uploads = Array.from({ length: 40 }, () => ({ content: "content" }));
  const ids: string[] = [];
  while (ids.length < count) {
    const { body } = await storage.upload(uploads, storage.as.ada);
    ids.push(...body.processedFiles.map((file: { id: string }) => file.id));
  }
  return ids;
}

const repair = ({ server }: TestStorage, later = 0): Promise<Repaired> =>
  repairFiles({
    ...openFileDeps({ config: server.config, log: createLog("silent") }),
    pool: server.db.server,
    clock: () => new Date(Date.now() + later),
  });
