import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { openDiskBlobs } from "#integrations/blobs/disk-blobs.ts";
import { systemClock } from "#platform/clock.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openImportDesk, type ImportDesk } from "../../../../test/import-desk.ts";
import type { Person } from "../../../../test/shop.ts";
import { formOf } from "../../../../test/files/storage.ts";
import { tokenFor } from "../../../../test/token-for.ts";
import { unzip } from "../../../../test/files/unzip.ts";
import { exportEverything } from "./export-everything.ts";

let desk: ImportDesk;

beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

async function load(person: Person, elevated = true) {
  const token = await tokenFor(person, desk.server, { elevated });
  const response = await fetch(`${desk.server.url}/v1/functions/export-everything`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

const contentOf = (bytes: Buffer, name: string): string => unzip(bytes)[name] ?? `${name} is missing`;

test("an admin who has proved who they are gets every table, without secrets, and it is written down", async () => {
  await desk.owner.query("update app.customers set company_name = '=1+1' where id = $1", [desk.shop.cyd.customerId]);

  const { status, type, bytes } = await load(desk.shop.ada);

  expect([status, type]).toEqual([200, "application/zip"]);
  const customers = contentOf(bytes, "tables/customers.csv");
  expect(customers).toContain("Carla's Collision");
  expect(customers).toContain("'=1+1");
  const [header = ""] = contentOf(bytes, "tables/messages.csv").split("\r\n");
  expect(header).toContain("recipient");
  expect(header).not.toContain("body");
  for (const table of ["webhooks", "document_links", "billing_links"])
    expect(contentOf(bytes, `tables/${table}.csv`).split("\r\n")[0]).not.toMatch(/hash|secret|token/);
  const { rows } = await desk.owner.query("select actor_id, entity from app.audit_entries where action = 'exported'");
  expect(rows).toEqual([{ actor_id: desk.shop.ada.userId, entity: "everything" }]);
});

test("the audit comes with its seals, by which a copy can be checked elsewhere", async () => {
  await desk.owner
    .query(`insert into app.audit_entries (at, action, entity) values ('2024-05-01T18:00:00Z', 'changed', 'customers');
    select app_private.seal_audit('2024-05-03T12:00:00Z', 10, 1000)`);

  const { bytes } = await load(desk.shop.ada);

  const [header, first] = contentOf(bytes, "tables/audit_days.csv").split("\r\n");
  expect(header?.replace("\uFEFF", "")).toBe("id,day,ends_at,entry_count,digest,seal,sealed_at,removed_at");
  const { rows } = await desk.owner.query("select day, entry_count, digest, seal from app.audit_days order by id");
  expect(rows).toHaveLength(2);
  for (const value of Object.values(rows[0] ?? {})) expect(first).toContain(String(value));
});

test("a table longer than one batch has every row once", async () => {
  await desk.owner.query(
    "insert into app.customers (company_name, email) select 'Batch ' || n, n || '@example.com' from generate_series(1, 600) n",
  );

  const { bytes } = await load(desk.shop.ada);

  const names = contentOf(bytes, "tables/customers.csv").match(/Batch \d+/g) ?? [];
  expect([names.length, new Set(names).size]).toEqual([600, 600]);
});

test("without a fresh proof nothing is exported", async () => {
  const { status, bytes } = await load(desk.shop.ada, false);

  expect([status, JSON.parse(bytes.toString()).error]).toEqual([403, "elevated-claim-required"]);
});

test.each(["tom", "carla", "uma"] as const)("%s exports nothing", async (name) => {
  expect((await load(desk.shop[name])).status).toBe(403);
});

test("files come along; one whose content is gone is told", async () => {
  const uploaded = await fetch(`${desk.server.url}/v1/storage/files`, {
    method: "POST",
    headers: { authorization: `Bearer ${await tokenFor(desk.shop.carla, desk.server)}` },
    body: formOf([{ content: "What the shop wrote", fileName: "note.txt" }]),
  });
  const { processedFiles } = JSON.parse(await uploaded.text());
  await desk.owner.query("insert into app.files (name, size, is_uploaded) values ('gone.txt', 4, true)");

  const { bytes } = await load(desk.shop.ada);

  expect(uploaded.status).toBe(201);
  expect(contentOf(bytes, `files/${processedFiles[0].id}/note.txt`)).toBe("What the shop wrote");
  expect(contentOf(bytes, "missing-files.csv")).toContain("gone.txt");
});

test("a file with a name that no folder can hold comes along under another", async () => {
  const uploaded = await fetch(`${desk.server.url}/v1/storage/files`, {
    method: "POST",
    headers: { authorization: `Bearer ${await tokenFor(desk.shop.carla, desk.server)}` },
    body: formOf([{ content: "From an old system", fileName: "note.txt" }]),
  });
  const [{ id }] = JSON.parse(await uploaded.text()).processedFiles;
  await desk.owner.query("update app.files set name = '..' where id = $1", [id]);

  const { bytes } = await load(desk.shop.ada);

  expect(contentOf(bytes, `files/${id}/_`)).toBe("From an old system");
});

test("a download that is given up closes the file that it was at, and holds no connection", async () => {
  const pool = desk.server.db.server;
  const file = new Readable({ read: () => void file.push(randomBytes(64 * 1024)) });
  const atFile = Promise.withResolvers<void>();
  file.once("resume", () => atFile.resolve());
  const blobs = { ...openDiskBlobs(desk.server.config.dataDir), open: async () => file };
  await desk.owner.query("insert into app.files (name, size, is_uploaded) values ('long.mp4', 4, true)");
  const download = Readable.from(
    exportEverything({ ...desk.shop.ada, isElevated: true }, { pool, clock: systemClock, blobs }),
  );
  download.resume();
  await atFile.promise;

  download.destroy();

  await expect.poll(() => [file.destroyed, pool.totalCount - pool.idleCount]).toEqual([true, 0]);
});
