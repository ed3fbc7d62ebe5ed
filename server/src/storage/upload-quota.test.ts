import { expect, test } from "vitest";
import { testConfig } from "../../test/server.ts";
import { png } from "../../test/files/sample-files.ts";
import { addSlot, openStorage, sent, type TestStorage } from "../../test/files/storage.ts";

const small = (quota: object) => ({
  files: { ...testConfig.files, quota: { ...testConfig.files.quota, ...quota } },
});
const content = "x".repeat(400_000);
const statuses = async (storage: TestStorage, headers: Record<string, string>, times: number) => {
  const answers = await Promise.all(Array.from({ length: times }, () => storage.upload({ content }, headers)));
  return answers.map(({ status }) => status).toSorted((one, other) => one - other);
};

test("an account without a customer has a daily upload limit, also for concurrent uploads", async () => {
  await using storage = await openStorage("disk", small({ unlinkedBytesPerDay: 1_000_000 }));

  const answers = await statuses(storage, storage.as.uma, 6);

  expect(answers).toEqual([201, 201, 429, 429, 429, 429]);
  const refused = await storage.upload({ content }, storage.as.uma);
  expect(refused.body).toEqual({
    error: {
      message: "you have uploaded too much for now: try again later",
      data: { maxSize: 1_000_000, maxFiles: 300 },
    },
    processedFiles: [],
  });
  expect(refused.headers.get("retry-after")).toBe("86400");
});

test("a customer's uploads without an order have an hourly limit, and replacements count too", async () => {
  await using storage = await openStorage("disk", small({ bytesPerHour: 1_000_000 }));
  const { body } = await storage.upload({ content }, storage.as.carla);
  const form = new FormData();
  form.append("file", new Blob([content]), "b.txt");
  const replace = () => storage.call(`/files/${body.id}`, { method: "PUT", headers: storage.as.carla, body: form });

  const answers = [(await replace()).status, (await replace()).status];

  expect(answers).toEqual([200, 429]);
  expect((await storage.upload({ content }, storage.as.carla)).status).toBe(429);
  await storage.server.db.owner.query("alter table app.files disable trigger stamp");
  await storage.server.db.owner.query("update app.files set updated_at = now() - interval '61 minutes'");
  expect((await storage.upload({ content }, storage.as.carla)).status).toBe(201);
});

test("the number of files per hour is limited", async () => {
  await using storage = await openStorage("disk", small({ filesPerHour: 3 }));

  expect(await statuses(storage, storage.as.carla, 5)).toEqual([201, 201, 201, 429, 429]);
});

test("uploads that an order asks for and those of staff are not counted", async () => {
  await using storage = await openStorage("disk", small({ bytesPerHour: 10 }));
  const metadata = { metadata: await addSlot(storage.server.db.owner, storage.orders.carla, "Repair order") };

  const asked = await storage.upload({ content: png, type: "image/png", metadata }, storage.as.carla);

  expect(asked.status).toBe(201);
  expect((await storage.upload({ content: png, type: "image/png" }, storage.as.carla)).status).toBe(429);
  expect(await statuses(storage, storage.as.tom, 2)).toEqual([201, 201]);
});

test("an error response lists the files that were stored before it", async () => {
  await using storage = await openStorage("disk");
  const send = (headers: Record<string, string>, body: FormData | string) =>
    storage.call("/files", { method: "POST", headers, body }).then(sent);

  const answers = [
    await send(storage.as.carla, new FormData()),
    await send({ ...storage.as.carla, "content-type": "multipart/form-data" }, "no form"),
    await send({}, new FormData()),
    await storage.upload({ bucketId: "nowhere" }, storage.as.carla),
  ];

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 403, 404]);
  for (const { body } of answers) {
    expect(body).toEqual({ error: { message: expect.any(String) }, processedFiles: [] });
  }
});
