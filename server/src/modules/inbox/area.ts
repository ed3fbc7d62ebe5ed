import { area } from "#area.ts";
import { detachConversationMessage } from "./conversations/detach-conversation-message.ts";
import { placeConversation } from "./conversations/place-conversation.ts";

/** What people outside write to the shop. */
export const inboxArea = area("inbox", { verbs: { detachConversationMessage, placeConversation } });
