import { randomUUID } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildFile, save } from "#db/rows/factories.ts";
import { blobKey } from "#modules/files/stored-file.ts";
import { openPool } from "#platform/database/db.ts";
import { openEmbeddedDatabase } from "#platform/database/embedded-database.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { temporaryDataFolder } from "../../test/data-folder.ts";
import { testConfig } from "../../test/server.ts";
import { makeBackup } from "./make-backup.ts";
import { proveInPlace, restoreBackup } from "./restore-backup.ts";
import { makeLive } from "./shop-copy.ts";

const root = await temporaryDataFolder();
afterAll(() => rm(root, { recursive: true }));

const restoreInto = (dataDir: string, source: string) =>
  restoreBackup({ source, dataDir, environment: { DATA_DIR: dataDir } });

test.each([
  ["of another major version of PostgreSQL", "17\n", /is of PostgreSQL 17, and this release brings PostgreSQL 18/],
  ["without its database", null, /There is no database in .*PG_VERSION is missing/],
] as const)("a backup %s is refused, and the data folder stays empty", async (what, version, said) => {
  const source = join(root, what);
  const dataDir = join(root, `data ${what}`);
  await mkdir(join(source, "database"), { recursive: true });
  if (version !== null) await writeFile(join(source, "database/PG_VERSION"), version);
  await writeFile(
    join(source, "backup.json"),
    JSON.stringify({ madeAt: "2026-11-22T03:00:00.000Z", database: "embedded", files: "s3" }),
  );

  const restored = restoreInto(dataDir, source);

  await expect(restored).rejects.toThrow(said);
  expect(await readdir(dataDir)).toEqual([]);
});

/** What a started database of this data folder says. */
async function ask(dataDir: string, command: (ownerUrl: string) => Promise<unknown>): Promise<unknown> {
  const { ownerUrl, release } = await openEmbeddedDatabase(dataDir);
  try {
    return await command(ownerUrl);
  } finally {
    await release();
  }
}

const marks = async (ownerUrl: string) => {
  const owner = openPool(ownerUrl, { max: 1 });
  const text = `select l.token_hash as hash, (select count(*)::integer from app_private.shop_copy) as copies,
    s.paired_at is not null as is_paired, k.sealed_key is null and k.retired_at is null as is_known_only
      from app_private.kiosk_links l, app_private.file_store s, app_private.signing_keys k`;
  const { rows } = await owner.query(text);
  await owner.end();
  return rows[0];
};

