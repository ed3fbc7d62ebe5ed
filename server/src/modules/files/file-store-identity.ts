// Database and file store recognize each other by an id that both hold. A server that combined two that do not belong
// together would show no files, and its repair job would treat every content as an orphan.
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Pool } from "pg";
import type { FileDeps } from "./file-deps.ts";
import { BoresightError } from "@boresight/domain/base/errors";
import { messageOf, StartupError } from "#platform/startup-error.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { blobKey } from "./stored-file.ts";

type StoreDeps = Pick<FileDeps, "blobs" | "incoming" | "pool">;

export const identityKey = "identity";
const sampleSize = 200;
/** The share of the database's contents that an unmarked store must hold to count as this database's. */
const leastShare = 0.9;

/** At startup: marks a new store, and refuses one that belongs to another database. */
export async function pairFileStore(deps: StoreDeps): Promise<void> {
  try {
    await pair(deps);
  } catch (error) {
    if (!(error instanceof BoresightError) || error.code !== "files-unavailable") throw error;
    throw new StartupError(adviceOnStore(error.cause), { cause: error });
  }
}

const adviceOnStore = (cause: unknown): string =>
  `The bucket for files cannot be used (${messageOf(cause)}): start the service that holds it, or correct S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY, which must be allowed to list, read, write and delete.`;

async function pair(deps: StoreDeps): Promise<void> {
  const known = await readKnown(deps.pool);
  const found = await readFound(deps);
  if (found === known.id) return;
  if (found !== null || known.isPaired || !(await fits(deps))) throw new StartupError(advice(known.id));
  const { path } = await deps.incoming.receive(Readable.from([Buffer.from(known.id)]), known.id.length);
  await deps.blobs.keep(identityKey, path);
  await asSystem(deps.pool, (system) => system.run({ text: "update app_private.file_store set paired_at = now()" }));
}

export async function isPaired(deps: Pick<FileDeps, "blobs" | "pool">): Promise<boolean> {
  return (await readFound(deps)) === (await readKnown(deps.pool)).id;
}

const advice = (id: string): string =>
  `The files of this database lie elsewhere: choose their DATA_DIR or S3 bucket, which several servers of one database share, or put them back from a backup. To go on without them, write ${id} to "${identityKey}" in the folder of the files or in the bucket.`;

const readKnown = (pool: Pool): Promise<{ id: string; isPaired: boolean }> =>
  asSystem(pool, (system) =>
    system.one({ text: `select id, paired_at is not null as is_paired from app_private.file_store` }),
  );

async function readFound({ blobs }: Pick<FileDeps, "blobs">): Promise<string | null> {
  const content = await blobs.open(identityKey);
  return content && (await text(content)).trim();
}

/** Before either is marked: both are empty, or the store holds what the database names. */
async function fits({ blobs, pool }: StoreDeps): Promise<boolean> {
  const blobIds = await asSystem(pool, sampleOfContents);
  if (blobIds.length === 0) return isEmpty(blobs);
  let present = 0;
  for (const blobId of blobIds) {
    const content = await blobs.open(blobKey(blobId), { start: 0, end: 0 });
    content?.destroy();
    if (content) present++;
  }
  return present >= blobIds.length * leastShare;
}

async function isEmpty(blobs: FileDeps["blobs"]): Promise<boolean> {
  const { done } = await blobs.list("files/")[Symbol.asyncIterator]().next();
  return done === true;
}

async function sampleOfContents(system: Rights): Promise<string[]> {
  const rows = await system.rows<{ blobId: string }>({
    text: `select blob_id from app.files where is_uploaded order by blob_id limit $1`,
    values: [sampleSize],
  });
  return rows.map(({ blobId }) => blobId);
}
