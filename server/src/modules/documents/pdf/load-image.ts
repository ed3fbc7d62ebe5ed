import { buffer } from "node:stream/consumers";
import { fail } from "@boresight/domain/base/errors";
import type { FileDeps } from "#modules/files/file-deps.ts";
import { blobKey } from "#modules/files/stored-file.ts";
import { readLogo } from "#modules/settings/shop/read-public-shop.ts";
import type { Rights } from "#platform/database/transaction.ts";
import type { ReadDocument, StoredImage } from "#modules/documents/content/document-reader.ts";

type ReadAsSystem = <Found>(read: (system: Rights) => Promise<Found>) => Promise<Found>;

/** The images of a document as functions that load them one at a time. */
export const imageLoaders = (images: ReadDocument["images"], blobs: FileDeps["blobs"], asSystem: ReadAsSystem) =>
  Object.fromEntries(Object.entries(images).map(([name, stored]) => [name, () => load(stored, blobs, asSystem)]));

async function load(stored: StoredImage, blobs: FileDeps["blobs"], asSystem: ReadAsSystem): Promise<Uint8Array> {
  if ("logoMark" in stored) return (await asSystem((system) => readLogo(stored.logoMark, system))).content;
  const content = await blobs.open(blobKey(stored.blobId));
  if (!content) throw fail("file-not-uploaded");
  return buffer(content);
}
