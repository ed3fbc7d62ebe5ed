// What goes along with a text, for the gateway that sends it and for its reader (contract functions.md).
import { fail } from "@boresight/domain/base/errors";
import { textLinkTypes, textPictureTypes } from "@boresight/domain/inbox/conversation";
import type { FastifyInstance } from "fastify";
import { createChangeImage } from "#modules/files/change-image.ts";
import type { ImageChange } from "#modules/files/image-change.ts";
import { blobKey, findFile, type StoredFile } from "#modules/files/stored-file.ts";
import { createTextFileAddresses, documentPath, picturePath } from "#modules/mail/texts/text-file-addresses.ts";
import { contentDisposition } from "#platform/http/content-disposition.ts";
import type { MountDeps } from "#functions/server-function.ts";
import { asSystem } from "#platform/database/transaction.ts";

/** Phones show no more, and networks shrink what is larger. */
const longestSide = 1600;

/** The photo without the place where it was taken, and small enough for every network. */
function asSent({ width, height }: Sides): ImageChange {
  const scale = width && height ? Math.min(1, longestSide / Math.max(width, height)) : 1;
  return { width: width && Math.round(width * scale), height: null, quality: 80, blur: 0, format: "jpeg" };
}

interface Sides {
  width: number | null;
  height: number | null;
}

interface FileAddress {
  Params: { messageId: string; fileId: string };
  Querystring: { expires?: string; signature?: string };
}

export function mountTextFiles(app: FastifyInstance, deps: MountDeps): void {
  const { blobs, openLink, pool } = deps;
  const addresses = createTextFileAddresses(deps);
  const changeImage = createChangeImage(deps);

  /** What is at a signed address; throws `not-found` for any other. */
  async function open<Found>({ path, params, query, ip }: Opened, find: Find<Found>): Promise<Found> {
    const { expires = "", signature = "" } = query;
    const isGenuine = addresses.isGenuine(path, { ...params, expires, signature });
    const link = { token: `${params.messageId} ${params.fileId}`, address: ip };
    const found = await openLink(link, async () => (isGenuine ? find(params, pool) : null));
    if (found === null) throw fail("not-found");
    return found;
  }

  app.get<FileAddress>(`${picturePath}/:messageId/:fileId`, async ({ params, query, ip }, reply) => {
    const found = await open({ path: picturePath, params, query, ip }, findPicture);
    const asker = { name: `text ${params.messageId}`, count: async () => {} };
    const picture = await changeImage(found.file, asSent(found.sides), asker);
    return reply.header("cache-control", "no-store").type("image/jpeg").send(picture);
  });

  app.get<FileAddress>(`${documentPath}/:messageId/:fileId`, async ({ params, query, ip }, reply) => {
    const { blobId, name, size } = await open({ path: documentPath, params, query, ip }, findDocument);
    const content = await blobs.open(blobKey(blobId));
    if (!content) throw fail("not-found");
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", contentDisposition("inline", name))
      .header("content-length", size)
      .type("application/pdf")
      .send(content);
  });
}

type Find<Found> = (params: FileAddress["Params"], pool: MountDeps["pool"]) => Promise<Found | null>;

interface Opened {
  path: typeof documentPath | typeof picturePath;
  params: FileAddress["Params"];
  query: FileAddress["Querystring"];
  ip: string;
}

/** SQL: what went along with a text; what customers are no longer to see is no longer there. */
const sentAlong = `from app.messages m join app.files f on f.id = $2
  where m.id = $1 and m.channel = 'sms' and f.is_uploaded and f.customer_visible and f.mime_type = any ($3)
    and m.attached_documents @> jsonb_build_array(jsonb_build_object('type', 'file', 'subjectId', $2::text))`;

/** Only as long as the text is under way: once it has arrived or failed, nobody has a reason to fetch it. */
const findPicture: Find<{ file: StoredFile; sides: Sides }> = ({ messageId, fileId }, pool) =>
  asSystem(pool, async (system) => {
    const sides = await system.maybe<Sides>({
      text: `select f.width, f.height ${sentAlong} and m.status in ('queued', 'kept', 'sent')`,
      values: [messageId, fileId, textPictureTypes],
    });
    return sides ? { file: await findFile(fileId, system), sides } : null;
  });

/** For as long as the reader may come back to the text. */
const findDocument: Find<StoredFile> = ({ messageId, fileId }, pool) =>
  asSystem(pool, async (system) => {
    const found = await system.maybe({
      text: `select ${sentAlong} and f.is_genuine`,
      values: [messageId, fileId, textLinkTypes],
    });
    return found ? findFile(fileId, system) : null;
  });
