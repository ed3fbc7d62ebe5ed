import { openContent } from "#modules/mail/queue/sealed-content.ts";
import { testConfig, type TestServer } from "./server.ts";

interface StoredMessage {
  channel: "email" | "sms";
  template: string;
  recipient: string;
  subject: string;
  body: string;
  headers: Record<string, string>;
  status: "failed" | "kept" | "queued" | "sent";
  error: string;
}

export interface ReadMessage extends StoredMessage {
  /** What the X-Ticket header says: a link's ticket, or a code. */
  ticket: string;
  /** What the X-Link header says. */
  link: string;
}

type Stored = StoredMessage & { sealed: Buffer | null };
const columns = "channel, template, recipient, subject, body, headers, status, error, sealed_content as sealed";

/** Everything that was written to someone, by mail address or phone number, the newest first; what is secret is opened. */
export async function readMails({ db }: Pick<TestServer, "db">, recipient: string): Promise<ReadMessage[]> {
  const { rows } = await db.owner.query<Stored>({
    text: `select ${columns} from app.messages where recipient = $1 order by created_at desc, id`,
    values: [recipient],
  });
  return rows.map(opened);
}

/** The newest one; none is a failure. */
export async function readMail(server: Pick<TestServer, "db">, recipient: string): Promise<ReadMessage> {
  const [newest] = await readMails(server, recipient);
  if (!newest) throw new Error(`nothing was written to ${recipient}`);
  return newest;
}

/** One by its id; none is a failure. */
export async function readMessage({ db }: Pick<TestServer, "db">, id: string): Promise<ReadMessage> {
  const { rows } = await db.owner.query<Stored>({
    text: `select ${columns} from app.messages where id = $1`,
    values: [id],
  });
  if (!rows[0]) throw new Error(`there is no message ${id}`);
  return opened(rows[0]);
}

/** As its recipient gets it. */
function opened({ sealed, ...stored }: Stored): ReadMessage {
  const message = { ...stored, ...(sealed && openContent(sealed, { config: testConfig })) };
  const { "X-Ticket": ticket = "", "X-Link": link = "" } = message.headers;
  return { ...message, ticket, link };
}
