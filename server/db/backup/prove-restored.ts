/** What a restore can say for itself: rows, the seals of the audit and the contents of the files. */
import type { Client } from "pg";
import { sizesOf } from "../move/copy-files.ts";
import type { BlobStore } from "#integrations/blobs/blob-store.ts";
import { blobKey } from "#modules/files/stored-file.ts";
import { messageOf } from "#platform/startup-error.ts";
import { countRows, type Counted } from "./count-rows.ts";

export interface Proof {
  /** What was looked at, a sentence each. */
  said: string[];
  /** What is missing or wrong, each by its name. */
  problems: string[];
}

interface Restored {
  /** Connected as the owner, before any migration. */
  client: Client;
  /** Undefined: the backup is of a release that did not count. */
  counted: Counted | undefined;
  blobs: BlobStore;
}

export async function proveRestored({ client, counted, blobs }: Restored): Promise<Proof> {
  const proofs = [await proveRows(client, counted), await proveSeals(client), await proveFiles(client, blobs)];
  return { said: proofs.flatMap(({ said }) => said), problems: proofs.flatMap(({ problems }) => problems) };
}

async function proveRows(client: Client, counted: Counted | undefined): Promise<Proof> {
  const found = await countRows(client, counted?.before ?? null);
  const all = [...found.values()].reduce((sum, { all: rows }) => sum + rows, 0);
  const those = `Rows: ${all} in ${found.size} tables`;
  if (!counted) return { said: [`${those}, all read; nothing says how many there were.`], problems: [] };
  const problems = Object.entries(counted.rows).flatMap(([name, rows]) => {
    const there = found.get(name)?.certain;
    if (there === undefined) return [`The table ${name} is missing.`];
    // Of a copy of a running database some may have gone while it was made, but were there before.
    const isThere = counted.before === null ? there === rows : there >= rows;
    return isThere ? [] : [`The table ${name} has ${there} of ${rows} rows.`];
  });
  return { said: problems.length === 0 ? [`${those}, as the backup says.`] : [], problems };
}

async function proveSeals(client: Client): Promise<Proof> {
  const known = "select to_regprocedure('app_private.check_audit_day(date)') is not null as known";
  const { rows: functions } = await client.query<{ known: boolean }>(known);
  if (!functions[0]?.known)
    return { said: ["Days of the audit: the backup is of a release that did not seal them."], problems: [] };
  const { rows } = await client.query<{ day: string; problem: string | null }>(
    `select d.day, c.problem from app.audit_days d cross join lateral app_private.check_audit_day(d.day) c order by d.day`,
  );
  const wrong = rows.filter(({ problem }) => problem !== null);
  return {
    said: wrong.length === 0 ? [`Days of the audit: ${rows.length}, all as they were sealed.`] : [],
    problems: wrong.map(({ day, problem }) => `The audit of ${day} does not agree with its seal (${problem}).`),
  };
}

async function proveFiles(client: Client, blobs: BlobStore): Promise<Proof> {
  const { rows } = await client.query<{ name: string; blobId: string; size: number }>(
    `select name, blob_id as "blobId", size::float8 as size from app.files where is_uploaded order by created_at, id`,
  );
  const sizes = await sizesOf(blobs, "files/").catch((error: unknown) => messageOf(error));
  if (typeof sizes === "string") return { said: [], problems: [`The files cannot be looked at: ${sizes}`] };
  const problems = rows.flatMap(({ name, blobId, size }) => {
    const there = sizes.get(blobKey(blobId));
    if (there === size) return [];
    const file = `The file "${name}" (${blobKey(blobId)})`;
    return [there === undefined ? `${file} is missing.` : `${file} has ${there} of ${size} bytes.`];
  });
  return {
    said: problems.length === 0 ? [`Files: ${rows.length}, all there, each as large as its row says.`] : [],
    problems,
  };
}
