import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { QboCompanyFragment, QboRecordRowFragment } from "#graphql/graphql.ts";
import { useListPage } from "#records/use-list-page.ts";
import { isReading, useFollowing } from "#features/accounting/connection/under-way.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { NoRows } from "#ui/table/no-rows.tsx";
import { PagedTable } from "#ui/table/paged-table.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { ImportHead } from "./import-head.tsx";
import { RecordChips } from "./record-chips.tsx";
import { recordColumns, OurCustomer, TheirCustomer } from "./record-columns.tsx";
import { recordsIn, recordViewOf, recordViews } from "./record-views.ts";
import Box from "@mui/material/Box";
import { LookChip } from "#ui/text/look-chip.tsx";
import { decisionLook } from "./record-words.ts";

const QboRecordRow = graphql(`
  fragment QboRecordRow on QboRecord {
    id
    name
    isActive
    details
    match
    decision
    problem
    appliedAt
    chosenCustomer {
      ...CustomerName
    }
    suggestedCustomer {
      ...CustomerName
    }
  }
`);

const DecideDialog = lazyPart(async () => (await import("./decide-dialog.tsx")).DecideDialog);

const QboRecordsPage = graphql(`
  query QboRecordsPage($first: Int!, $offset: Int!, $filter: QboRecordFilter) {
    qboRecords(first: $first, offset: $offset, filter: $filter, orderBy: [NAME_ASC, ID_ASC]) {
      totalCount
      nodes {
        id
        ...QboRecordRow
      }
    }
  }
`);

const QboRecordCounts = graphql(`
  query QboRecordCounts($filter: QboRecordFilter) @eachView(of: [open, suggested, decided, linked, ignored]) {
    qboRecords(filter: $filter) {
      totalCount
    }
  }
`);

const card = (record: QboRecordRowFragment) => <RecordCard record={record} />;

/** The customers that QuickBooks has already: which of them are ours, and which become new ones. */
export function ImportCustomers({ company }: { company: QboCompanyFragment }) {
  const counts = useRecordCounts(company);
  const [asked, setAsked] = useState<QboRecordRowFragment | null>(null);
  const navigate = useNavigate();
  const { table } = useListPage(QboRecordsPage, {
    variables: ({ first, offset, search }) => ({
      first,
      offset,
      filter: recordsIn(recordViewOf(search), search, company.id),
    }),
    page: ({ qboRecords }) => qboRecords,
    read: (row) => readFragment(QboRecordRow, row),
  });
  useFollowing(company, table.answer.retry);
  const open = (record: QboRecordRowFragment) => {
    if (record.appliedAt === null) setAsked(record);
    else if (record.chosenCustomer) void navigate({ to: `/customers/${record.chosenCustomer.id}` });
  };

  return (
    <>
      <ImportHead company={company} decided={counts?.decided?.totalCount} suggested={counts?.suggested?.totalCount} />
      <RecordChips counts={counts} />
      <PagedTable
        label={t("accounting.customersInQuickbooks")}
        columns={recordColumns}
        {...table}
        card={card}
        onOpen={open}
        empty={<NoRecords company={company} isRead={recordViews.some(({ value }) => counts?.[value]?.totalCount)} />}
      />
      <Suspense>{asked && <DecideDialog record={asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  );
}

/** How many there are in each view; those to carry out are counted whatever is searched for. */
function useRecordCounts(company: QboCompanyFragment) {
  const { search } = useAddress();
  const variables = Object.fromEntries(recordViews.map((view) => [view.value, recordsIn(view, search, company.id)]));
  const { data, previousData, refetch } = useQuery(QboRecordCounts, { variables, fetchPolicy: "cache-and-network" });
  useFollowing(company, () => void refetch());
  return data ?? previousData;
}

const filterNames = ["view", "search"] as const;

/** `isRead`: there are customers in other views. */
function NoRecords({ company, isRead }: { company: QboCompanyFragment; isRead: boolean }) {
  const { search } = useAddress();
  if (filterNames.some((name) => search[name]))
    return (
      <NoRows of={t("base.listCustomers")} filterNames={filterNames}>
        {null}
      </NoRows>
    );
  if (isReading(company))
    return (
      <BlankState kind="empty" title={t("accounting.readingNow")} dense>
        {t("accounting.readingNowHelp")}
      </BlankState>
    );
  if (company.recordsReadAt === null)
    return (
      <BlankState kind="empty" title={t("accounting.nothingReadYet")} dense>
        {t("accounting.nothingReadYetHelp")}
      </BlankState>
    );

  return (
    <BlankState kind="empty" title={isRead ? t("accounting.allDecided") : t("accounting.noCustomersThere")} dense>
      {t("accounting.allDecidedHelp")}
    </BlankState>
  );
}

/** A customer in QuickBooks on a phone; the card opens the decision. */
function RecordCard({ record }: { record: QboRecordRowFragment }) {
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <TheirCustomer record={record} />
      <OurCustomer record={record} />
      <LookChip look={decisionLook(record)} />
    </Box>
  );
}
