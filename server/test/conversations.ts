// Conversations as they are stored, for tests that need some.
import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { save } from "#db/rows/factories.ts";

export interface Conversation {
  channel: string;
  address: string | null;
  contact_name: string;
  subject: string;
  status: string;
  is_unread: boolean;
  snoozed_until: string | null;
  customer_id: string;
  last_said_at: string;
  last_words: string;
  /** What was said in it, from outside unless said. */
  messages: readonly Record<string, unknown>[];
}

/** Adds a mail's conversation with Bob, read and open unless said, and returns its id. */
export async function addConversation(
  owner: Pool,
  { messages = [], ...values }: Partial<Conversation> = {},
): Promise<string> {
  const id = randomUUID();
  const usual = {
    channel: "email",
    address: "bob@example.com",
    last_said_at: "2026-05-04T12:00:00Z",
    is_unread: false,
  };
  const conversation = { id, ...usual, ...values };
  await save(owner, "app.conversations", [conversation]);
  const of = { conversation_id: id, direction: "in", channel: conversation.channel };
  const said = { ...of, from_address: conversation.address, said_at: conversation.last_said_at };
  for (const message of messages) await save(owner, "app.conversation_messages", [{ ...said, ...message }]);
  return id;
}
