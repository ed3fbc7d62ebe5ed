import { isReplySubject } from "@boresight/domain/inbox/subject-prefixes";
import type { Rights } from "#platform/database/transaction.ts";
import { threadHeaders } from "./thread-headers.ts";

export interface MailThread {
  /** Where answers to the last mail of a person go. */
  from: string | null;
  subject: string;
  /** The Message-IDs of what came in, the oldest first. */
  ids: readonly string[];
}

const mostReferences = 20;
const longestSubject = 200;

/** What an answer in this conversation continues. */
export async function readThread(conversationId: string, system: Rights): Promise<MailThread> {
  const mails = await system.rows<{ externalId: string; fromAddress: string; subject: string }>({
    text: `select external_id, coalesce(answer_to, from_address) as from_address, subject from app.conversation_messages
      where conversation_id = $1 and channel = 'email' and direction = 'in' and kind = 'message' order by said_at desc, created_at desc limit $2`,
    values: [conversationId, mostReferences],
  });
  const [last] = mails;
  const ids = mails.map(({ externalId }) => externalId).toReversed();
  return { from: last?.fromAddress ?? null, subject: last?.subject ?? "", ids };
}

interface Written {
  body: string;
  thread: MailThread;
  /** The conversation's subject, where its last mail has none. */
  about: string;
}

/** The answer as a mail in the thread of the last one, so that the reader's program shows both together. */
export function writeMail({ body, thread, about }: Written) {
  const subject = (thread.subject || about).replaceAll(/\p{C}+/gu, " ").trim();
  const headers: Record<string, string> = { "Auto-Submitted": "no", ...threadHeaders(thread.ids) };
  return { subject: replyTo(subject), body: asHtml(body), headers };
}

/** Mail programs write "Re:", "RE:", "AW:" and the like themselves. */
const replyTo = (subject: string): string =>
  (isReplySubject(subject) ? subject : `Re: ${subject}`).slice(0, longestSubject).trim();

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const asHtml = (body: string): string =>
  body
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? "").replaceAll("\n", "<br>"))
    .map((paragraph) => `<p dir="auto">${paragraph}</p>`)
    .join("\n");
