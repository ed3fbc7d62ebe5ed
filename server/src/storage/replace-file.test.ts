import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pdf, png } from "../../test/files/sample-files.ts";
import { addSlot, openStorage, sent, stores, type TestStorage } from "../../test/files/storage.ts";

describe.each(stores)("on %s", (store) => {
  let storage: TestStorage;
  beforeAll(async () => {
    storage = await openStorage(store);
  });
  afterAll(() => storage[Symbol.asyncDispose]());

  const add = async () =>
    (await storage.upload({ content: "first", metadata: { metadata: { a: 1 } } }, storage.as.carla)).body;
  const put = async (id: string, form: FormData, headers = storage.as.carla) =>
    sent(await storage.call(`/files/${id}`, { method: "PUT", headers, body: form }));

  test("new content replaces the old under the same id", async () => {
    const before = await add();

    const { status, body } = await put(
      before.id,
      formWith("the second", { metadata: { name: "b.txt", metadata: { b: 2 } } }),
    );

    expect(status).toBe(200);
    expect(body).toMatchObject({ id: before.id, name: "b.txt", size: 10, metadata: { b: 2 }, isUploaded: true });
    expect(body.etag).not.toBe(before.etag);
    const answer = await storage.call(`/files/${before.id}`, { headers: storage.as.carla });
    expect([answer.headers.get("etag"), await answer.text()]).toEqual([body.etag, "the second"]);
  });

  test("the previous content stays as a version with an id of its own", async () => {
    const before = await add();

    await put(before.id, formWith("second"));
    await put(before.id, formWith("third"));

    const { rows } = await storage.server.db.owner.query<{ id: string }>({
      text: "select id from app.files where version_of = $1 order by updated_at",
      values: [before.id],
    });
    const contents = rows.map(async ({ id }) =>
      (await storage.call(`/files/${id}`, { headers: storage.as.carla })).text(),
    );
    expect((await Promise.all(contents)).toSorted()).toEqual(["first", "second"]);
  });

  test("without a name and metadata, the part's name and the previous metadata are used", async () => {
    const { id } = await add();

    const { body } = await put(id, formWith("second"));

    expect(body).toMatchObject({ name: "second.txt", metadata: { a: 1 } });
  });

  test.each([
    ["another customer", () => storage.as.cyd, 404],
    ["a technician who does not see it", () => storage.as.tom, 404],
    ["nobody", () => ({}), 404],
    ["an admin", () => storage.as.ada, 200],
  ])("by %s: %d", async (_name, headers, status) => {
    const { id } = await add();

    expect((await put(id, formWith("second"), headers() as typeof storage.as.ada)).status).toBe(status);
  });

  test("customers cannot replace files that staff shared with them", async () => {
    const staffs = { metadata: { metadata: { serviceOrderId: storage.orders.carla } } };
    const { id } = (await storage.upload(staffs, storage.as.tom)).body;

    const { status, body } = await put(id, formWith("second"));

    expect([status, body.error.message]).toEqual([403, "you are not authorized"]);
  });

  test("too few, too many and wrong parts are rejected, and the previous content stays", async () => {
    const { id } = await add();
    const two = formWith("a");
    two.append("file", new Blob(["b"]), "b.txt");

    const answers = [
      await put(id, formWith("")),
      await put(id, formWith(Buffer.alloc(50_000_001))),
      await put(id, new FormData()),
      await put(id, two),
    ];

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await (await storage.call(`/files/${id}`, { headers: storage.as.carla })).text()).toBe("first");
  });

  test("a slot's rules apply to a replacement too", async () => {
    const uploadTarget = await addSlot(storage.server.db.owner, storage.orders.carla, "Odometer");
    const { id } = (
      await storage.upload({ content: png, type: "image/png", metadata: { metadata: uploadTarget } }, storage.as.tom)
    ).body;

    const { status } = await put(id, formWith(pdf, { type: "application/pdf" }), storage.as.tom);

    expect(status).toBe(400);
  });
});

function formWith(
  content: string | Buffer<ArrayBuffer>,
  { metadata, type = "text/plain" }: { metadata?: object; type?: string } = {},
) {
  const form = new FormData();
  if (metadata) form.append("metadata", new Blob([JSON.stringify(metadata)], { type: "application/json" }), "");
  form.append("file", new Blob([content], { type }), "second.txt");
  return form;
}
