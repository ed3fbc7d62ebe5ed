import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openStorage, stores, type TestStorage } from "../../../test/files/storage.ts";
import { temporaryDataFolder } from "../../../test/data-folder.ts";
import { createLog } from "#platform/log.ts";
import { openFileDeps } from "./file-deps.ts";
import { identityKey, isPaired, pairFileStore } from "./file-store-identity.ts";

const partsOf = ({ server }: TestStorage, dataDir = server.config.dataDir) => ({
  pool: server.db.server,
  ...openFileDeps({ config: { ...server.config, dataDir }, log: createLog("silent") }),
});
const refusal =
  /^The files of this database lie elsewhere: .* To go on without them, write [0-9a-f-]{36} to "identity"/;

/** As database and store were before they had marks. */
async function unmark(storage: TestStorage): Promise<void> {
  await storage.server.db.owner.query("update app_private.file_store set paired_at = null");
  await partsOf(storage).blobs.remove(identityKey);
}

describe.each(stores)("on %s", (store) => {
  test("a new store is marked once, and recognized from then on", async () => {
    await using storage = await openStorage(store);

    await pairFileStore(partsOf(storage));

    expect(await isPaired(partsOf(storage))).toBe(true);
  });

  test("a store of another database is rejected", async () => {
    await using storage = await openStorage(store);
    await storage.server.db.owner.query("update app_private.file_store set id = gen_random_uuid(), paired_at = null");

    await expect(pairFileStore(partsOf(storage))).rejects.toThrow(refusal);
  });
});

test("a second server of the same database with a folder of its own is rejected, with instructions", async () => {
  await using storage = await openStorage("disk");
  const own = await temporaryDataFolder();

  const refused = await pairFileStore(partsOf(storage, own)).catch(String);

  expect(refused).toMatch(/The files of this database lie elsewhere/);
  const [id = ""] = /[0-9a-f-]{36}/.exec(String(refused)) ?? [];
  await mkdir(join(own, "files"), { recursive: true });
  await writeFile(join(own, "files", identityKey), `${id}\n`);
  await pairFileStore(partsOf(storage, own));
  await rm(own, { recursive: true });
});

test("files from before the marks are recognized by their content", async () => {
  await using storage = await openStorage("disk");
  await storage.upload([{}, {}, {}], storage.as.ada);
  await unmark(storage);

  await pairFileStore(partsOf(storage));

  const mark = join(storage.server.config.dataDir, "files", identityKey);
  const { rows } = await storage.server.db.owner.query("select id from app_private.file_store");
  expect(await readFile(mark, "utf8")).toBe(rows[0].id);
});

test.each([
  ["a database without rows does not take over a folder with contents", "delete from app.files"],
  [
    "a folder without the contents that a database names is not taken for its own",
    "update app.files set blob_id = gen_random_uuid()",
  ],
])("%s", async (_name, change) => {
  await using storage = await openStorage("disk");
  await storage.upload([{}, {}, {}], storage.as.ada);
  await unmark(storage);
  await storage.server.db.owner.query(change);

  await expect(pairFileStore(partsOf(storage))).rejects.toThrow(refusal);
});

test("a truncated mark is not recognized", async () => {
  await using storage = await openStorage("disk");
  await writeFile(join(storage.server.config.dataDir, "files", identityKey), randomUUID().slice(0, 8));

  await expect(pairFileStore(partsOf(storage))).rejects.toThrow(refusal);
});
