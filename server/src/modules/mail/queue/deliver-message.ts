import { textLinkTypes } from "@boresight/domain/inbox/conversation";
import { t } from "@boresight/domain/texts/text";
import type { Pool } from "pg";
import type { MessageRow } from "#db/rows.ts";
import { stoppedCode } from "#integrations/deliveries/twilio.ts";
import type { MailProblem } from "@boresight/domain/mail/mail-settings";
import { createMailSender, type MailAttachment, type SendMail } from "#integrations/mail/mail-sender.ts";
import { MailServerError } from "#integrations/mail/mail-server.ts";
import { createSmsSender, SmsRefused, type SendSms } from "#integrations/sms/sms-sender.ts";
import type { SendWebhook } from "#integrations/webhooks/webhook-sender.ts";
import { deliverPush } from "#modules/mail/push/deliver-push.ts";
import { isSignedIn } from "#modules/mail/push/stored-device.ts";
import { createTextFileAddresses, documentPath, picturePath } from "#modules/mail/texts/text-file-addresses.ts";
import { recordReply } from "#modules/mail/texts/record-reply.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";
import { messageOf } from "#platform/startup-error.ts";
import type { Work } from "#platform/database/events.ts";
import { asSystem, type Rights, type Statement } from "#platform/database/transaction.ts";
import type { Attached, ReadAttachments } from "./attached-document.ts";
import { readMailServer, type MailServerDeps } from "./mail-server.ts";
import { replyAddress } from "./reply-address.ts";
import { openContent } from "./sealed-content.ts";
import { lockMailServer } from "./waiting-mails.ts";

export interface Delivery {
  email: SendMail;
  sms: SendSms;
}

export const createDelivery = ({ mail, twilio }: Pick<Config, "mail" | "twilio">): Delivery => ({
  email: createMailSender(mail),
  sms: createSmsSender(twilio, mail.folder),
});

export interface DeliverDeps extends MailServerDeps {
  config: MailServerDeps["config"] & Pick<Config, "publicUrl" | "sealSecret">;
  pool: Pool;
  clock: Clock;
  delivery: Delivery;
  /** For mails that may bring documents along. */
  readAttachments?: ReadAttachments;
  /** For notices on devices. */
  sendWebhook?: SendWebhook;
  /** No further attempt follows. */
  isLastAttempt: boolean;
}

interface Message extends Pick<
  MessageRow,
  "id" | "channel" | "template" | "createdAt" | "recipient" | "subject" | "body" | "locale" | "userId"
> {
  attachedDocuments: readonly Attached[];
  headers: Record<string, string>;
  /** Takes the place of body and headers. */
  sealedContent: Buffer | null;
  orderId: string | null;
  orderNumber: string | null;
  /** The location that it is about. */
  replyTo: string | null;
  /** Why it must not be sent any more; null when it may. */
  refusal: "addressBlocked" | "noDevice" | "phoneStopped" | null;
}

/**
 * Sends a message that waits in the outbox. Ignores any other, so that calling it twice sends once, and one that must not be
 * sent any more: both are `untried`. Returns what keeps the mail server from taking any email: the message waits for it.
 */
export async function deliverMessage(id: string, deps: DeliverDeps): Promise<MailProblem | "untried" | null> {
  const { pool, clock, isLastAttempt } = deps;
  const message = await asSystem(pool, (system) => system.maybe<Message>(findWaiting(id)));
  if (!message) return "untried";
  if (message.refusal) {
    await asSystem(pool, (system) => noteRefusal(message, system));
    return "untried";
  }
  try {
    // Between two transactions, because it can take long.
    const outcome = await send(message, deps);
    await asSystem(pool, (system) => system.run(outcome === "sent" ? markSent(id, clock()) : recordAcceptance(id)));
    return null;
  } catch (error) {
    if (error instanceof MailServerError) {
      await asSystem({ pool, clock }, (_system, work) => noteServerFailure(message, error, work));
      return error.problem;
    }
    const isFinal = isLastAttempt || error instanceof SmsRefused;
    await asSystem({ pool, clock }, async (system, work) => {
      // Their STOP reached the gateway alone.
      if (error instanceof SmsRefused && error.code === stoppedCode)
        await recordReply(message.recipient, false, system);
      await noteFailure(message, { reason: messageOf(error), isFinal }, work);
    });
    throw error;
  }
}