describe("a backup of the embedded database", () => {
  const backup = join(root, "backup");
  const photo = { id: randomUUID(), blob_id: randomUUID(), name: "windshield.jpg", size: 7, is_uploaded: true };

  beforeAll(async () => {
    const dataDir = join(root, "shop");
    await mkdir(dataDir);
    const { ownerUrl, release } = await openEmbeddedDatabase(dataDir);
    await migrate({ ownerUrl });
    const owner = openPool(ownerUrl, { max: 1 });
    await save(owner, "app.files", [buildFile(photo)]);
    await owner.query("insert into app_private.kiosk_links (name, token_hash) values ('Wall', $1)", [linkHash]);
    await owner.query(
      "insert into app_private.signing_keys (id, certificate, sealed_key, signs_from, signs_until, created_at) values ($1, 'c', 'k', now(), now() + '1 day', now())",
      [linkHash],
    );
    await owner.end();
    await release();
    const path = join(dataDir, "files", blobKey(photo.blob_id));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, "content");
    await writeFile(join(dataDir, "files/identity"), "the shop's");
    for (const name of ["jwt-secret", "seal-secret"]) await writeFile(join(dataDir, name), linkHash, { mode: 0o600 });
    await makeBackup({ ...testConfig, dataDir }, backup);
  });

  const linkHash = "0123456789abcdef".repeat(4);

  test("is restored as a copy that shares no links, sessions and store with the shop, until it is made the shop", async () => {
    const dataDir = join(root, "copy");
    const { proof } = await restoreBackup({
      source: backup,
      dataDir,
      environment: { DATA_DIR: dataDir },
      asCopy: true,
    });

    expect(proof.problems).toEqual([]);
    const [jwtSecret, sealSecret] = await Promise.all(
      ["jwt-secret", "seal-secret"].map((name) => readFile(join(dataDir, name), "utf8")),
    );
    expect(sealSecret).toBe(linkHash);
    expect(jwtSecret).not.toBe(linkHash);
    expect(await readdir(join(dataDir, "files"))).not.toContain("identity");
    expect(await ask(dataDir, marks)).toEqual({
      hash: expect.stringMatching(/^[g-v]{64}$/),
      copies: 1,
      is_paired: false,
      is_known_only: true,
    });
    expect(await ask(dataDir, makeLive)).toBe(true);
    expect(await ask(dataDir, marks)).toMatchObject({ hash: linkHash, copies: 0 });
    expect(await ask(dataDir, makeLive)).toBe(false);
  });

  /** A second one, to do harm to. */
  async function copyOf(name: string): Promise<string> {
    await cp(backup, join(root, name), { recursive: true });
    return join(root, name);
  }

  test("is restored, and says what was compared", async () => {
    const { proof } = await restoreInto(join(root, "whole"), backup);

    expect(proof.problems).toEqual([]);
    expect(proof.said).toEqual([
      expect.stringMatching(/^Rows: \d+ in \d+ tables, as the backup says\.$/),
      expect.stringMatching(/^Days of the audit: /),
      "Files: 1, all there, each as large as its row says.",
    ]);
  });

  test("that is not whole is restored as far as it goes, and says what is missing", async () => {
    const harmed = await copyOf("harmed");
    const manifest = JSON.parse(await readFile(join(harmed, "backup.json"), "utf8"));
    manifest.counted.rows["app.tasks"] += 2;
    await writeFile(join(harmed, "backup.json"), JSON.stringify(manifest));
    await rm(join(harmed, "files", blobKey(photo.blob_id)));
    const dataDir = join(root, "not whole");

    const { proof } = await restoreInto(dataDir, harmed);

    expect(proof.problems).toEqual([
      expect.stringMatching(/^The table app\.tasks has \d+ of \d+ rows\.$/),
      `The file "windshield.jpg" (${blobKey(photo.blob_id)}) is missing.`,
    ]);
    expect(await readdir(dataDir)).toContain("postgres-password");
  });

  test("that other programs put back is looked at, and held back with all its links until it is live again", async () => {
    const dataDir = join(root, "put back");
    await restoreInto(dataDir, backup);
    const config = { ...testConfig, dataDir };

    expect(await proveInPlace(config, { hold: true })).toEqual({
      said: [
        expect.stringMatching(/^Rows: \d+ in \d+ tables, all read; nothing says how many there were\.$/),
        expect.stringMatching(/^Days of the audit: /),
        "Files: 1, all there, each as large as its row says.",
      ],
      problems: [],
    });
    expect(await ask(dataDir, marks)).toMatchObject({ hash: linkHash, copies: 1, is_known_only: false });
    expect(await ask(dataDir, makeLive)).toBe(true);

    await rm(join(dataDir, "files", blobKey(photo.blob_id)));
    const { problems } = await proveInPlace(config, { hold: false });
    expect(problems).toEqual([`The file "windshield.jpg" (${blobKey(photo.blob_id)}) is missing.`]);
    expect(await ask(dataDir, marks)).toMatchObject({ hash: linkHash, copies: 0 });
  });

  test.each([
    ["whose database cannot be started", (folder: string) => truncate(join(folder, "database/global/pg_control"), 100)],
    ["without its secrets", (folder: string) => rename(join(folder, "secrets"), join(folder, "elsewhere"))],
    ["with a secret that was cut off", (folder: string) => truncate(join(folder, "secrets/postgres-password"), 3)],
  ])("%s fails, and leaves the data folder to the next try", async (what, harm) => {
    const harmed = await copyOf(what);
    await harm(harmed);
    const dataDir = join(root, `data ${what}`);

    await expect(restoreInto(dataDir, harmed)).rejects.toThrow();

    expect(await readdir(dataDir)).toEqual([]);
    expect((await restoreInto(dataDir, backup)).proof.problems).toEqual([]);
  });
});
