import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { pagedAnswer } from "#data/lists/paged-answer.ts";
import { graphql } from "#graphql/gql.ts";
import { countedPage } from "#records/use-list-page.ts";
import { ViewChips } from "#ui/filter/view-chips.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { BlankState, ErrorState } from "#ui/layout/blank-state.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { Pages } from "#ui/table/pages.tsx";
import { usePaging } from "#ui/table/use-paging.ts";
import { ConversationRow } from "./conversation-row.tsx";
import { conversationsIn, inboxViewOf, inboxViews, type InboxView } from "./inbox-views.ts";

const InboxPage = graphql(`
  query InboxPage($first: Int!, $offset: Int!, $filter: ConversationFilter) {
    conversations(first: $first, offset: $offset, orderBy: [LAST_SAID_AT_DESC, PRIMARY_KEY_ASC], filter: $filter) {
      boundedCount {
        count
        isMore
      }
      nodes {
        id
        ...ConversationRow
      }
    }
  }
`);

const InboxCounts = graphql(`
  query InboxCounts($filter: ConversationFilter) @eachView(of: [open, unread, mine, unplaced, snoozed]) {
    conversations(filter: $filter) {
      boundedCount {
        count
        isMore
      }
    }
  }
`);

interface ConversationListProps {
  userId: string;
  /** The one that is open beside the list. */
  current: string | undefined;
}

/** What the list reads again when a conversation has changed. */
export const listQueries = ["InboxPage", "InboxCounts"];

/** The conversations of a view, the latest first. */
export function ConversationList({ userId, current }: ConversationListProps) {
  const { search, change } = useAddress();
  const { page, size, ...paging } = usePaging();
  const view = inboxViewOf(search);
  const asked = useQuery(InboxPage, {
    variables: { first: size, offset: page * size, filter: conversationsIn(view, search, userId) },
    fetchPolicy: "cache-and-network",
  });
  const shown = countedPage((asked.data ?? asked.previousData)?.conversations ?? null);
  const { rows, total = 0, problem, retry } = pagedAnswer(shown, asked);

  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 2, minHeight: 0, height: "100%" }}>
      <SearchField
        label={t("inbox.searchInbox")}
        value={search["search"] ?? ""}
        onSearch={(typed) => change({ search: typed, page: undefined })}
      />
      <InboxViewChips userId={userId} selected={view} />
      <Box sx={{ flexGrow: 1, minHeight: 0, overflowY: "auto", mx: -1, px: 1 }}>
        {problem !== undefined && <ErrorState message={problem} onRetry={retry} />}
        {problem === undefined && !rows && <ListSkeleton />}
        {rows?.length === 0 && <NothingHere isSearched={Boolean(search["search"])} />}
        {rows && rows.length > 0 && (
          <Box component="ul" aria-label={t("inbox.conversations")} sx={{ m: 0, p: 0, listStyle: "none" }}>
            {rows.map((row) => (
              <ConversationRow key={row.id} conversation={row} isCurrent={row.id === current} />
            ))}
          </Box>
        )}
      </Box>
      {total > size && <Pages paging={{ page, size, ...paging }} total={total} isMore={shown?.isMore ?? false} />}
    </Box>
  );
}

function InboxViewChips({ userId, selected }: { userId: string; selected: InboxView }) {
  const filters = Object.fromEntries(inboxViews.map(({ value, filter }) => [value, filter(userId)]));
  const { open, unread, mine, unplaced, snoozed } = filters;
  const { data } = useQuery(InboxCounts, {
    variables: { open, unread, mine, unplaced, snoozed },
    fetchPolicy: "cache-and-network",
  });
  return <ViewChips views={inboxViews} selected={selected} counts={data} />;
}

const NothingHere = ({ isSearched }: { isSearched: boolean }) => (
  <BlankState kind={isSearched ? "noMatch" : "empty"} title={t("inbox.nothingHere")} dense>
    {isSearched ? t("inbox.noneMatch") : t("inbox.aboutInbox")}
  </BlankState>
);

const ListSkeleton = () => (
  <Box aria-hidden>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} variant="rounded" height={76} sx={{ mb: 1 }} />
    ))}
  </Box>
);
