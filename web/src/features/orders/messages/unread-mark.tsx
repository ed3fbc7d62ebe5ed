import { t } from "@boresight/domain/texts/text";
import { EntryCount } from "#ui/text/entry-count.tsx";
import { useUnreadOrders } from "./use-unread-orders.ts";

/** How many messages wait to be read, at the end of a menu entry. */
export function UnreadMark() {
  const count = useUnreadOrders().reduce((sum, { unreadMessages }) => sum + unreadMessages, 0);

  return <EntryCount count={count} words={t("orders.unreadMessages", { count })} />;
}
