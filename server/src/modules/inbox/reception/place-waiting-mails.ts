import { setTimeout as sleep } from "node:timers/promises";
import type { ReceivedMail } from "@boresight/domain/inbox/received-mail";
import { storedText } from "@boresight/domain/texts/stored-text";
import { text } from "@boresight/domain/texts/text";
import type { Text } from "@boresight/domain/texts/travelling-text";
import type { Bounced } from "#integrations/mail-in/bounced.ts";
import { readMail, type ReadMail } from "#integrations/mail-in/read-mail.ts";
import { readWithinLimits } from "#integrations/mail-in/read-within-limits.ts";
import { storeAttachments, type AttachmentDeps } from "#modules/inbox/attachments/store-attachments.ts";
import { blobKey } from "#modules/files/stored-file.ts";
import { recordDelivery } from "#modules/mail/delivery/record-delivery.ts";
import type { Work } from "#platform/database/events.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { noteMail } from "#platform/limits/garbage-collection.ts";
import type { Log } from "#platform/log.ts";
import type { Config } from "#platform/settings/config.ts";
import { messageOf } from "#platform/startup-error.ts";
import { placeMail } from "../placing/place-mail.ts";
import { placeMailsSoon, usualLargestMail, type StoreDeps } from "./store-mail.ts";

interface PlaceDeps extends AttachmentDeps, Pick<StoreDeps, "largestMail"> {
  config: Pick<Config, "dataDir" | "mailIn">;
  log: Log;
  signal: AbortSignal;
}

interface Waiting {
  id: string;
  source: "imap" | "smtp";
  blobId: string;
  attempts: number;
  returnPath: string | null;
  deliveredTo: string[];
  receivedAt: string;
  /** As it was sent. */
  size: number;
  isCut: boolean;
}

/** A mail that failed so often, or ended the server, is placed without its content. */
const mostAttempts = 5;

/** Places what waits, in the order in which it came. What fails stays for the next run, and holds up nothing else. */
export async function placeWaitingMails(deps: PlaceDeps): Promise<void> {
  const { pool, log, signal } = deps;
  const failed: string[] = [];
  for (;;) {
    if (signal.aborted) return void (await asSystem(pool, (system) => system.run(placeMailsSoon())));
    const mail = await asSystem(pool, (system) => claimNext(failed, system));
    if (!mail) return;
    const began = performance.now();
    try {
      await place(mail, deps);
    } catch (error) {
      failed.push(mail.id);
      const reason = messageOf(error);
      log.warn({ mail: mail.id, attempts: mail.attempts, reason }, "a mail could not be placed");
      await asSystem(deps, (_system, work) => noteFailure(mail, reason, work));
    }
    await pause(performance.now() - began, signal);
  }
}

/** Milliseconds. */
const longestPause = 500;

/** As long as the work took: who looks at lists while a full mailbox comes in should notice little of it. */
const pause = (took: number, signal: AbortSignal): Promise<void> =>
  sleep(Math.min(took, longestPause), undefined, { signal }).catch(() => {});

/** The attempt counts before it is made: some mail may end the process. */
const claimNext = (failed: readonly string[], system: Rights): Promise<Waiting | undefined> =>
  system.maybe<Waiting>({
    text: `update app_private.received_mails set attempts = attempts + 1
      where id = (select id from app_private.received_mails where state = 'waiting' and id <> all($1::uuid[])
        order by received_at, uid, id limit 1)
      returning id, source, blob_id, attempts, return_path, delivered_to, received_at, size::float8 as size, is_cut`,
    values: [failed],
  });

/** What cannot even be placed by its headers stays as it came, and the office hears of it. */
async function noteFailure({ id, attempts }: Waiting, reason: string, { system, emit }: Work): Promise<void> {
  const isRefused = attempts > mostAttempts;
  await system.run({
    text: "update app_private.received_mails set reason = $2, state = case when $3 then 'refused' else state end where id = $1",
    values: [id, reason.slice(0, 500), isRefused],
  });
  if (!isRefused) return;
  const failure = `it is kept as it came, and could not be read: ${reason}`;
  await emit({ type: "mail.failed", entityId: id, payload: { about: "A mail that came in", failure } });
}

