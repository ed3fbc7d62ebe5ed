import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { MessageOrderBy, MessageRowFragment, MessageFilter } from "#graphql/graphql.ts";
import { listOrder, useListPage } from "#records/use-list-page.ts";
import { NoRows } from "#ui/table/no-rows.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { SelectFilter } from "#ui/filter/select-filter.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { messageColumns } from "./message-columns.tsx";
import { MessageRow } from "./message-row.ts";
import { MessageSheet } from "./message-sheet.tsx";
import { messageStatusChoices, MessageStatus } from "./message-status.tsx";
import { searchFilter } from "#data/lists/search-filter.ts";
import Typography from "@mui/material/Typography";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { templateWord } from "#features/mail/mail-words.ts";
import { phoneWords } from "#ui/text/phone-text.tsx";

/** The filters of the log, by their names in the URL. */
const messageFilterNames = ["search", "status"] as const;

type Search = Readonly<Record<string, string | undefined>>;

/** Returns the filter in the URL; the search matches the order or the address. */
function messagesIn({ search: typed = "", status }: Search): MessageFilter {
  const sought = typed.trim();
  const known = messageStatusChoices.some(({ value }) => value === status);
  return {
    ...(known && status && { status: { equalTo: status } }),
    ...(sought && {
      or: [{ recipient: { includesInsensitive: sought } }, { serviceOrder: searchFilter(sought) }],
    }),
  };
}

const MailLogPage = graphql(`
  query MailLogPage($first: Int!, $offset: Int!, $orderBy: [MessageOrderBy!], $filter: MessageFilter) {
    messages(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...MessageRow
      }
    }
  }
`);

const orderBy = listOrder<MessageOrderBy>(
  {
    template: { asc: "TEMPLATE_ASC", desc: "TEMPLATE_DESC" },
    recipient: { asc: "RECIPIENT_ASC", desc: "RECIPIENT_DESC" },
    status: { asc: "STATUS_ASC", desc: "STATUS_DESC" },
    createdAt: { asc: "CREATED_AT_ASC", desc: "CREATED_AT_DESC" },
  },
  "CREATED_AT_DESC",
);

const card = (message: MessageRowFragment) => <MessageCard message={message} />;

/** All emails that were sent or failed, newest first. */
export function MailLog({ readsText }: { readsText: boolean }) {
  const { table, search, change } = useListPage(MailLogPage, {
    variables: ({ sort, search, ...page }) => ({
      ...page,
      orderBy: orderBy(sort),
      filter: messagesIn(search),
    }),
    page: ({ messages }) => messages,
    read: (row) => readFragment(MessageRow, row),
  });

  return (
    <>
      <LogFilters />
      <PagedTable
        label={t("mail.sentEmails")}
        columns={messageColumns}
        {...table}
        card={card}
        onOpen={({ id }) => change({ message: id })}
        empty={
          <NoRows of={t("base.listEmails")} filterNames={messageFilterNames}>
            {t("mail.everyMailAboutAnOrderStands")}
          </NoRows>
        }
      />
      <MessageSheet
        id={search["message"] ?? null}
        readsText={readsText}
        onClose={() => change({ message: undefined })}
      />
    </>
  );
}

function LogFilters() {
  const { search, change } = useAddress();

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <SearchField
        label={t("mail.searchOrderOrAddress")}
        value={search["search"] ?? ""}
        onSearch={(typed) => change({ search: typed, page: undefined })}
      />
      <SelectFilter
        label={t("base.status")}
        value={search["status"]}
        choices={messageStatusChoices}
        onSelect={(status) => change({ status, page: undefined })}
      />
    </Box>
  );
}

/** A message on a phone. */
function MessageCard({ message }: { message: MessageRowFragment }) {
  const { template, recipient, serviceOrder, status, createdAt } = message;
  const of = serviceOrder ? `${serviceOrder.internalOrderNumber} · ` : "";

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <TwoLines main={templateWord(template)} second={`${of}${phoneWords(recipient)}`} />
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <MessageStatus status={status} />
        <Typography variant="body2" color="textSecondary">
          <RelativeTime moment={createdAt} />
        </Typography>
      </Box>
    </Box>
  );
}
