// Sends a file: conditions, image options, ranges and headers, the same with a token and with a signed address.
import { fail } from "@boresight/domain/base/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ByteRange } from "#integrations/blobs/blob-store.ts";
import { bareImage, nameOfChange, type ImageChange, formatOf } from "#modules/files/image-change.ts";
import { isDangerous } from "#modules/files/content-type.ts";
import { blobKey, etagOf, type StoredFile } from "#modules/files/stored-file.ts";
import { contentDisposition } from "#platform/http/content-disposition.ts";
import { conditionOutcome } from "./conditions.ts";
import { changeFor, readImageOptions } from "./image-options.ts";
import type { StorageDeps } from "./storage-deps.ts";

type Asked = Pick<FastifyRequest, "headers" | "method" | "query">;

interface Exchange {
  request: Asked;
  reply: FastifyReply;
}

interface Readable {
  file: StoredFile;
  cacheControl: string;
  /** Whether the image keeps the camera's metadata. */
  asOriginal: boolean;
  /** Transforming images is expensive, so it requires an account with a customer. */
  mayChange: boolean;
  /** Who asks: the login, or the signed address. */
  asker: string;
}

export async function sendContent(
  { request, reply }: Exchange,
  { file, cacheControl, asOriginal, mayChange, asker }: Readable,
  deps: StorageDeps,
): Promise<FastifyReply> {
  if (!file.isUploaded) throw fail("file-not-uploaded");
  const options = readImageOptions(request.query);
  if (options && !mayChange) throw fail("image-not-for-you");
  const format = asOriginal ? undefined : formatOf(file.mimeType);
  const bare = format ? bareImage(format) : null;
  const change = options ? changeFor(options, file.mimeType, request.headers.accept ?? "") : bare;
  const etag = change ? etagOf(file).replace(/"$/, `-${nameOfChange(change)}"`) : etagOf(file);
  const modifiedAt = new Date(file.updatedAt);
  reply
    .header("cache-control", cacheControl)
    .header("surrogate-control", cacheControl)
    .header("etag", etag)
    .header("vary", `Origin, Authorization, X-Hasura-Role${options?.f === "auto" ? ", Accept" : ""}`);
  const outcome = conditionOutcome(request.headers, { etag, modifiedAt });
  if (outcome) return reply.code(outcome).send();
  reply.header("last-modified", modifiedAt.toUTCString()).header("surrogate-key", file.id);
  describe(reply, change ? changedFile(file, change) : file, deps);
  const content = change
    ? contentOf(await deps.changeImage(file, change, { name: asker, count: () => deps.countImage(asker) }))
    : storedContent(file, deps);
  return sendRanged({ request, reply }, { ...content, etag, modifiedAt });
}

function describe(reply: FastifyReply, { mimeType, name }: StoredFile, { config }: StorageDeps): void {
  const dangerous = isDangerous(mimeType);
  reply
    .removeHeader("x-frame-options") // The policy repeats this, and allows our own pages to embed files.
    .header("content-type", mimeType.startsWith("text/") ? `${mimeType}; charset=utf-8` : mimeType)
    .header("content-disposition", contentDisposition(dangerous ? "attachment" : "inline", name))
    .header("x-content-type-options", "nosniff")
    .header(
      "content-security-policy",
      dangerous ? "default-src 'none'; sandbox" : `frame-ancestors 'self' ${new URL(config.clientUrl).origin}`,
    );
}

/** Another format gets another file extension. */
function changedFile(file: StoredFile, { format }: ImageChange): StoredFile {
  const mimeType = `image/${format}`;
  return mimeType === file.mimeType ? file : { ...file, mimeType, name: `${file.name}.${format}` };
}

interface Content {
  size: number;
  open: (range?: ByteRange) => Promise<unknown>;
}

const storedContent = ({ blobId, size }: StoredFile, { blobs }: StorageDeps): Content => ({
  size,
  open: (range) => blobs.open(blobKey(blobId), range),
});

const contentOf = (image: Buffer): Content => ({
  size: image.length,
  open: async (range) => (range ? image.subarray(range.start, range.end + 1) : image),
});

interface Ranged extends Content {
  etag: string;
  modifiedAt: Date;
}

async function sendRanged({ request, reply }: Exchange, ranged: Ranged): Promise<FastifyReply> {
  const { size, open } = ranged;
  reply.header("accept-ranges", "bytes");
  const isHead = request.method === "HEAD";
  const range = isHead ? null : rangeOf(request, ranged);
  if (range === "unsatisfiable") {
    reply.header("content-range", `bytes */${size}`);
    throw fail("range-not-satisfiable");
  }
  const content = isHead ? undefined : await open(range ?? undefined);
  if (content === null) throw fail("file-not-uploaded");
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${size}`);
  return reply.header("content-length", range ? lengthOf(range) : size).send(content);
}

/** A range applies only to the content that the client began with; otherwise the whole file is sent. */
function rangeOf({ headers }: Asked, { etag, modifiedAt, size }: Ranged): ByteRange | "unsatisfiable" | null {
  const ifRange = headers["if-range"];
  const isSame = !ifRange || ifRange === etag || ifRange === modifiedAt.toUTCString();
  return isSame ? readRange(headers.range, size) : null;
}

const lengthOf = ({ start, end }: ByteRange): number => end - start + 1;

/** Returns null for the whole file, also for several ranges and for an invalid one. */
function readRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "")
    return Number(to) > 0 && size > 0 ? { start: Math.max(0, size - Number(to)), end: size - 1 } : "unsatisfiable";
  const [start, end] = [Number(from), to === "" ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== "" && Number(to) < start) return null;
  return start < size ? { start, end } : "unsatisfiable";
}
