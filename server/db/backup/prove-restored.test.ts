import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildAuditEntry, buildFile, save } from "#db/rows/factories.ts";
import { openDiskBlobs } from "#integrations/blobs/disk-blobs.ts";
import { blobKey } from "#modules/files/stored-file.ts";
import { sealAudit } from "#modules/settings/upkeep/seal-audit.ts";
import { connectOnce } from "#platform/database/db.ts";
import { temporaryDataFolder } from "../../test/data-folder.ts";
import { cloneDatabase } from "../../test/database.ts";
import { openShop, type Shop } from "../../test/shop.ts";
import { countForBackup, readFirstUnended, type Counted } from "./count-rows.ts";
import { proveRestored } from "./prove-restored.ts";

const db = await cloneDatabase();
const client = await connectOnce(db.ownerUrl);
const folder = await temporaryDataFolder();
const photo = { id: randomUUID(), blob_id: randomUUID(), name: "windshield.jpg", size: 7, is_uploaded: true };
const photoPath = join(folder, blobKey(photo.blob_id));
let shop: Shop;
let counted: Counted;

beforeAll(async () => {
  shop = await openShop(db.owner);
  const spring = ["2024-03-04T18:00:00Z", "2024-03-05T18:00:00Z"].map((at) =>
    buildAuditEntry({ at, entity: "customers", entity_id: randomUUID() }),
  );
  await save(db.owner, "app.audit_entries", spring);
  await sealAudit({ pool: db.server, clock: () => new Date("2024-03-07T18:00:00Z") });
  await save(db.owner, "app.files", [buildFile(photo), buildFile({ name: "never uploaded", is_uploaded: false })]);
});
beforeEach(async () => {
  await mkdir(dirname(photoPath), { recursive: true });
  await writeFile(photoPath, "content");
  counted = await countForBackup(client, null);
});
afterAll(async () => {
  await client.end();
  await db[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const prove = (backup: Counted | undefined = counted) =>
  proveRestored({ client, counted: backup, blobs: openDiskBlobs(folder) });

test("a whole restore says what was looked at", async () => {
  const { said, problems } = await prove();

  expect(problems).toEqual([]);
  expect(said).toEqual([
    expect.stringMatching(/^Rows: \d{3,} in 1\d\d tables, as the backup says\.$/),
    "Days of the audit: 3, all as they were sealed.",
    "Files: 1, all there, each as large as its row says.",
  ]);
});

test("a backup of an earlier release, which did not count, is said to be one", async () => {
  const { said, problems } = await proveRestored({ client, counted: undefined, blobs: openDiskBlobs(folder) });

  expect(problems).toEqual([]);
  expect(said[0]).toMatch(/^Rows: \d+ in \d+ tables, all read; nothing says how many there were\.$/);
});

test("rows that are missing, or too many, and tables that are not there are named", async () => {
  const users = counted.rows["app.users"] ?? 0;
  const rows = { ...counted.rows, "app.users": users + 1, "app.customers": 0, "app.lost": 3 };

  const { said, problems } = await prove({ before: null, rows });

  expect(said.some((line) => line.includes("as the backup says"))).toBe(false);
  expect(problems).toEqual([
    expect.stringMatching(/^The table app\.customers has [1-9]\d* of 0 rows\.$/),
    `The table app.users has ${users} of ${users + 1} rows.`,
    "The table app.lost is missing.",
  ]);
});

test("a day of the audit that is not as it was sealed is named", async () => {
  const holding = "alter table app.audit_entries";
  await db.owner.query(`${holding} disable trigger user;
    update app.audit_entries set reason = 'Changed' where at = '2024-03-05T18:00:00Z'; ${holding} enable trigger user`);

  const { problems } = await prove();
  await db.owner.query(`${holding} disable trigger user;
    update app.audit_entries set reason = '' where at = '2024-03-05T18:00:00Z'; ${holding} enable trigger user`);

  expect(problems).toEqual(["The audit of 2024-03-05 does not agree with its seal (entries)."]);
});

test.each([
  ["is missing", () => rm(photoPath), "is missing."],
  ["was cut off", () => writeFile(photoPath, "cont"), "has 4 of 7 bytes."],
])("a file whose content %s is named", async (_how, harm, said) => {
  await harm();

  const { problems } = await prove();

  expect(problems).toEqual([`The file "windshield.jpg" (${blobKey(photo.blob_id)}) ${said}`]);
});

test("files that cannot be looked at are a problem, not a success", async () => {
  const blobs = {
    ...openDiskBlobs(folder),
    list: () => {
      throw new Error("the bucket is away");
    },
  };

  const { problems } = await proveRestored({ client, counted, blobs });

  expect(problems).toEqual(["The files cannot be looked at: the bucket is away"]);
});

test("of a shop that goes on while it is copied, only what is in the copy for certain must be there", async () => {
  await using open = Object.assign(await connectOnce(db.ownerUrl), { [Symbol.asyncDispose]: () => open.end() });
  await open.query("begin");
  await open.query("update app.customers set notes = 'in the middle of it'");
  const before = await readFirstUnended(client);
  await open.query("commit");
  await client.query({ text: "update app.users set display_name = 'Carl' where id = $1", values: [shop.carla.userId] });

  const running = await countForBackup(client, before);

  expect(running.rows["app.customers"]).toBe(0);
  expect(running.rows["app.users"]).toBe((counted.rows["app.users"] ?? 0) - 1);
  expect((await prove(running)).problems).toEqual([]);
  await client.query("update app.facilities set updated_at = now()");
  expect((await prove(running)).problems).toEqual([
    `The table app.facilities has 0 of ${running.rows["app.facilities"]} rows.`,
  ]);
});
