import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { buildFile, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { submitIntake } from "./submit-intake.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

let serial = 0;
const forester = () => ({
  vinNumber: `JF2SKAEC0MH99${String(++serial).padStart(4, "0")}`,
  year: 2021,
  make: "Subaru",
  model: "Forester",
});

const submit = (person: Person, papers: object) =>
  inTransaction({ pool: db.server }, person, async (tx) => {
    const intake = { vehicle: forester(), repairOperations: ["windshield"], ...papers };
    return (await submitIntake(intake, { ...tx, address: "::1" })).serviceOrder;
  });

async function uploaded({ userId }: Person) {
  const file = buildFile({ uploaded_by: userId, is_uploaded: true });
  await save(db.owner, "app.files", [file]);
  return file.id;
}

test("further papers come with the order, each once, and only one's own", async () => {
  const { carla, cyd } = shop;
  const [first, second, foreign] = [await uploaded(carla), await uploaded(carla), await uploaded(cyd)];

  await expect(
    submit(carla, { repairOrderFileId: first, repairOrderFileIds: [second, foreign] }),
  ).rejects.toMatchObject({ code: "invalid-input", details: { fields: [{ field: "repairOrderFileIds" }] } });
  const id = await submit(carla, { repairOrderFileId: first, repairOrderFileIds: [second, first, second] });

  const { rows } = await db.owner.query({
    text: "select id, document_kind as kind from app.files where service_order_id = $1 order by order_task_file_id is null",
    values: [id],
  });
  expect(rows).toEqual([
    { id: first, kind: "repairOrder" },
    { id: second, kind: "repairOrder" },
  ]);
  await expect(submit(carla, { repairOrderFileIds: [second] })).rejects.toMatchObject({ code: "invalid-input" });
});
