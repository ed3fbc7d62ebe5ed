import { writeOrderMail } from "#modules/mail/writing/write-order-mail.ts";
import type { TestDatabase } from "./database.ts";
import { testConfig } from "./server.ts";

export interface WrittenMail {
  id: string;
  template: string;
  recipient: string;
  subject: string;
  body: string;
  attached: readonly { type: string; subjectId: string }[];
}

/** Writes what waits to be sent about an order, as the job does, and returns it, the oldest first. */
export async function writeWaitingMails(
  db: TestDatabase,
  orderId: string,
  clock: () => Date = () => new Date(),
): Promise<WrittenMail[]> {
  const { rows: waiting } = await db.owner.query<{ id: string }>(
    "select id from app.messages where service_order_id = $1 and status = 'queued' and context is not null order by created_at, id",
    [orderId],
  );
  for (const { id } of waiting) await writeOrderMail(id, { pool: db.server, clock, config: testConfig });
  const { rows } = await db.owner.query<WrittenMail>(
    `with sent as (update app.messages set status = 'sent' where id = any ($1)
        returning id, template, recipient, subject, body, attached_documents as attached, created_at)
      select id, template, recipient, subject, body, attached from sent order by created_at, id`,
    [waiting.map(({ id }) => id)],
  );
  return rows;
}
