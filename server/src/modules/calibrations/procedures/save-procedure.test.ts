import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildFile, buildOrderCalibration, save } from "#db/rows/factories.ts";
import { recordCalibrationAttempt } from "#modules/calibrations/record-calibration-attempt.ts";
import { systemClock } from "#platform/clock.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { blocksOf, readDocument } from "../../../../test/read-documents.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.db.owner.query("delete from app.procedures"));

const shown = "id version title make url fileId reviewOn supersededBy { title } isActive";
const mutation = `mutation ($input: SaveProcedureInput!) { saveProcedure(input: $input) { procedure { ${shown} } } }`;

async function ask(input: object, by: Person = shop.ada) {
  const { data, errors } = await server.graphql(mutation, { input }, { token: await tokenFor(by, server) });
  return { procedure: data?.saveProcedure?.procedure, error: errors?.[0].extensions };
}
const known = async (title: string, more: object = {}): Promise<{ id: string; version: number }> =>
  pick((await ask({ title, ...more })).procedure);
const read = async (by: Person) =>
  server.graphql("{ procedures { nodes { title } } }", {}, { token: await tokenFor(by, server) });
const pick = ({ id, version }: { id: string; version: number }) => ({ id, version });
const copy = async () => {
  const file = buildFile({ is_uploaded: true, sha256: "a".repeat(64) });
  await save(server.db.owner, "app.files", [file]);
  return file.id;
};

test("an entry is added, changed, and superseded by another", async () => {
  const old = await known("TSB 20-1", { make: "Toyota", url: "https://example.com/tsb", reviewOn: "2027-01-31" });
  const latest = await known("TSB 26-1", { fileId: await copy(), yearFrom: 2018, yearTo: 2026 });

  const { procedure } = await ask({ ...old, title: "TSB 20-1", supersededById: latest.id, isActive: false });

  expect(procedure).toMatchObject({
    version: old.version + 1,
    supersededBy: { title: "TSB 26-1" },
    make: null,
    isActive: false,
  });
  expect((await ask({ ...old, title: "TSB 20-1" })).error).toMatchObject({ code: "definition-changed" });
});

test.each<[string, object, string]>([
  ["a title that the library has", { title: "tsb 20-1" }, "title"],
  ["no title", { title: " " }, "title"],
  ["an address that is none", { title: "A", url: "javascript:alert(1)" }, "url"],
  ["an address without TLS", { title: "A", url: "http://example.com" }, "url"],
  ["years that end before they begin", { title: "A", yearFrom: 2020, yearTo: 2019 }, "yearTo"],
  ["a year before cars", { title: "A", yearFrom: 1600 }, "yearFrom"],
  ["a calibration that is none", { title: "A", lineItemTypeId: crypto.randomUUID() }, "lineItemTypeId"],
  ["a file that is not there", { title: "A", fileId: crypto.randomUUID() }, "fileId"],
  ["a successor that is not there", { title: "A", supersededById: crypto.randomUUID() }, "supersededById"],
])("%s is refused at its field", async (_what, input, field) => {
  await known("TSB 20-1");

  const { error } = await ask(input);

  expect(error).toMatchObject({ code: "invalid-input", fields: [{ field }] });
});

test("entries do not supersede each other in a circle", async () => {
  const first = await known("First");
  const second = await known("Second", { supersededById: first.id });
  const third = await known("Third", { supersededById: second.id });

  const { error } = await ask({ ...first, title: "First", supersededById: third.id });

  expect(error).toMatchObject({ fields: [{ field: "supersededById" }] });
});

test("technicians read the library, and only admins change it", async () => {
  await known("TSB 20-1");

  expect((await read(shop.tom)).data.procedures.nodes).toEqual([{ title: "TSB 20-1" }]);
  expect((await read(shop.carla)).errors[0].extensions.code).toBe("permission-error");
  for (const by of [shop.tom, shop.carla]) expect((await ask({ title: "A" }, by)).error.code).toBe("permission-error");
});

test("an attempt keeps the entry as it was, and the certificate says where it is", async () => {
  const { owner, server: pool } = server.db;
  const entry = await known("TSB 26-1", { fileId: await copy(), url: "https://example.com/tsb" });
  const order = await addOrder(owner, shop, { customerId: shop.carla.customerId, status: "calibrate" });
  const type = { service_order_id: order.id, line_item_type_id: shop.lineItemType("CAL-FCAM-S") };
  const calibration = buildOrderCalibration(type);
  await save(owner, "app.order_calibrations", [calibration]);
  const input = {
    id: crypto.randomUUID(),
    calibrationId: calibration.id,
    result: "failed",
    failureReason: "toolCommunication",
  };
  await inTransaction({ pool, clock: systemClock }, shop.tom, (tx) =>
    recordCalibrationAttempt({ ...input, tool: "Stand 7", requirementSource: "tsb 26-1 " }, tx),
  );
  await ask({ ...entry, title: "TSB 27-9", url: "https://example.com/other" });

  const { content } = await readDocument(server.db, "certificate", order.id, { language: "en", revision: 1 });

  const facts = blocksOf(content, "facts").flatMap((block) => block.facts);
  expect(facts).toContainEqual({ label: "Address of the procedure", value: { code: "https://example.com/tsb" } });
  expect(facts).toContainEqual({ label: "Copy of the procedure", value: { code: `SHA-256 ${"a".repeat(64)}` } });
});
