import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo } from "../../test/files/sample-files.ts";
import { openStorage, sent, stores, type StorageStage, type Upload } from "../../test/files/storage.ts";

describe.each(stores)("from %s", (store) => {
  let stage: StorageStage;
  beforeAll(async () => {
    stage = await openStorage(store);
  });
  afterAll(() => stage[Symbol.asyncDispose]());

  const add = async (file: Upload = {}, headers = stage.as.carla) =>
    (await stage.upload(file, headers)).body.id as string;
  const remove = async (id: string, headers: Record<string, string> = stage.as.carla) =>
    sent(await stage.call(`/files/${id}`, { method: "DELETE", headers }));
  const hang = (id: string, change: string) =>
    stage.server.db.owner.query({ text: `update app.${change}`, values: [id, stage.orders.carla] });

  test("a deleted file is gone, and gone the second time", async () => {
    const id = await add();

    const [first, second] = [await remove(id), await remove(id)];

    expect([first.status, first.body, second.status]).toEqual([204, undefined, 404]);
    expect((await stage.call(`/files/${id}`, { headers: stage.as.carla })).status).toBe(404);
  });

  test("the audit keeps name and hash, and who it was", async () => {
    const id = await add({ metadata: { name: "waiver.txt" } });

    await remove(id, stage.as.ada);

    const { rows } = await stage.server.db.owner.query({
      text: "select actor_id, changes from app.audit_entries where entity = 'files' and entity_id = $1 and action = 'deleted'",
      values: [id],
    });
    expect(rows).toMatchObject([
      {
        actor_id: stage.shop.ada.userId,
        changes: { name: ["waiver.txt", null], sha256: [expect.stringMatching(/^[0-9a-f]{64}$/), null] },
      },
    ]);
  });

  test.each([
    ["another customer", () => stage.as.cyd, 404],
    ["nobody", () => ({}), 404],
    ["an admin", () => stage.as.ada, 204],
  ])("by %s: %d", async (_name, headers, status) => {
    expect((await remove(await add(), headers())).status).toBe(status);
  });

  test("who uploaded it takes it back for a quarter of an hour", async () => {
    const id = await add();
    const age = "update app.files set created_at = now() - interval '15 minutes' where id = $1";
    await stage.server.db.owner.query({ text: age, values: [id] });

    const { status, body } = await remove(id);

    expect([status, body.error.message]).toEqual([403, "you are not authorized"]);
  });

  test("a technician does not delete what a customer brought", async () => {
    const id = await add();
    await hang(id, "files set service_order_id = $2 where id = $1");

    expect((await remove(id, stage.as.tom)).status).toBe(403);
  });

  test("what an order points to stays", async () => {
    const id = await add();
    await hang(id, "service_orders set repair_order_file_id = $1 where id = $2");

    const { status, body } = await remove(id, stage.as.ada);

    expect([status, body.error.message]).toEqual([409, "the file is in use and cannot be deleted"]);
    expect((await stage.call(`/files/${id}`, { headers: stage.as.ada })).status).toBe(200);
  });
});

test("nothing of it is left on disk: not its versions, not the images made of it", async () => {
  await using stage = await openStorage("disk");
  const { id } = (await stage.upload({ content: await photo(40, 30), type: "image/jpeg" }, stage.as.carla)).body;
  const again = new FormData();
  again.append("file", new Blob(["second"]), "b.txt");
  await stage.call(`/files/${id}?w=10`, { headers: stage.as.carla });
  await stage.call(`/files/${id}`, { method: "PUT", headers: stage.as.carla, body: again });
  const contents = async () =>
    (await readdir(join(stage.server.config.dataDir, "files"), { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile() && entry.name !== "identity", // Of the folder itself.
    );
  expect(await contents()).toHaveLength(3);

  await stage.call(`/files/${id}`, { method: "DELETE", headers: stage.as.carla });

  expect(await contents()).toEqual([]);
});
