// Rows and contents are written one after the other: after a crash in between this makes them consistent again.
import type { Pool } from "pg";
import type { BlobStore } from "#integrations/blobs/blob-store.ts";
import type { Incoming } from "#integrations/blobs/incoming.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { isPaired } from "#modules/files/file-store-identity.ts";
import { removeImagesOf } from "#modules/files/remove-file.ts";
import { blobKey, isFileId } from "#modules/files/stored-file.ts";

export interface RepairDeps {
  pool: Pool;
  blobs: BlobStore;
  incoming: Incoming;
  clock: Clock;
}

export interface Repaired {
  /** Contents without a row, moved to the trash. */
  orphans: number;
  /** Rows whose content is missing or truncated, marked as not uploaded; or complete again, and marked so. */
  marked: number;
  /** Uploads that were abandoned midway. */
  abandoned: number;
  /** Why rows and contents were left as they are. */
  refused?: string;
}

const hour = 3_600_000;
/** An upload in progress has its content before its row. */
const grace = hour;
/** Derived images are made again on demand. */
const lifeOfDerived = 30 * 24 * hour;
const shards = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, "0"));

/** A crash leaves little behind; more than this means that the wrong store and database are being compared. */
const explainable = { count: 100, share: 0.05 };

export async function repairFiles(deps: RepairDeps): Promise<Repaired> {
  const now = deps.clock().getTime();
  const abandoned = await deps.incoming.removeOlderThan(new Date(now - grace));
  const nothing = { orphans: 0, marked: 0, abandoned };
  if (!(await isPaired(deps))) return { ...nothing, refused: "the files belong to another database" };
  const found = emptyFindings();
  for (const shard of shards) await compareShard(shard, { ...deps, now }, found);
  if (isBeyond(found.orphans, found.contents)) {
    return { ...nothing, refused: `${found.orphans.length} of ${found.contents} contents have no row` };
  }
  if (isBeyond(found.lost, found.rows)) {
    return { ...nothing, refused: `${found.lost.length} of ${found.rows} rows have no content` };
  }
  await removeOldDerived(now, deps.blobs);
  await emptyOldTrash(now, deps.blobs);
  return { ...(await repairFound(found, deps)), abandoned };
}

interface Findings {
  rows: number;
  contents: number;
  orphans: string[];
  /** Rows that claim content that is missing or truncated. */
  lost: string[];
  /** Rows that claim no content, although it exists. */
  whole: string[];
}

const emptyFindings = (): Findings => ({ rows: 0, contents: 0, orphans: [], lost: [], whole: [] });

const isBeyond = (wrong: readonly string[], all: number): boolean =>
  wrong.length > Math.max(explainable.count, all * explainable.share);

async function compareShard(
  shard: string,
  { pool, blobs, now }: RepairDeps & { now: number },
  found: Findings,
): Promise<void> {
  const rows = await asSystem(pool, (system) => readRows(shard, system)); // Before the blobs: a newer row has one.
  const contents = new Map<string, number>();
  const old: string[] = [];
  for await (const { key, size, writtenAt } of blobs.list(`files/${shard}/`)) {
    const blobId = lastPart(key);
    if (!isFileId(blobId)) continue; // Not one of ours.
    contents.set(blobId, size);
    if (writtenAt.getTime() < now - grace) old.push(blobId);
  }
  found.rows += rows.length;
  found.contents += contents.size;
  for (const { blobId, size, isUploaded } of rows) {
    if (isUploaded === (contents.get(blobId) === size)) continue;
    (isUploaded ? found.lost : found.whole).push(blobId);
  }
  if (old.length > 0) found.orphans.push(...(await asSystem(pool, (system) => withoutRow(old, system))));
}

async function repairFound(
  { orphans, lost, whole }: Findings,
  { pool, blobs }: RepairDeps,
): Promise<Pick<Repaired, "marked" | "orphans">> {
  for (const blobId of orphans) {
    await moveToTrash(blobKey(blobId), blobs);
    await removeImagesOf(blobId, blobs);
  }
  const back: string[] = [];
  for (const blobId of lost) if (await takeFromTrash(blobKey(blobId), blobs)) back.push(blobId);
  const changed = [...lost.filter((blobId) => !back.includes(blobId)), ...whole];
  const marked = changed.length > 0 ? await asSystem(pool, (system) => markOtherwise(changed, system)) : 0;
  return { orphans: orphans.length, marked };
}

interface Row {
  blobId: string;
  size: number;
  isUploaded: boolean;
}

const readRows = (shard: string, system: Rights) =>
  system.rows<Row>({
    text: `select blob_id, size::float8 as size, is_uploaded from app.files where blob_id between $1 and $2`,
    values: [`${shard}000000-0000-0000-0000-000000000000`, `${shard}ffffff-ffff-ffff-ffff-ffffffffffff`],
  });

const markOtherwise = (blobIds: readonly string[], system: Rights): Promise<number> =>
  system.run({
    text: "update app.files set is_uploaded = not is_uploaded where blob_id = any($1)",
    values: [blobIds],
  });

async function withoutRow(blobIds: readonly string[], system: Rights): Promise<string[]> {
  const rows = await system.rows<{ blobId: string }>({
    text: `select listed.id as blob_id from unnest($1::uuid[]) as listed (id)
      where not exists (select from app.files f where f.blob_id = listed.id)
        and not exists (select from app_private.received_mails m where m.blob_id = listed.id)`,
    values: [blobIds],
  });
  return rows.map(({ blobId }) => blobId);
}

async function removeOldDerived(now: number, blobs: BlobStore): Promise<void> {
  for await (const { key, writtenAt } of blobs.list("derived/")) {
    if (writtenAt.getTime() < now - lifeOfDerived) await blobs.remove(key);
  }
}

const lastPart = (key: string): string => key.slice(key.lastIndexOf("/") + 1);

/** Contents that the repair job took for orphans are kept here, in case they were not. */
const folder = "trash/";
const life = 7 * 24 * 3_600_000;

const moveToTrash = (key: string, blobs: BlobStore): Promise<boolean> => blobs.move(key, folder + key);

/** Returns false when it is not there. */
const takeFromTrash = (key: string, blobs: BlobStore): Promise<boolean> => blobs.move(folder + key, key);

async function emptyOldTrash(now: number, blobs: BlobStore): Promise<void> {
  for await (const { key, writtenAt } of blobs.list(folder)) {
    if (writtenAt.getTime() < now - life) await blobs.remove(key);
  }
}
