import { text } from "#texts/text.ts";
import type { ErrorCatalogue } from "./error-catalogue.ts";

/** Rules about what people outside write to the shop. */
export const inboxErrors = {
  "conversation-changed": { status: 409, message: text("errors.conversation-changed") },
  "conversation-placed": { status: 409, message: text("errors.conversation-placed") },
} satisfies ErrorCatalogue;
