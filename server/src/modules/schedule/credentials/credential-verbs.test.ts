import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCredential, buildFile, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { nameTechnician } from "./name-technician.ts";
import { saveCredential } from "./save-credential.ts";
import { withdrawCredential } from "./withdraw-credential.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const refusedAs = (code: string, field?: string) =>
  expect.objectContaining({
    code,
    ...(field && { details: expect.objectContaining({ fields: [expect.objectContaining({ field })] }) }),
  });
const run = <Input, Answer>(verb: (input: Input, tx: never) => Promise<Answer>, person: Person, input: Input) =>
  inTransaction(db.server, person, (tx) => verb(input, tx as never));
const l4 = () => ({ userId: shop.tom.userId, issuer: "ase", title: "ADAS Specialist (L4)", systems: ["CAL-FRAD"] });
const add = async (values: object = {}) => {
  const { credential } = await run(saveCredential, shop.ada, { ...l4(), ...values });
  return credential ?? "";
};

async function stored(id: string) {
  const { rows } = await db.owner.query({
    text: "select title, systems, makes, expires_on::text as until, withdrawn_on is not null as withdrawn, version from app.credentials where id = $1",
    values: [id],
  });
  return rows[0];
}

test("an admin adds a credential, corrects it and withdraws it; it stays on record", async () => {
  const id = await add({ makes: [" Toyota "], expiresOn: "2028-05-20" });
  await run(saveCredential, shop.ada, { ...l4(), id, version: 1, title: "L4", systems: [] });
  await run(withdrawCredential, shop.ada, { id, version: 2, reason: "Issued to somebody else" });
  await run(withdrawCredential, shop.ada, { id, version: 3, reason: "Once more" });

  expect(await stored(id)).toEqual({ title: "L4", systems: [], makes: [], until: null, withdrawn: true, version: 3 });
});

test("of two who correct one at once the second is refused", async () => {
  const id = await add();
  await run(saveCredential, shop.ada, { ...l4(), id, version: 1, title: "L4" });

  await expect(run(saveCredential, shop.ada, { ...l4(), id, version: 1 })).rejects.toThrow(
    refusedAs("credential-changed"),
  );
  await expect(run(withdrawCredential, shop.ada, { id, version: 1, reason: "Ended" })).rejects.toThrow(
    refusedAs("credential-changed"),
  );
});

test.each([
  ["a calibration that does not exist", { systems: ["CAL-NONE"] }, "systems"],
  ["something that is no calibration", { systems: ["FEE-DRY"] }, "systems"],
  ["a file that does not exist", { certificateFileId: "5f0c1b0e-6f0a-4c53-9f43-2b6b9a3d8d11" }, "certificateFileId"],
  ["an end before its beginning", { validFrom: "2026-05-04", expiresOn: "2026-05-03" }, "expiresOn"],
  ["no title", { title: "" }, "title"],
])("%s is refused", async (_what, values, field) => {
  await expect(add(values)).rejects.toThrow(refusedAs("invalid-input", field));
});

test("a file of an order is no certificate", async () => {
  const file = buildFile({ uploaded_by: shop.carla.userId, customer_id: shop.carla.customerId });
  await save(db.owner, "app.files", [file]);

  await expect(add({ certificateFileId: file.id })).rejects.toThrow(refusedAs("invalid-input", "certificateFileId"));
});

test("only technicians hold credentials, and one stays with its holder", async () => {
  const id = await add();

  await expect(add({ userId: shop.carla.userId })).rejects.toThrow(refusedAs("invalid-input", "userId"));
  await expect(run(saveCredential, shop.ada, { ...l4(), id, version: 1, userId: shop.ada.userId })).rejects.toThrow(
    refusedAs("invalid-input", "userId"),
  );
});

test("technicians and customers keep no credentials and name nobody", async () => {
  const id = await add();

  for (const person of [shop.tom, shop.carla]) {
    await expect(run(saveCredential, person, l4())).rejects.toThrow(refusedAs("permission-error"));
    await expect(run(withdrawCredential, person, { id, version: 1, reason: "Mine" })).rejects.toThrow(
      refusedAs("permission-error"),
    );
    await expect(
      run(nameTechnician, person, { userId: shop.tom.userId, firstName: "T", lastName: "R" }),
    ).rejects.toThrow(refusedAs("permission-error"));
  }
});

test("a technician opens the certificate of their own credential, not a colleague's", async () => {
  const file = buildFile({ uploaded_by: shop.ada.userId });
  await save(db.owner, "app.files", [file]);
  const sees = (person: Person) =>
    inTransaction(db.server, person, ({ caller }) =>
      caller.rows({ text: "select id from app.files where id = $1", values: [file.id] }),
    );
  await save(db.owner, "app.credentials", [
    buildCredential({ user_id: shop.ada.userId, certificate_file_id: file.id }),
  ]);
  const before = await sees(shop.tom);

  await db.owner.query({
    text: "update app.credentials set user_id = $1 where certificate_file_id = $2",
    values: [shop.tom.userId, file.id],
  });

  expect(before).toEqual([]);
  expect(await sees(shop.tom)).toEqual([{ id: file.id }]);
});

test("an admin sets the name that certificates print", async () => {
  await run(nameTechnician, shop.ada, { userId: shop.tom.userId, firstName: " Thomas ", lastName: "Ramirez" });

  const { rows } = await db.owner.query({
    text: "select first_name, last_name from app.users where id = $1",
    values: [shop.tom.userId],
  });
  expect(rows).toEqual([{ first_name: "Thomas", last_name: "Ramirez" }]);
  await expect(
    run(nameTechnician, shop.ada, { userId: shop.carla.userId, firstName: "C", lastName: "B" }),
  ).rejects.toThrow(refusedAs("invalid-input", "userId"));
});
