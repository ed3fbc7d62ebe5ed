import { afterAll, beforeAll, expect, test } from "vitest";
import { buildEquipment, save } from "#db/rows/factories.ts";
import { pdf } from "../../../test/files/sample-files.ts";
import { openStorage, type TestStorage } from "../../../test/files/storage.ts";

let storage: TestStorage;
let certificate: string;

beforeAll(async () => {
  storage = await openStorage("disk");
  const { upload, as, server, shop } = storage;
  const { body } = await upload({ content: pdf, fileName: "tool.pdf", type: "application/pdf" }, as.ada);
  certificate = body.processedFiles[0].id;
  const tool = buildEquipment({ facility_id: shop.facilityId, certificate_file_id: certificate });
  await save(server.db.owner, "app.equipment", [tool]);
});
afterAll(() => storage[Symbol.asyncDispose]());

test("technicians open the certificate of a tool, customers do not", async () => {
  const { call, as } = storage;

  const opened = await call(`/files/${certificate}`, { headers: as.tom });
  const refused = await Promise.all([as.carla, as.uma].map((headers) => call(`/files/${certificate}`, { headers })));

  expect([opened.status, Buffer.from(await opened.arrayBuffer()).equals(pdf)]).toEqual([200, true]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404]);
});

test("technicians neither replace it nor delete it", async () => {
  const { call, as } = storage;
  const body = new FormData();
  body.append("file", new File([pdf], "other.pdf", { type: "application/pdf" }));

  const replaced = await call(`/files/${certificate}`, { method: "PUT", headers: as.tom, body });
  const deleted = await call(`/files/${certificate}`, { method: "DELETE", headers: as.tom });

  expect([replaced.status, deleted.status]).toEqual([403, 403]);
  expect((await call(`/files/${certificate}`, { headers: as.ada })).status).toBe(200);
});

test("a file that an admin uploaded is closed to technicians until it is a tool's certificate", async () => {
  const { call, as, upload } = storage;
  const { body } = await upload({ content: pdf, fileName: "private.pdf", type: "application/pdf" }, as.ada);

  expect((await call(`/files/${body.processedFiles[0].id}`, { headers: as.tom })).status).toBe(404);
});
