import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo } from "../../test/files/sample-files.ts";
import { openStorage, sent, stores, type TestStorage, type Upload } from "../../test/files/storage.ts";

describe.each(stores)("from %s", (store) => {
  let storage: TestStorage;
  beforeAll(async () => {
    storage = await openStorage(store);
  });
  afterAll(() => storage[Symbol.asyncDispose]());

  const add = async (file: Upload = {}, headers = storage.as.carla) =>
    (await storage.upload(file, headers)).body.id as string;
  const remove = async (id: string, headers: Record<string, string> = storage.as.carla) =>
    sent(await storage.call(`/files/${id}`, { method: "DELETE", headers }));
  const hang = (id: string, change: string) =>
    storage.server.db.owner.query({ text: `update app.${change}`, values: [id, storage.orders.carla] });

  test("a deleted file is gone, and deleting it again finds nothing", async () => {
    const id = await add();

    const [first, second] = [await remove(id), await remove(id)];

    expect([first.status, first.body, second.status]).toEqual([204, undefined, 404]);
    expect((await storage.call(`/files/${id}`, { headers: storage.as.carla })).status).toBe(404);
  });

  test("the audit records name, hash and who deleted the file", async () => {
    const id = await add({ metadata: { name: "waiver.txt" } });

    await remove(id, storage.as.ada);

    const { rows } = await storage.server.db.owner.query({
      text: "select actor_id, changes from app.audit_entries where entity = 'files' and entity_id = $1 and action = 'deleted'",
      values: [id],
    });
    expect(rows).toMatchObject([
      {
        actor_id: storage.shop.ada.userId,
        changes: { name: ["waiver.txt", null], sha256: [expect.stringMatching(/^[0-9a-f]{64}$/), null] },
      },
    ]);
  });

  test.each([
    ["another customer", () => storage.as.cyd, 404],
    ["nobody", () => ({}), 404],
    ["an admin", () => storage.as.ada, 204],
  ])("by %s: %d", async (_name, headers, status) => {
    expect((await remove(await add(), headers())).status).toBe(status);
  });

  test("the uploader can delete a file for 15 minutes", async () => {
    const id = await add();
    const age = "update app.files set created_at = now() - interval '15 minutes' where id = $1";
    await storage.server.db.owner.query({ text: age, values: [id] });

    const { status, body } = await remove(id);

    expect([status, body.error.message]).toEqual([403, "you are not authorized"]);
  });

  test("a technician cannot delete a customer's upload", async () => {
    const id = await add();
    await hang(id, "files set service_order_id = $2 where id = $1");

    expect((await remove(id, storage.as.tom)).status).toBe(403);
  });

  test("an order's document is deleted with a reason, which the audit keeps", async () => {
    const id = await add();
    await hang(id, "files set service_order_id = $2 where id = $1");
    const answers = [];

    for (const asked of [id, `${id}?reason=no`, `${id}?reason=${encodeURIComponent("Shows another car")}`])
      answers.push((await remove(asked, storage.as.ada)).status);

    expect(answers).toEqual([400, 400, 204]);
    const { rows } = await storage.server.db.owner.query({
      text: "select reason from app.audit_entries where entity_id = $1 and action = 'deleted'",
      values: [id],
    });
    expect(rows).toEqual([{ reason: "Shows another car" }]);
  });

  test("whoever takes back what they just uploaded to an order gives no reason", async () => {
    const metadata = { metadata: { serviceOrderId: storage.orders.carla } };

    expect((await remove(await add({ metadata }, storage.as.tom), storage.as.tom)).status).toBe(204);
  });

  test("a file that an order refers to cannot be deleted", async () => {
    const id = await add();
    await hang(id, "service_orders set repair_order_file_id = $1 where id = $2");

    const { status, body } = await remove(id, storage.as.ada);

    expect([status, body.error.message]).toEqual([409, "the file is in use and cannot be deleted"]);
    expect((await storage.call(`/files/${id}`, { headers: storage.as.ada })).status).toBe(200);
  });
});

test("nothing of a deleted file stays on disk, neither versions nor images", async () => {
  await using storage = await openStorage("disk");
  const { id } = (await storage.upload({ content: await photo(40, 30), type: "image/jpeg" }, storage.as.carla)).body;
  const again = new FormData();
  again.append("file", new Blob(["second"]), "b.txt");
  await storage.call(`/files/${id}?w=10`, { headers: storage.as.carla });
  await storage.call(`/files/${id}`, { method: "PUT", headers: storage.as.carla, body: again });
  const contents = async () =>
    (await readdir(join(storage.server.config.dataDir, "files"), { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile() && entry.name !== "identity", // The folder itself.
    );
  expect(await contents()).toHaveLength(3);

  await storage.call(`/files/${id}`, { method: "DELETE", headers: storage.as.carla });

  expect(await contents()).toEqual([]);
});
