// Rows and contents are written one after the other: after a crash in between this brings them back in step.
import type { Pool } from "pg";
import type { BlobStore } from "#integrations/blobs/blob-store.ts";
import type { Incoming } from "#integrations/blobs/incoming.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem, type Rights } from "#platform/transaction.ts";
import { removeContent } from "./remove-file.ts";
import { isFileId } from "./stored-file.ts";

export interface RepairParts {
  pool: Pool;
  blobs: BlobStore;
  incoming: Incoming;
  clock: Clock;
}

export interface Repaired {
  /** Contents without a row, removed. */
  orphans: number;
  /** Rows whose content is missing or cut, marked as not uploaded; or found whole again, and marked so. */
  marked: number;
  /** Uploads that were given up in the middle. */
  abandoned: number;
}

const hour = 3_600_000;
/** An upload that is under way has its content before its row. */
const grace = hour;
/** Images made of others are made again when they are asked for. */
const lifeOfDerived = 30 * 24 * hour;
const shards = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, "0"));

export async function repairFiles({ pool, blobs, incoming, clock }: RepairParts): Promise<Repaired> {
  const now = clock().getTime();
  const repaired = { orphans: 0, marked: 0, abandoned: await incoming.removeOlderThan(new Date(now - grace)) };
  for (const shard of shards) {
    const rows = await asSystem(pool, (system) => readRows(shard, system)); // Before the blobs: a newer row has one.
    const contents = new Map<string, number>();
    const old: string[] = [];
    for await (const { key, size, writtenAt } of blobs.list(`files/${shard}/`)) {
      const blobId = lastPart(key);
      if (!isFileId(blobId)) continue; // Not ours.
      contents.set(blobId, size);
      if (writtenAt.getTime() < now - grace) old.push(blobId);
    }
    const wrong = rows.filter(({ blobId, size, isUploaded }) => isUploaded !== (contents.get(blobId) === size));
    if (wrong.length > 0) repaired.marked += await asSystem(pool, (system) => markOtherwise(wrong, system));
    const orphans = old.length > 0 ? await asSystem(pool, (system) => withoutRow(old, system)) : [];
    for (const blobId of orphans) await removeContent(blobId, blobs);
    repaired.orphans += orphans.length;
  }
  await removeOldDerived(now, blobs);
  return repaired;
}

interface Row {
  blobId: string;
  size: number;
  isUploaded: boolean;
}

const readRows = (shard: string, system: Rights) =>
  system.rows<Row>({
    text: `select blob_id as "blobId", size::float8 as size, is_uploaded as "isUploaded" from app.files where blob_id between $1 and $2`,
    values: [`${shard}000000-0000-0000-0000-000000000000`, `${shard}ffffff-ffff-ffff-ffff-ffffffffffff`],
  });

const markOtherwise = (rows: readonly Row[], system: Rights): Promise<number> =>
  system.run({
    text: "update app.files set is_uploaded = not is_uploaded where blob_id = any($1)",
    values: [rows.map(({ blobId }) => blobId)],
  });

async function withoutRow(blobIds: readonly string[], system: Rights): Promise<string[]> {
  const rows = await system.rows<{ blobId: string }>({
    text: `select listed.id as "blobId" from unnest($1::uuid[]) as listed (id)
      where not exists (select from app.files f where f.blob_id = listed.id)`,
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
