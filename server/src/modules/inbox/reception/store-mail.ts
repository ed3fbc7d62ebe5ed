// A mail is stored as it came before anybody reads it: the content first, then its row, and only then is it acknowledged to
// whoever brought it.
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Pool } from "pg";
import { blobKey } from "#modules/files/stored-file.ts";
import type { BlobStore } from "#integrations/blobs/blob-store.ts";
import type { Incoming } from "#integrations/blobs/incoming.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { noteMail } from "#platform/limits/garbage-collection.ts";
import { randomIds } from "#platform/ids.ts";

export interface StoreDeps {
  /** Connected as app_server. */
  pool: Pool;
  blobs: BlobStore;
  incoming: Incoming;
  /** In bytes: of a larger mail only the beginning is kept. */
  largestMail?: number;
}

/** By which way it came. */
export interface Arrival {
  source: "imap" | "smtp";
  mailbox: string;
  uidValidity: bigint | null;
  uid: number | null;
  returnPath: string | null;
  deliveredTo: readonly string[];
  receivedAt: Date;
}

export const usualLargestMail = 150_000_000;

/** Stores a mail unless it is known by its content, from whichever mailbox, and has it placed. */
export async function storeMail(content: Readable, arrival: Arrival, deps: StoreDeps): Promise<"known" | "stored"> {
  const hash = createHash("sha256");
  const { largestMail = usualLargestMail } = deps;
  const { path, size, discard } = await deps.incoming.receive(Readable.from(hashing(content, hash)), largestMail);
  noteMail(size);
  try {
    const contentHash = hash.digest("hex");
    if (await asSystem(deps.pool, (system) => noteAgain(contentHash, arrival, system))) return "known";
    const blobId = randomIds();
    await deps.blobs.keep(blobKey(blobId), path);
    return await asSystem(deps.pool, async (system) => {
      const isNew = await insert({ ...arrival, contentHash, blobId, size, isCut: size > largestMail }, system);
      if (isNew) await system.run(placeMailsSoon());
      return isNew ? "stored" : "known";
    });
  } finally {
    await discard();
  }
}

async function* hashing(content: Readable, hash: ReturnType<typeof createHash>) {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}

/** The mailbox was moved, began to count anew, or has the mail twice: reading goes on behind it. */
async function noteAgain(
  contentHash: string,
  { source, mailbox, uidValidity, uid }: Arrival,
  system: Rights,
): Promise<boolean> {
  const known = await system.maybe<{ id: string }>({
    text: "select id from app_private.received_mails where content_hash = $1",
    values: [contentHash],
  });
  if (known && source === "imap")
    await system.run({
      text: "update app_private.received_mails set source = 'imap', mailbox = $2, uid_validity = $3, uid = $4 where id = $1",
      values: [known.id, mailbox, uidValidity, uid],
    });
  return known !== undefined;
}

interface Stored extends Arrival {
  contentHash: string;
  blobId: string;
  size: number;
  isCut: boolean;
}

/** False when another process was faster. */
const insert = async (mail: Stored, system: Rights): Promise<boolean> =>
  (await system.run({
    text: `insert into app_private.received_mails (source, mailbox, uid_validity, uid, content_hash, blob_id, size, return_path, delivered_to,
        received_at, is_cut) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (content_hash) do nothing`,
    values: [
      mail.source,
      mail.mailbox,
      mail.uidValidity,
      mail.uid,
      mail.contentHash,
      mail.blobId,
      mail.size,
      mail.returnPath,
      mail.deliveredTo,
      mail.receivedAt,
      mail.isCut,
    ],
  })) > 0;

export const placeMailsSoon = () => ({
  text: "select graphile_worker.add_job('place-mails', queue_name => 'place-mails', job_key => 'place-mails')",
});