async function send(message: Message, deps: DeliverDeps): Promise<"kept" | "sent"> {
  const { pool, delivery } = deps;
  if (message.channel === "push") return sendNotice(message, deps);
  if (message.channel === "sms") return sendText(message, deps);
  const attachments = await attachmentsOf(message, deps);
  const { sealedContent, ...readable } = message;
  const content = { ...readable, ...(sealedContent && openContent(sealedContent, deps)) };
  const written = { ...content, ...(attachments && { attachments }) };
  const { server, replyTo } = await asSystem(pool, async (system) => ({
    server: await readMailServer(system, deps),
    replyTo: await answersTo(message, deps, system),
  }));
  return delivery.email({ ...written, replyTo }, server);
}

/** The gateway fetches its pictures from us, once it has it; documents are links, which are not stored with the text. */
async function sendText({ sealedContent, ...readable }: Message, deps: DeliverDeps): Promise<"kept" | "sent"> {
  const content = { ...readable, ...(sealedContent && openContent(sealedContent, deps)) };
  const addresses = createTextFileAddresses(deps);
  const files = readable.attachedDocuments.filter(({ type }) => type === "file").map(({ subjectId }) => subjectId);
  const linked = await asSystem(deps.pool, (system) => readLinked(files, system));
  const at = (path: typeof documentPath | typeof picturePath) => (fileId: string) =>
    addresses.of(path, { messageId: readable.id, fileId });
  const links = files.filter((fileId) => linked.has(fileId)).map(at(documentPath));
  const pictures = files.filter((fileId) => !linked.has(fileId)).map(at(picturePath));
  const body = [content.body, ...links].filter((part) => part !== "").join("\n");
  return deps.delivery.sms({ ...content, body, pictures });
}

async function readLinked(files: readonly string[], system: Rights): Promise<ReadonlySet<string>> {
  const rows = await system.rows<{ id: string }>({
    text: "select id from app.files where id = any ($1) and mime_type = any ($2)",
    values: [files, textLinkTypes],
  });
  return new Set(rows.map(({ id }) => id));
}

/** It opens the order. */
async function sendNotice({ userId, orderId, subject, ...message }: Message, deps: DeliverDeps) {
  const { sendWebhook } = deps;
  if (!sendWebhook || userId === null) return "kept";
  const path = orderId === null ? "/" : `/service-orders/${orderId}`;
  const { body, template, locale } = message;
  const notice = { title: subject, body, path, tag: `${template}:${orderId}`, language: locale };
  return deliverPush(userId, notice, { ...deps, sendWebhook });
}

/** Answers to an order's mail come back into the order where mail comes in. */
async function answersTo({ orderId, recipient, replyTo }: Message, { config }: DeliverDeps, system: Rights) {
  const { answerAddress } = config.mail;
  if (answerAddress === null || orderId === null) return replyTo;
  return (await replyAddress({ orderId, recipient }, answerAddress, system)) ?? replyTo;
}

/** A mail whose PDF cannot be made goes out at the last attempt all the same: its link leads there too. */
async function attachmentsOf(
  message: Message,
  { readAttachments, isLastAttempt }: DeliverDeps,
): Promise<MailAttachment[] | undefined> {
  try {
    return await readAttachments?.(message);
  } catch (error) {
    if (!isLastAttempt) throw error;
    return [];
  }
}

/** Whoever writes to the shop is answered without having agreed to texts about orders, unless they replied STOP. */
const answerTemplates = ["answer", "closed-answer"];

