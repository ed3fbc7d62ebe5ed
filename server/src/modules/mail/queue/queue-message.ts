import type { Rights } from "#platform/database/transaction.ts";
import type { Attached } from "./attached-document.ts";
import { sendLater } from "./send-later.ts";

export interface NewMessage {
  channel: "email" | "sms";
  /** The template that produced it, as the message log shows it. */
  template: string;
  recipient: string;
  subject?: string;
  /** HTML of an email, plain text of a text message. */
  body: string;
  headers?: Readonly<Record<string, string>>;
  /** The same with its secrets, encrypted. */
  sealedContent?: Buffer;
  userId?: string;
  serviceOrderId?: string | null;
  attached?: readonly Attached[];
  /** In seconds: how long the job waits, so that whoever queued the message can send it directly. */
  grace?: number;
}

/** Queues a message in the transaction it is about, so that it is sent if and only if that commits. Returns its id. */
export async function queueMessage(message: NewMessage, system: Rights): Promise<string> {
  const { channel, template, recipient, subject = "", body, headers = {}, userId = null, grace = 0 } = message;
  const { sealedContent = null, serviceOrderId = null, attached = [] } = message;
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.messages (channel, template, recipient, subject, body, headers, user_id, sealed_content, service_order_id,
        attached_documents) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    values: [
      channel,
      template,
      recipient,
      subject,
      body,
      headers,
      userId,
      sealedContent,
      serviceOrderId,
      JSON.stringify(attached),
    ],
  });
  await system.run(sendLater({ id, channel, delay: grace, isWritten: true }));
  return id;
}
