import { t } from "@boresight/domain/texts/text";
import { EntryCount } from "#ui/text/entry-count.tsx";
import { useInboxState } from "./use-inbox-state.ts";

/** How many conversations nobody has read yet, at the end of the menu entry: live. */
export function InboxMark() {
  const { unread } = useInboxState();

  return <EntryCount count={unread} words={t("inbox.unreadConversations", { count: unread })} />;
}
