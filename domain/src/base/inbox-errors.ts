import { text } from "#texts/text.ts";
import type { ErrorCatalogue } from "./error-catalogue.ts";

/** Rules about what people outside write to the shop, and may be answered. */
export const inboxErrors = {
  "conversation-changed": { status: 409, message: text("errors.conversation-changed") },
  "conversation-placed": { status: 409, message: text("errors.conversation-placed") },
  "text-stopped": { status: 409, message: text("errors.text-stopped") },
} satisfies ErrorCatalogue;