async function place(waiting: Waiting, deps: PlaceDeps): Promise<void> {
  const read = await readStored(waiting, deps);
  const mail: ReceivedMail = {
    ...read.mail,
    id: waiting.id,
    receivedAt: new Date(waiting.receivedAt),
    remarks: waiting.isCut ? remarksOfCut(read.mail.remarks, waiting, deps) : read.mail.remarks,
  };
  const attachments = await storeAttachments(mail, deps);
  await asSystem(deps, async (system, work) => {
    const isPlaced = await system.run({
      text: `update app_private.received_mails set state = 'placed', reason = '', placed_at = $2, message_id = $3
        where id = $1 and state = 'waiting'`,
      values: [waiting.id, work.now, mail.messageId],
    });
    if (isPlaced === 0) return; // By another process, which held it for dead.
    await placeMail(mail, work, attachments);
    for (const bounced of read.bounced) await report(bounced, work);
    if (waiting.isCut) await tellCut(mail, waiting, work);
  });
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);

const nameIn = ({ name }: Readonly<Record<string, unknown>>): string => (typeof name === "string" ? name : "");

/** What was cut off is said first, and of no file that it is kept. */
function remarksOfCut(
  remarks: readonly Text[],
  { size }: Waiting,
  { largestMail = usualLargestMail }: PlaceDeps,
): readonly Text[] {
  const kept = remarks.flatMap((remark): Text[] => {
    const { key = "", params = {} } = storedText(remark) ?? {};
    if (key === "mail.fileLeftOut") return [text("mail.fileNotKept", { name: nameIn(params) })];
    return key === "mail.unreadable" || key === "mail.tooManyFiles" ? [] : [remark];
  });
  return [text("mail.cutOff", { size: megabytes(size), max: megabytes(largestMail) }), ...kept];
}

const tellCut = ({ from }: ReceivedMail, { id, size }: Waiting, { emit }: Work) =>
  emit({ type: "mail.tooLarge", entityId: id, payload: { from: from.address || "?", size: megabytes(size) } });

async function readStored(
  { blobId, attempts, source, returnPath, deliveredTo }: Waiting,
  { blobs, config }: PlaceDeps,
): Promise<ReadMail> {
  const isFromAnybody = source === "smtp" && (config.mailIn?.from.length ?? 0) === 0;
  const envelope = { returnPath, deliveredTo, isFromAnybody };
  const content = await blobs.open(blobKey(blobId));
  if (!content) throw new Error("the stored mail is missing");
  const raw = await readWithinLimits(content);
  noteMail(raw.length);
  const read = await readMail(attempts > mostAttempts ? headOf(raw) : raw, envelope);
  if (attempts <= mostAttempts) return read;
  return { ...read, mail: { ...read.mail, text: "", attachments: [], remarks: [text("mail.unreadable")] } };
}

function headOf(raw: Buffer): Buffer {
  const end = raw.indexOf("\n\r\n");
  return raw.subarray(0, Math.min(end === -1 ? raw.length : end + 3, 100_000));
}

/** Only a mail that we sent to this address can bounce: anybody can write such a report. */
async function report({ messageId, recipient, isFinal, detail }: Bounced, work: Work): Promise<void> {
  const sent = await work.system.maybe<{ id: string }>({
    text: "select id from app.messages where id = $1 and lower(recipient) = lower($2)",
    values: [messageId, recipient],
  });
  if (!sent) return;
  const consequence = isFinal ? ({ is: "blocked", reason: "bounced" } as const) : null;
  await recordDelivery(
    { messageId, recipient, outcome: isFinal ? "bounced" : "returned", consequence, at: work.now, detail },
    work,
  );
}
