/** Opens the table of VINs with the first VIN: the operator's own from the data directory, or the one that came with the product. */
import { createHash } from "node:crypto";
import { access, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { vinTableIn, type VinTable } from "./vin-table.ts";

const ownName = "vin-table.db";

let opened: Promise<VinTable> | undefined;

/** The one that was opened first stays open: a program has one data directory. One that failed is tried again. */
export function openVinTable(dataDir: string | null = null): Promise<VinTable> {
  opened ??= open(dataDir).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(dataDir: string | null): Promise<VinTable> {
  const own = dataDir === null ? null : join(dataDir, ownName);
  if (own === null || !(await exists(own))) return tableAt(await unpacked());
  try {
    return await tableAt(own);
  } catch {
    return tableAt(await unpacked()); // A broken file of an operator takes no VIN from anybody.
  }
}

/** Throws for a file that is no table of VINs. */
async function tableAt(path: string): Promise<VinTable> {
  const { DatabaseSync } = await import("node:sqlite");
  return vinTableIn(new DatabaseSync(path, { readOnly: true }));
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Once per machine; several processes may start at the same time. */
async function unpacked(): Promise<string> {
  const packed = await readFile(new URL("vin-table.db.br", import.meta.url));
  const mark = createHash("sha256").update(packed).digest("hex").slice(0, 16);
  const path = join(tmpdir(), `boresight-vin-table-${mark}.db`);
  if (await exists(path)) return path;
  const beside = `${path}.${process.pid}`;
  await writeFile(beside, await promisify(brotliDecompress)(packed));
  await rename(beside, path);
  return path;
}
