import { buffer } from "node:stream/consumers";
import { fail } from "@boresight/domain/base/errors";
import { limitWork, type LimitedWork } from "#platform/limits/limited-work.ts";
import type { FileDeps } from "./file-deps.ts";
import { bareImage, nameOfChange, type ImageChange, formatOf } from "./image-change.ts";
import { makeImage } from "./image-process.ts";
import { blobKey, derivedFolder, type StoredFile } from "./stored-file.ts";

/** Requests beyond this are asked to retry. */
const imageWork = { atOnce: 2, waiting: 16, retryAfter: 5 };
/** Of one login: whoever asks for many sizes waits for them one after the other, and others do not wait. */
const ownWork = { atOnce: 1, waiting: 11 };
/** Of one file: whoever asks for ever more sizes fills no disk. */
const mostKept = 20;
/** In bytes. Larger ones are rare, and made again each time. */
const largestKept = 3_000_000;

interface ImageAsker {
  /** The login, or the signed address. */
  name: string;
  /** Counts an image that must be made; throws `too-many-requests`. */
  count: () => Promise<void>;
}

export type ChangeImage = (file: StoredFile, change: ImageChange, asker: ImageAsker) => Promise<Buffer>;

interface Asked {
  file: StoredFile;
  change: ImageChange;
  asker: ImageAsker;
}

/**
 * Returns a function that changes an image, cached, and computed once for concurrent requests. It throws `image-busy`
 * when too many are being made, `too-many-requests` when one login asks for too many, `file-not-uploaded` when the
 * content is missing.
 */
export function createChangeImage(deps: Pick<FileDeps, "blobs">): ChangeImage {
  const underWay = new Map<string, Promise<Buffer>>();
  const { atOnce, waiting, retryAfter } = imageWork;
  const busy = () => fail("image-busy", { retryAfter });
  const limited = limitWork({ name: "images", atOnce, waiting, refuse: busy });

  const own = new Map<string, { work: LimitedWork; users: number }>();

  return (file, change, asker) => {
    const key = derivedFolder(file.blobId) + nameOfChange(change);
    const making = underWay.get(key) ?? findOrMake(key, { file, change, asker }).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };

  async function findOrMake(key: string, { file, change, asker }: Asked): Promise<Buffer> {
    const made = await deps.blobs.open(key);
    if (made) return buffer(made);
    await asker.count();
    return inOwnTurn(asker.name, () => limited(() => make(key, file, change)));
  }

  async function inOwnTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const turns = own.get(name) ?? { work: limitWork({ ...ownWork, refuse: busy }), users: 0 };
    own.set(name, turns);
    turns.users++;
    try {
      return await turns.work(work);
    } finally {
      turns.users--;
      if (turns.users === 0) own.delete(name);
    }
  }

  async function make(key: string, file: StoredFile, change: ImageChange): Promise<Buffer> {
    const content = await deps.blobs.open(blobKey(file.blobId));
    if (!content) throw fail("file-not-uploaded");
    const image = await makeImage({ content: await buffer(content), change, isBare: isBare(file, change) });
    if (image.length <= largestKept) await keep(key, image, derivedFolder(file.blobId));
    return image;
  }

  async function keep(key: string, image: Buffer, folder: string): Promise<void> {
    const kept: { key: string; at: number }[] = [];
    for await (const blob of deps.blobs.list(folder)) kept.push({ key: blob.key, at: blob.writtenAt.getTime() });
    const oldest = kept.toSorted((one, other) => one.at - other.at);
    for (const { key: old } of oldest.slice(0, Math.max(0, kept.length - mostKept + 1))) await deps.blobs.remove(old);
    await deps.blobs.cache(key, image);
  }
}

const isBare = ({ mimeType }: StoredFile, change: ImageChange): boolean =>
  formatOf(mimeType) === change.format && nameOfChange(change) === nameOfChange(bareImage(change.format));
