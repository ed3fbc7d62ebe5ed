import { t } from "@boresight/domain/texts/text";
import { searchFilter } from "#data/lists/search-filter.ts";
import type { ConversationFilter } from "#graphql/graphql.ts";

type Search = Readonly<Record<string, string | undefined>>;

export interface InboxView {
  value: string;
  label: string;
  alarming?: boolean;
  uncounted?: boolean;
  filter: (userId: string) => ConversationFilter;
}

const awake: ConversationFilter = { status: { equalTo: "open" }, snoozedUntil: { isNull: true } };
const open: InboxView = { value: "open", label: t("inbox.viewOpen"), filter: () => awake };

/** The predefined filters, as chips above the list. */
export const inboxViews: readonly InboxView[] = [
  open,
  { value: "unread", label: t("inbox.viewUnread"), alarming: true, filter: () => ({ isUnread: { equalTo: true } }) },
  {
    value: "mine",
    label: t("inbox.viewMine"),
    filter: (userId) => ({ ...awake, assignedToId: { equalTo: userId } }),
  },
  {
    value: "unplaced",
    label: t("inbox.viewUnplaced"),
    filter: () => ({ ...awake, serviceOrderId: { isNull: true } }),
  },
  { value: "snoozed", label: t("inbox.viewSnoozed"), filter: () => ({ snoozedUntil: { isNull: false } }) },
  { value: "done", label: t("inbox.viewDone"), uncounted: true, filter: () => ({ status: { equalTo: "done" } }) },
];

export const inboxViewOf = ({ view }: Search): InboxView => inboxViews.find(({ value }) => value === view) ?? open;

/** Returns the filter for a view with the search in the address. */
export const conversationsIn = (view: InboxView, { search: typed }: Search, userId: string): ConversationFilter => ({
  ...view.filter(userId),
  ...searchFilter(typed),
});
