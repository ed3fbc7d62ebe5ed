import type { TestServer } from "./server.ts";

export interface ReadMessage {
  channel: "email" | "sms";
  template: string;
  recipient: string;
  subject: string;
  body: string;
  headers: Record<string, string>;
  status: "failed" | "kept" | "queued" | "sent";
  error: string;
  /** What the X-Ticket header says: a link's ticket, or a code. */
  ticket: string;
  /** What the X-Link header says. */
  link: string;
}

/** Everything that was written to someone, by mail address or phone number, the newest first. */
export async function readMails({ db }: Pick<TestServer, "db">, recipient: string): Promise<ReadMessage[]> {
  const { rows } = await db.owner.query<ReadMessage>({
    text: `select channel, template, recipient, subject, body, headers, status, error,
        coalesce(headers ->> 'X-Ticket', '') as ticket, coalesce(headers ->> 'X-Link', '') as link
      from app.messages where recipient = $1 order by created_at desc, id`,
    values: [recipient],
  });
  return rows;
}

/** The newest one; none is a failure. */
export async function readMail(server: Pick<TestServer, "db">, recipient: string): Promise<ReadMessage> {
  const [newest] = await readMails(server, recipient);
  if (!newest) throw new Error(`nothing was written to ${recipient}`);
  return newest;
}
