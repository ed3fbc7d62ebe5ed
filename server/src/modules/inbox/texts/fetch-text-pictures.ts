import { Readable } from "node:stream";
import { BoresightError } from "@boresight/domain/base/errors";
import { messageSlot } from "@boresight/domain/files/file-refusal";
import { largestFor } from "@boresight/domain/files/file-rules";
import { kindOfAttachment, type AttachmentKind } from "@boresight/domain/inbox/attachment-kind";
import * as z from "zod";
import type { SentPicture } from "#integrations/deliveries/twilio.ts";
import { fetchPicture, PictureRefused } from "#integrations/sms/fetch-picture.ts";
import { attachToOrder } from "#modules/inbox/attachments/attach-to-order.ts";
import { readAttachment } from "#modules/inbox/attachments/read-attachment.ts";
import { withContent } from "#modules/files/add-file.ts";
import { bucketOf, readBuckets } from "#modules/files/buckets.ts";
import type { FileDeps } from "#modules/files/file-deps.ts";
import { inspectContent } from "#modules/files/inspect-content.ts";
import { findFile, type StoredFile } from "#modules/files/stored-file.ts";
import type { Clock } from "#platform/clock.ts";
import { insertRow } from "#platform/database/insert-row.ts";
import { asSystem, type Rights, type Statement } from "#platform/database/transaction.ts";
import type { Config } from "#platform/settings/config.ts";

export const textPictures = z.object({
  id: z.uuid(),
  pictures: z.array(z.object({ url: z.string(), mimeType: z.string() })).max(10),
});

/** After the text is acknowledged: the gateway does not wait for what it has itself. */
export const fetchPicturesLater = (id: string, pictures: readonly SentPicture[]): Statement => ({
  text: `select graphile_worker.add_job('fetch-text-pictures', $1::json, max_attempts => 8)`,
  values: [JSON.stringify({ id, pictures })],
});

export interface FetchDeps extends Pick<FileDeps, "blobs" | "incoming" | "pool" | "scanner"> {
  clock: Clock;
  config: Pick<Config, "dataDir" | "files" | "twilio">;
  ids: FileDeps["ids"];
}

interface Asked {
  messageId: string;
  position: number;
  picture: SentPicture;
}

/** Fetches the pictures of a text, each once, through the checks of every upload. What is refused is left out. */
export async function fetchTextPictures(
  { id: messageId, pictures }: z.output<typeof textPictures>,
  deps: FetchDeps,
): Promise<void> {
  for (const [position, picture] of pictures.entries()) {
    if (await isThere({ messageId, position }, deps)) continue;
    try {
      await fetchOne({ messageId, position, picture }, deps);
    } catch (error) {
      if (!(error instanceof PictureRefused || error instanceof BoresightError)) throw error;
    }
  }
}

const isThere = async ({ messageId, position }: Omit<Asked, "picture">, { pool }: FetchDeps): Promise<boolean> => {
  const found = await asSystem(pool, (system) =>
    system.maybe({
      text: "select from app.conversation_files where conversation_message_id = $1 and position = $2",
      values: [messageId, position],
    }),
  );
  return found !== undefined;
};

async function fetchOne({ messageId, position, picture }: Asked, deps: FetchDeps): Promise<void> {
  const { config, incoming, pool } = deps;
  if (!config.twilio) throw new PictureRefused("There is no gateway any more");
  const { content, mimeType } = await fetchPicture(picture.url, config.twilio);
  const received = await incoming.receive(Readable.from([content]), content.length);
  try {
    const bucket = bucketOf("default", await readBuckets(pool));
    const arrival = { name: `picture-${position + 1}`, contentType: mimeType || picture.mimeType, received };
    const files: FileDeps = { ...deps, quota: config.files.quota };
    const inspected = await inspectContent(arrival, bucket, files);
    if (!isTaken(inspected, content.length)) throw new PictureRefused("Messages take photos and PDFs");
    const read = await readAttachment(content, inspected, { ...config, year: deps.clock().getUTCFullYear() });
    const metadata = read.scanReport && JSON.stringify({ scanPhase: read.scanReport.phase });
    await withContent(arrival, files, (blobId) =>
      asSystem(pool, (system) => {
        const { name, mimeType: type, isGenuine, width, height, takenAt, virusScan } = inspected;
        const { size, sha256 } = received;
        const known = { name, size, mimeType: type, isGenuine, width, height, takenAt, virusScan, sha256, metadata };
        const file = { ...known, id: deps.ids(), bucketId: bucket.id, blobId, isUploaded: true };
        return addPicture({ file, messageId, position, kind: kindOfAttachment(read) }, system);
      }),
    );
  } finally {
    await received.discard();
  }
}

const isTaken = ({ isGenuine, mimeType }: { isGenuine: boolean; mimeType: string }, size: number): boolean =>
  isGenuine && messageSlot.allowedFileTypes.includes(mimeType) && size <= largestFor(messageSlot);

interface NewPicture {
  file: { id: string } & Parameters<typeof insertRow>[1];
  kind: AttachmentKind;
  messageId: string;
  position: number;
}

/** A picture of a message of an order is one of the order's documents too. */
async function addPicture({ file, kind, messageId, position }: NewPicture, system: Rights): Promise<StoredFile> {
  const { orderId, orderMessageId } = await system.one<{ orderId: string | null; orderMessageId: string | null }>({
    text: `select m.service_order_id as order_id, m.id as order_message_id
      from app.conversation_messages c left join app.order_messages m on m.id = c.order_message_id where c.id = $1`,
    values: [messageId],
  });
  await system.run(insertRow("app.files", { ...file, documentKind: "other", customerVisible: true }));
  await system.run({
    text: "insert into app.conversation_files (conversation_message_id, file_id, kind, position) values ($1, $2, $3, $4)",
    values: [messageId, file.id, kind, position],
  });
  if (orderId !== null && orderMessageId !== null) {
    const place = { orderId, orderMessageId, conversationMessageId: messageId };
    await attachToOrder({ ...place, shown: [file.id], after: position }, system);
  }
  // Screens that show the conversation read it again.
  await system.run({
    text: `update app.conversations set updated_at = now()
      where id = (select conversation_id from app.conversation_messages where id = $1)`,
    values: [messageId],
  });
  return findFile(file.id, system);
}
