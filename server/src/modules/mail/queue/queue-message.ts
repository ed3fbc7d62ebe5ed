import type { Rights } from "#platform/database/transaction.ts";

export interface NewMessage {
  channel: "email" | "sms";
  /** Which template made it, as the log of messages shows it. */
  template: string;
  recipient: string;
  subject?: string;
  /** HTML of a mail, plain text of a text message. */
  body: string;
  headers?: Readonly<Record<string, string>>;
  userId?: string;
  /** In seconds: how long the job leaves it to whoever queued it to send it themselves. */
  grace?: number;
}

/** Part of the transaction it tells about: nothing goes out that did not happen, and nothing that happened stays untold. */
export async function queueMessage(message: NewMessage, system: Rights): Promise<string> {
  const { channel, template, recipient, subject = "", body, headers = {}, userId = null, grace = 0 } = message;
  const { id } = await system.one<{ id: string }>({
    text: `insert into app.messages (channel, template, recipient, subject, body, headers, user_id)
      values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    values: [channel, template, recipient, subject, body, headers, userId],
  });
  await system.run({
    text: `select graphile_worker.add_job('deliver-message', json_build_object('id', $1::uuid), max_attempts => 8,
      run_at => now() + make_interval(secs => $2))`,
    values: [id, grace],
  });
  return id;
}
