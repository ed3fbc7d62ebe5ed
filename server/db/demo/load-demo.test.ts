import { expect, onTestFinished, test } from "vitest";
import { rm } from "node:fs/promises";
import { cloneDatabase } from "../../test/database.ts";
import { temporaryDataFolder } from "../../test/data-folder.ts";
import { openDiskBlobs } from "#integrations/blobs/disk-blobs.ts";
import { blobKey } from "#modules/files/stored-file.ts";
import { checkDemo } from "./check-demo.ts";
import { loadDemo } from "./load-demo.ts";

const today = new Date().toISOString().slice(0, 10);

test("the demo shop is consistent, the same each time, and can be loaded again", async () => {
  await using db = await cloneDatabase();
  const folder = await temporaryDataFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const blobs = openDiskBlobs(folder);
  const print = async () => {
    const { rows } = await db.owner.query(
      `select md5(string_agg(o.id::text || o.internal_order_number || o.created_at || o.status_id || coalesce(o.invoice_total, 0), '' order by o.id))
        from app.service_orders o
        union all select md5(string_agg(f.id::text || f.name || f.sha256 || f.created_at, '' order by f.id)) from app.files f`,
    );
    return rows;
  };

  await loadDemo({ ownerUrl: db.ownerUrl, today, password: "open sesame", blobs });
  const first = await print();
  await loadDemo({ ownerUrl: db.ownerUrl, today, password: "open sesame", blobs });

  expect(await print()).toEqual(first);
  expect(await checkDemo(db.ownerUrl)).toEqual([]);
  const { rows } = await db.owner.query<{ blob: string; size: number }>(
    "select blob_id as blob, size::integer from app.files",
  );
  const sizes = new Map<string, number>();
  for await (const { key, size } of blobs.list("files/")) sizes.set(key, size);
  expect(rows.filter(({ blob, size }) => sizes.get(blobKey(blob)) !== size)).toEqual([]);
}, 600_000);
