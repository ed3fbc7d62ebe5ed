/** What people outside write by text lands in the office's inbox, in the transaction that acknowledges it. */
import type { Reactions } from "#platform/database/events.ts";
import { fileText } from "./texts/file-text.ts";

export const inboxReactions: Reactions = {
  "text.received": ({ payload }, work) => fileText(payload, work),
};