const findWaiting = (id: string): Statement => ({
  text: `select m.id, m.channel, m.template, m.created_at, m.recipient, m.subject, m.body, m.headers, m.sealed_content, m.attached_documents, m.locale, m.user_id,
      o.id as order_id, o.internal_order_number as order_number,
      coalesce((select nullif(f.email, '') from app.facilities f where f.id = o.facility_id), (select nullif(s.reply_to, '') from app_private.mail_settings s),
        (select nullif(f.email, '') from app.facilities f where f.is_base)) as reply_to,
      case when m.channel = 'email' and exists (select from app.undeliverable_addresses u where u.address = lower(m.recipient)
          and (u.reason = 'bounced' or m.dedupe_key is not null)) then 'addressBlocked'
        when m.channel = 'sms' and case when m.template = any ($2) then app_private.has_stopped(m.recipient)
            else o.id is not null and app_private.may_text(o.customer_id, m.recipient) is not true end
          then 'phoneStopped'
        when m.channel = 'push' and not exists (select from app.users u join app_private.push_devices d on d.user_id = u.id
            where u.id = m.user_id and not u.disabled and ${isSignedIn}
              and (u.customer_id = o.customer_id
                or u.default_role in ('admin', 'technician') and app_private.at_own_facility(o.facility_id, u.facility_ids))) then 'noDevice' end as refusal
    from app.messages m left join app.service_orders o on o.id = m.service_order_id where m.id = $1 and m.status = 'queued'`,
  values: [id, answerTemplates],
});

/** What was sent needs its secrets no longer. Messages of earlier releases may have been queued in clear. */
const markSent = (id: string, at: Date): Statement => ({
  text: `update app.messages set status = case when status = 'queued' then 'sent' else status end, sent_at = $2, error = '', attempts = attempts + 1,
      sealed_content = null, body = case when headers ? 'X-Ticket' then '' else body end, headers = headers - '{X-Ticket,X-Link}'::text[]
    where id = $1`,
  values: [id, at],
});

const refusals = {
  addressBlocked: t("mail.addressBlocked"),
  noDevice: t("mail.noDevice"),
  phoneStopped: t("mail.phoneStopped"),
};

/**
 * What bounced meanwhile or was ended by STOP is not sent; the log says why. A complaint ends mails about orders, while
 * those that somebody asked for, such as a new password's, still go.
 */
async function noteRefusal({ id, refusal }: Message, system: Rights): Promise<void> {
  await system.run({
    text: "update app.messages set status = 'failed', error = $2 where id = $1",
    values: [id, refusal && refusals[refusal]],
  });
}

const recordAcceptance = (id: string): Statement => ({
  text: "update app.messages set status = 'kept', error = '', attempts = attempts + 1 where id = $1",
  values: [id],
});

/** The message waits until the server takes emails again, which a job tries. A test says so by itself. */
async function noteServerFailure(
  { id, template }: Message,
  { message: reason, problem }: MailServerError,
  work: Work,
): Promise<void> {
  await work.system.run(lockMailServer);
  await work.system.run({
    text: "update app.messages set status = 'kept', error = $2, attempts = attempts + 1 where id = $1",
    values: [id, reason.slice(0, 1000) || problem],
  });
  if (template !== "test") await work.emit({ type: "mail.serverFailed", entityId: id, payload: { reason } });
}

interface Failure {
  reason: string;
  isFinal: boolean;
}

/** Alerts the office to an email about an order that will not be tried again. */
async function noteFailure(
  { id, channel, recipient, orderId, orderNumber }: Message,
  { reason, isFinal }: Failure,
  work: Work,
) {
  await work.system.run({
    text: `update app.messages set error = $2, status = case when $3 then 'failed' else status end, attempts = attempts + 1
      where id = $1`,
    values: [id, reason.slice(0, 1000), isFinal],
  });
  if (!isFinal || orderId === null || channel === "push") return; // The mail says the same.
  const failure = `the mail to ${recipient} could not be delivered: ${reason}`;
  const payload = { serviceOrderId: orderId, about: orderNumber ?? "", failure };
  await work.emit({ type: "mail.failed", entityId: id, payload });
}
