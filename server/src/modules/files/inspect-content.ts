import { fail } from "@boresight/domain/base/errors";
import { nameOfType } from "@boresight/domain/files/file-rules";
import type { Received } from "#integrations/blobs/incoming.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { Bucket } from "./buckets.ts";
import { contentTypeOf, type ContentType } from "./content-type.ts";
import type { FileDeps } from "./file-deps.ts";
import { measureImage, type Measured } from "./measure-image.ts";

export interface Arrival {
  name: string;
  /** The content type that the sender declares. */
  contentType: string;
  received: Received;
}

export interface Inspected extends ContentType, Measured {
  /** With the extension of the content, where the sender's says another type. */
  name: string;
  virusScan: "clean" | null;
}

/** Accepts what the bucket allows and the scanner finds clean. Returns what kind of content it is. */
export async function inspectContent(arrival: Arrival, bucket: Bucket, deps: FileDeps): Promise<Inspected> {
  requireSize(arrival, bucket);
  const { contentType, received } = arrival;
  const found = deps.scanner && (await deps.scanner.scan(received.path));
  if (found) await requireClean(arrival, found, deps);
  const type = await contentTypeOf(received.head, contentType);
  const name = type.isShown ? nameOfType(arrival.name, type.mimeType) : arrival.name;
  const measured = await measureImage(received.path, type.mimeType);
  return { ...type, ...measured, name, virusScan: deps.scanner ? "clean" : null };
}

function requireSize({ name, received: { size } }: Arrival, { minSize, maxSize }: Bucket): void {
  if (size > maxSize) throw fail("file-too-big", { data: { filename: name, size, maxSize } });
  if (size < minSize) throw fail("file-too-small", { data: { filename: name, size, minSize } });
}

/** Quarantined, where nobody reaches it through the product. */
async function requireClean({ name, received }: Arrival, found: string, { blobs, ids, pool }: FileDeps) {
  const key = `quarantine/${ids()}`;
  await blobs.keep(key, received.path);
  const payload = { name, threat: found, keptAs: key, sha256: received.sha256 };
  await asSystem(pool, (_system, { emit }) => emit({ type: "document.refused", entityId: ids(), payload }));
  throw fail("file-infected");
}
