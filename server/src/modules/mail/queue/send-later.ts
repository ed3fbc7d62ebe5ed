import type { Statement } from "#platform/database/transaction.ts";

export type MessageChannel = "email" | "push" | "sms";

interface Sending {
  id: string;
  channel: MessageChannel;
  /** In seconds after this transaction. */
  delay?: number | undefined;
  /** There is nothing to render. */
  isWritten?: boolean;
}

/** Text messages and notices on devices do not wait for a mail server. */
const tasks = {
  written: { email: "deliver-message", push: "deliver-text", sms: "deliver-text" },
  unwritten: { email: "send-order-mail", push: "send-order-text", sms: "send-order-text" },
} as const;

/** Queues the job that renders a message, where that is to be done, and sends it. */
export const sendLater = ({ id, channel, delay = 0, isWritten = false }: Sending): Statement => ({
  text: `select graphile_worker.add_job($3, json_build_object('id', $1::uuid), max_attempts => 8,
    run_at => now() + make_interval(secs => $2))`,
  values: [id, delay, tasks[isWritten ? "written" : "unwritten"][channel]],
});
